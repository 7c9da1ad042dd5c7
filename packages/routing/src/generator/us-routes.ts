import { toPoint, type LatLng } from '../no-road/no-road-data.ts';
import { toGrid, type SourceRoad } from './source-roads.ts';

export type RouteName = {
  name: string;
  /** Mostly four lanes, or the usual way of trucks: near an Interstate in speed. */
  isTruckRoad: boolean;
};

/** By the towns on it. */
export type TracedRoute = RouteName & { towns: readonly (readonly [name: string, lat: number, lng: number])[] };

/** data/us-routes.json: numbered highways. The source of the roads has no numbers but those of Interstates. */
export type UsRoutes = {
  /** Roads that the source lacks. */
  drawn: readonly (RouteName & { points: readonly LatLng[] })[];
  traced: readonly TracedRoute[];
};

export function listDrawnRoads({ drawn }: Pick<UsRoutes, 'drawn'>): SourceRoad[] {
  return drawn.map(({ points, name, isTruckRoad }) => ({
    points: points.map(toPoint).map(toGrid),
    kind: 'o',
    number: null,
    route: { name, isTruckRoad },
  }));
}

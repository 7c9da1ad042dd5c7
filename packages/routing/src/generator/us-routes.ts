import { isInBox, toPoint, type Box, type LatLng } from '../geo/no-road-areas.ts';
import type { Piece } from './pieces.ts';
import type { RouteName } from './route-name.ts';
import { toGrid, type SourceRoad } from './source-roads.ts';

/** By the towns on it. */
export type TracedRoute = RouteName & { towns: readonly (readonly [name: string, lat: number, lng: number])[] };

/** data/us-routes.json: numbered highways. The source of the roads has no numbers but those of Interstates. */
export type UsRoutes = {
  /** Roads that the source lacks. */
  drawn: readonly (RouteName & { points: readonly LatLng[] })[];
  traced: readonly TracedRoute[];
  /** Interstates that have a wrong number in the source within a box. */
  renumbered: readonly { from: string; to: string; box: Box }[];
};

export function renumber(pieces: readonly Piece[], { renumbered }: Pick<UsRoutes, 'renumbered'>): Piece[] {
  return pieces.map((piece) => {
    const { from, to, road } = piece;
    const right = renumbered.find((row) => row.from === road.number && isInBox(from, row.box) && isInBox(to, row.box));
    return right === undefined ? piece : { ...piece, road: { ...road, number: right.to } };
  });
}

export function listHandmadeRoads({ drawn }: Pick<UsRoutes, 'drawn'>): SourceRoad[] {
  return drawn.map(({ points, name, isTruckRoad }) => ({
    points: points.map(toPoint).map(toGrid),
    kind: 'o',
    number: null,
    isDrawn: true,
    route: { name, isTruckRoad },
  }));
}

import { formatNearest, type ClosedRoad, type TripPlace } from '@wideload/domain';
import type { Geography } from '../geo/geography.ts';
import { indexNodes } from '../graph/node-cells.ts';
import type { RoadGraph, Edge } from '../graph/road-graph.ts';
import { listAccesses } from '../graph/access.ts';
import { createPathFinder } from '../graph/path-finder.ts';
import { createWayFinder } from '../graph/way-finder.ts';
import { checkPlaces, type PlaceRefusal } from './check-places.ts';
import { findNearest, round } from './crossing.ts';
import { listPlaceNotes } from './place-notes.ts';
import { toRoutes, type Routes } from './to-routes.ts';

/** The usual highway routes through two or more places, for planning: a permit names the route that must be driven. */
export function createRouteFinder(graph: RoadGraph, geography: Geography) {
  const findWays = createWayFinder(graph, geography);
  const { towns } = geography;
  return function findRoutes(places: readonly TripPlace[], closed: readonly ClosedRoad[] = []): Routes | PlaceRefusal {
    const checked = checkPlaces(places, geography);
    if ('fault' in checked) return checked;
    const ways = findWays(checked, closed);
    if ('withoutRoad' in ways) return { fault: 'no-road', place: ways.withoutRoad };
    const notes = listPlaceNotes(checked, ways.milesToRoads);
    return toRoutes(ways.fastest, ways.other, { places, towns, notes, closed });
  };
}

/** A way takes the highway where it is not much of a detour. */
const factor = 0.6;
/** A highway that is only crossed, or driven from one junction to the next, is not the way. */
const leastMiles = 10;

export type ViaQuestion = { road: string; from: TripPlace; to: TripPlace };

/** The longest unbroken stretch of the road. */
function findStretch(links: readonly Edge[], road: string): Edge[] {
  const stretches: Edge[][] = [[]];
  for (const link of links)
    if (link.road === road) stretches.at(-1)?.push(link);
    else if (link.road !== '') stretches.push([]);
  const measure = (stretch: readonly Edge[]) => stretch.reduce((sum, { miles }) => sum + miles, 0);
  const longest = stretches.reduce((best, one) => (measure(one) > measure(best) ? one : best), []);
  return measure(longest) >= leastMiles ? longest : [];
}

/** A stop in the middle of a highway between two places; null where no way between them takes it. */
export function createViaFinder(graph: RoadGraph, geography: Geography) {
  const cells = indexNodes(graph.nodes);
  const findPath = createPathFinder(graph);
  const ground = { ...geography, graph };
  return function findVia({ road, from, to }: ViaQuestion): TripPlace | null {
    const edges = graph.listEdges((use) => use.road === road);
    const [on, off] = [listAccesses(from, cells, ground), listAccesses(to, cells, ground)];
    if (edges.length === 0 || on.length === 0 || off.length === 0) return null;
    const { steps } = findPath({ on, off, to }, { edges, factor });
    const stretch = findStretch(
      steps.map(({ link }) => link),
      road,
    );
    const middle = graph.nodes[stretch[Math.floor(stretch.length / 2)]?.from ?? -1];
    if (middle === undefined) return null;
    const at = round(middle);
    return { label: `${road}${formatNearest(findNearest(at, geography.towns))}`, ...at };
  };
}

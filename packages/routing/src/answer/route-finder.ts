import type { ClosedRoad, TripPlace } from '@wideload/domain';
import type { Geography } from '../geo/geography.ts';
import type { RoadGraph } from '../graph/road-graph.ts';
import { createWayFinder } from '../search/way-finder.ts';
import { checkPlaces, type PlaceRefusal } from './check-places.ts';
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

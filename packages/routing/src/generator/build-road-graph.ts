import type { RoadGraphFile } from '../graph/road-graph-file.ts';
import { createCountyFinder, type CountyRow } from '../states/county-finder.ts';
import { decodeBorders } from '../states/border-file.ts';
import { createStateFinder, type StateFinder } from '../states/state-finder.ts';
import type { NoRoadData } from '../no-road/no-road-data.ts';
import type { TownRow } from '../geo/towns.ts';
import { cutCrossings } from './cut-crossings.ts';
import { encodeGraph } from './encode-graph.ts';
import { joinGaps } from './join-gaps.ts';
import { buildLinks } from './links.ts';
import { listPieces, type Piece } from './pieces.ts';
import { nameRoutes } from './trace-routes.ts';
import { listHandmadeRoads, renumber, type UsRoutes } from './us-routes.ts';
import { decodeRoads, type RoadsTopology } from './source-roads.ts';
import type { Place } from '@wideload/domain';
import { findNoRoadArea, toNoRoadAreas } from '../no-road/no-road-areas.ts';

const slowCities = 60;

type Sources = {
  roads: RoadsTopology;
  borders: Uint8Array;
  noRoad: NoRoadData;
  routes: UsRoutes;
  counties: readonly CountyRow[];
  /** Most populous first. */
  towns: readonly TownRow[];
};

export function buildRoadGraph({ roads, borders, noRoad, routes, counties, towns }: Sources): RoadGraphFile {
  const cities = towns.slice(0, slowCities).map(([, , lng, lat]) => ({ lat, lng }));
  const states = createStateFinder(decodeBorders(borders));
  const sources = [...decodeRoads(roads, noRoad), ...listHandmadeRoads(routes)];
  const usable = dropNoRoads(listPieces(sources), noRoad, states);
  const pieces = nameRoutes(renumber(joinGaps(cutCrossings(usable), noRoad), routes), routes.traced);
  return encodeGraph(buildLinks(pieces, cities), {
    states,
    counties: createCountyFinder(counties),
  });
}

/** The source may have a road at the border a little beyond it. */
const sourceErrorMiles = 0.5;

/** The pieces by which a truck can go on: not those on islands, nor those abroad. */
function dropNoRoads(pieces: readonly Piece[], noRoad: NoRoadData, states: StateFinder): Piece[] {
  const areas = toNoRoadAreas(noRoad);
  const isInArea = (at: Place) => findNoRoadArea(at, areas) !== null;
  const isAbroad = (at: Place) => states.findState(at) === null && states.findNearest(at, sourceErrorMiles) === null;
  return pieces.filter(
    ({ from, to, road }) =>
      !(isInArea(from) && isInArea(to)) && !(road.leavesCountry === true && (isAbroad(from) || isAbroad(to))),
  );
}

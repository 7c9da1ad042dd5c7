import type { RoadGraphFile } from '../graph/road-graph-file.ts';
import { createCountyFinder, type CountyRow } from '../states/county-finder.ts';
import { createStateFinder } from '../states/state-finder.ts';
import { decodeStateShapes, type StatesTopology } from '../states/state-shapes.ts';
import type { TownRow } from '../geo/towns.ts';
import { cutCrossings } from './cut-crossings.ts';
import { encodeGraph } from './encode-graph.ts';
import { joinGaps } from './join-gaps.ts';
import { buildLinks } from './links.ts';
import { listPieces } from './pieces.ts';
import { decodeRoads, type RoadsTopology } from './source-roads.ts';

const slowCities = 60;

type Sources = {
  roads: RoadsTopology;
  states: StatesTopology;
  counties: readonly CountyRow[];
  /** Most populous first. */
  towns: readonly TownRow[];
};

export function buildRoadGraph({ roads, states, counties, towns }: Sources): RoadGraphFile {
  const cities = towns.slice(0, slowCities).map(([, , lng, lat]) => ({ lat, lng }));
  const pieces = joinGaps(cutCrossings(listPieces(decodeRoads(roads))));
  return encodeGraph(buildLinks(pieces, cities), {
    states: createStateFinder(decodeStateShapes(states)),
    counties: createCountyFinder(counties),
  });
}

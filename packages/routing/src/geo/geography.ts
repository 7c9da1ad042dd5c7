import { createCountyFinder, type CountyFinder, type CountyRow } from '../states/county-finder.ts';
import { createStateFinder, type StateFinder } from '../states/state-finder.ts';
import { decodeStateShapes, type StatesTopology } from '../states/state-shapes.ts';
import { toTowns, type Town, type TownRow } from './towns.ts';

/** The shapes of the states and of the counties with curfews, and the towns by which the answers name places. */
export type Geography = { states: StateFinder; counties: CountyFinder; towns: readonly Town[] };

type Sources = { states: StatesTopology; counties: readonly CountyRow[]; towns: readonly TownRow[] };

export function createGeography({ states, counties, towns }: Sources): Geography {
  return {
    states: createStateFinder(decodeStateShapes(states)),
    counties: createCountyFinder(counties),
    towns: toTowns(towns),
  };
}

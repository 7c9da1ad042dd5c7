import { createStateFinder, type StateFinder } from '../states/state-finder.ts';
import { decodeStateShapes, type StatesTopology } from '../states/state-shapes.ts';
import { toTowns, type Town, type TownRow } from './towns.ts';

/** The states and the towns by which the answers name places. */
export type Geography = { states: StateFinder; towns: readonly Town[] };

export function createGeography(states: StatesTopology, towns: readonly TownRow[]): Geography {
  return { states: createStateFinder(decodeStateShapes(states)), towns: toTowns(towns) };
}

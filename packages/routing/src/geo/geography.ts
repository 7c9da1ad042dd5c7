import { type Box, type NoRoadData, toNoRoadAreas, type NoRoadArea } from './no-road-areas.ts';
import { decodeBorders } from '../states/border-file.ts';
import { createBorderGrid } from '../states/border-grid.ts';
import { createCountyFinder, type CountyFinder, type CountyRow } from '../states/county-finder.ts';
import { createDryTest, type IsDry } from '../states/dry-leg.ts';
import { createStateFinder, type StateFinder } from '../states/state-finder.ts';
import { toTowns, type Town, type TownRow } from './towns.ts';

/** The borders of the states, the counties with curfews, and the towns by which the answers name places. */
export type Geography = {
  states: StateFinder;
  isDry: IsDry;
  noRoadAreas: readonly NoRoadArea[];
  /** In Canada and Mexico. */
  abroad: readonly Box[];
  counties: CountyFinder;
  towns: readonly Town[];
};

type Sources = {
  borders: Uint8Array;
  noRoad: Pick<NoRoadData, 'areas' | 'abroad'>;
  counties: readonly CountyRow[];
  towns: readonly TownRow[];
};

export function createGeography({ borders: bytes, noRoad, counties, towns }: Sources): Geography {
  const borders = decodeBorders(bytes);
  const grid = createBorderGrid(borders);
  return {
    states: createStateFinder(borders, grid),
    isDry: createDryTest(borders, grid),
    noRoadAreas: toNoRoadAreas(noRoad),
    abroad: noRoad.abroad.boxes,
    counties: createCountyFinder(counties),
    towns: toTowns(towns),
  };
}

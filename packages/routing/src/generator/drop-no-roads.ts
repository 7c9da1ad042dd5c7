import type { Place } from '@wideload/domain';
import { findNoRoadArea, toNoRoadAreas } from '../no-road/no-road-areas.ts';
import type { NoRoadData } from '../no-road/no-road-data.ts';
import type { StateFinder } from '../states/state-finder.ts';
import type { Piece } from './pieces.ts';

/** The source may have a road at the border a little beyond it. */
const sourceErrorMiles = 0.5;

/** The pieces by which a truck can go on: not those on islands, nor those abroad. */
export function dropNoRoads(pieces: readonly Piece[], noRoad: NoRoadData, states: StateFinder): Piece[] {
  const areas = toNoRoadAreas(noRoad);
  const isInArea = (at: Place) => findNoRoadArea(at, areas) !== null;
  const isAbroad = (at: Place) => states.findState(at) === null && states.findNearest(at, sourceErrorMiles) === null;
  return pieces.filter(
    ({ from, to, road }) =>
      !(isInArea(from) && isInArea(to)) && !(road.leavesCountry === true && (isAbroad(from) || isAbroad(to))),
  );
}

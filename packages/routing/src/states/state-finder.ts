import { computeMilesToArea, isWithin, type Area, type Place, type StateCode } from '@wideload/domain';
import { indexBorders, isNearBorder, toCell } from './border-cells.ts';
import type { StateShapes } from './state-shapes.ts';

export type StateFinder = {
  /** Of the lower 48 states and DC. */
  areas: ReadonlyMap<StateCode, Area>;
  /** Null in water and abroad. */
  findState(at: Place): StateCode | null;
  /** Nearer than `miles`, at most 0.9, to a line between two states; coasts do not count. */
  isNearBorder(at: Place, miles: number): boolean;
  /** Both places are in one state if they are in one cell through which no line runs. */
  isSameState(one: Place, other: Place): boolean;
  findNearest(at: Place, withinMiles: number): StateCode | null;
};

export function createStateFinder({ shapes, borders, coasts }: StateShapes): StateFinder {
  const borderCells = indexBorders(borders);
  const lineCells = indexBorders([...borders, ...coasts]);

  return {
    findState(at) {
      const { lat, lng } = at;
      for (const { state, area, south, north, west, east } of shapes)
        if (lat >= south && lat <= north && lng >= west && lng <= east && isWithin(at, area)) return state;
      return null;
    },
    isNearBorder: (at, miles) => isNearBorder(at, miles, borderCells),
    isSameState(one, other) {
      const cell = toCell(one);
      return cell === toCell(other) && !lineCells.has(cell);
    },
    areas: new Map(shapes.map(({ state, area }) => [state, area])),
    findNearest(at, withinMiles) {
      const near = shapes.map(({ state, area }) => ({ state, miles: computeMilesToArea(at, area) }));
      const nearest = near.reduce((best, one) => (one.miles < best.miles ? one : best));
      return nearest.miles <= withinMiles ? nearest.state : null;
    },
  };
}

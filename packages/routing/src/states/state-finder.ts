import { isWithin, type Place, type StateCode } from '@wideload/domain';
import { indexBorders, isNearBorder, toCell } from './border-cells.ts';
import { toSegments, type StateShapes } from './state-shapes.ts';
import { computeMilesToSegment } from '../geo/flat.ts';

export type StateFinder = {
  /** Null in water and abroad. */
  findState(at: Place): StateCode | null;
  /** Nearer than `miles`, at most 0.9, to a line between two states; coasts do not count. */
  isNearBorder(at: Place, miles: number): boolean;
  /** Both places are in one state if they are in one cell through which no line runs. */
  isSameState(one: Place, other: Place): boolean;
  /** To the line around the state. */
  computeMilesTo(state: StateCode, at: Place): number;
  findNearest(at: Place, withinMiles: number): StateCode | null;
};

export function createStateFinder({ shapes, borders, coasts }: StateShapes): StateFinder {
  const borderCells = indexBorders(borders);
  const lineCells = indexBorders([...borders, ...coasts]);

  function computeMilesTo(state: StateCode, at: Place): number {
    const lines = shapes.filter((shape) => shape.state === state).flatMap(({ area }) => area.flat());
    const miles = lines.flatMap(toSegments).map(([from, to]) => computeMilesToSegment(at, from, to));
    return Math.min(...miles);
  }

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
    computeMilesTo,
    findNearest(at, withinMiles) {
      const near = shapes.map(({ state }) => ({ state, miles: computeMilesTo(state, at) }));
      const nearest = near.reduce((best, one) => (one.miles < best.miles ? one : best));
      return nearest.miles <= withinMiles ? nearest.state : null;
    },
  };
}

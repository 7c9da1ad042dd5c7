import type { Place, StateCode } from '@wideload/domain';
import { computeMilesToSegment, milesPerLat, toMilesPerLng } from '../geo/flat.ts';
import { borderSteps, type Borders } from './border-file.ts';
import { createBorderGrid, type BorderGrid, type Box } from './border-grid.ts';

export type StateFinder = {
  /** Of the lower 48 states and DC. Null in water and abroad. */
  findState(at: Place): StateCode | null;
  /** A line between two states is nearer than `miles`; coasts do not count. */
  isNearBorder(at: Place, miles: number): boolean;
  /** The two states at the nearest such line. */
  findBorder(at: Place, withinMiles: number): [StateCode, StateCode] | null;
  /** Both places are in one state if they are in one cell through which no line runs. */
  isSameState(one: Place, other: Place): boolean;
  /** The place is in the state, or not farther from it. */
  isNear(at: Place, state: StateCode, withinMiles: number): boolean;
  findNearest(at: Place, withinMiles: number): { state: StateCode; miles: number } | null;
};

/** Around a place, in degrees. */
export function toBox({ lat, lng }: Place, miles: number): Box {
  const [up, right] = [miles / milesPerLat, miles / toMilesPerLng(lat)];
  return { south: lat - up, north: lat + up, west: lng - right, east: lng + right };
}

export function createStateFinder(borders: Borders, grid: BorderGrid = createBorderGrid(borders)): StateFinder {
  const { states, left, right } = borders;
  const toState = (number: number | undefined): StateCode | null => states[(number ?? 0) - 1] ?? null;
  const toPoint = (at: number): Place => ({
    lat: (borders.lat[at] ?? 0) / borderSteps,
    lng: (borders.lng[at] ?? 0) / borderSteps,
  });

  /** The nearest of the segments that count. */
  function findNearestSegment(at: Place, withinMiles: number, counts: (segment: number) => boolean) {
    let nearest: { segment: number; miles: number } | null = null;
    for (const segment of grid.listSegments(toBox(at, withinMiles))) {
      if (!counts(segment)) continue;
      const miles = computeMilesToSegment(at, toPoint(segment), toPoint(segment + 1));
      if (miles <= (nearest?.miles ?? withinMiles)) nearest = { segment, miles };
    }
    return nearest;
  }

  const isBorder = (segment: number) => left[segment] !== 0 && right[segment] !== 0 && left[segment] !== right[segment];
  const findState = ({ lat, lng }: Place) => toState(grid.findEasternSide(lat * borderSteps, lng * borderSteps));

  return {
    findState,
    isNearBorder: (at, miles) => findNearestSegment(at, miles, isBorder) !== null,
    findBorder(at, withinMiles) {
      const segment = findNearestSegment(at, withinMiles, isBorder)?.segment;
      const [one, other] = segment === undefined ? [] : [toState(left[segment]), toState(right[segment])];
      return one && other ? [one, other] : null;
    },
    isSameState(one, other) {
      const cell = grid.findCell(one);
      return cell === grid.findCell(other) && !grid.hasSegments(cell);
    },
    isNear(at, state, withinMiles) {
      const isOf = (segment: number) => toState(left[segment]) === state || toState(right[segment]) === state;
      return findState(at) === state || findNearestSegment(at, withinMiles, isOf) !== null;
    },
    findNearest(at, withinMiles) {
      const found = findNearestSegment(at, withinMiles, (segment) => left[segment] !== right[segment]);
      const state = found && (toState(left[found.segment]) ?? toState(right[found.segment]));
      return found === null || state === null ? null : { state, miles: found.miles };
    },
  };
}

import type { Place } from '@wideload/domain';
import { computeFlatMiles } from '../geo/flat.ts';
import { borderSteps, type Borders } from './border-file.ts';
import type { BorderGrid } from './border-grid.ts';
import type { StateFinder } from './state-finder.ts';

/** A pier, a creek that the shore line cuts off. */
const mostMilesOffLand = 0.4;

/** The shares of the leg at which it leaves the land or comes back to it; null if it meets a watery line. */
function listShores({ from, to }: Leg, borders: Borders, grid: BorderGrid): number[] | null {
  const { lat, lng, left, right, isWatery } = borders;
  const [x, y] = [from.lng * borderSteps, from.lat * borderSteps];
  const [across, up] = [to.lng * borderSteps - x, to.lat * borderSteps - y];
  const shores = new Map<number, number>();
  for (const segment of grid.listNearWater(toBox(from, to))) {
    const isShore = left[segment] !== right[segment] && (left[segment] === 0 || right[segment] === 0);
    if (!isShore && isWatery[segment] === 0) continue;
    const [x1, y1] = [lng[segment] ?? 0, lat[segment] ?? 0];
    const [right1, up1] = [(lng[segment + 1] ?? 0) - x1, (lat[segment + 1] ?? 0) - y1];
    const turn = across * up1 - up * right1;
    const along = ((x1 - x) * up1 - (y1 - y) * right1) / turn;
    const alongSegment = ((x1 - x) * up - (y1 - y) * across) / turn;
    if (!(along >= 0 && along <= 1 && alongSegment >= 0 && alongSegment < 1)) continue;
    if (isWatery[segment] === 1) return null;
    shores.set(segment, along);
  }
  return [...shores.values()].toSorted((one, other) => one - other);
}

type Leg = { from: Place; to: Place };

const toBox = (from: Place, to: Place) => ({
  south: Math.min(from.lat, to.lat),
  north: Math.max(from.lat, to.lat),
  west: Math.min(from.lng, to.lng),
  east: Math.max(from.lng, to.lng),
});

/** A pin in the water is at most this far from a state. */
const offshoreMiles = 3;

/** 0 on land. */
export function measureOffLand(at: Place, { findState, findNearest }: StateFinder): number {
  return findState(at) === null ? (findNearest(at, offshoreMiles)?.miles ?? 0) : 0;
}

/** Roads of the source are off by up to a mile. */
const maxSourceErrorMiles = 1;

/**
 * Tells if a straight leg from a place to a road can be driven: over no wide water. `offLand`: miles from a place on a pier
 * to the land.
 */
export type IsDry = (from: Place, to: Place, offLand: number) => boolean;

export function createDryTest(borders: Borders, grid: BorderGrid): IsDry {
  return function isDry(from, to, offLand) {
    const shores = listShores({ from, to }, borders, grid);
    if (shores === null) return false;
    if (shores.length === 0 && offLand === 0) return true;
    const miles = computeFlatMiles(from, to);
    let [isOnLand, wet, last] = [offLand === 0, 0, 0];
    let before = 0;
    for (const share of [...shores, 1]) {
      last = isOnLand ? 0 : (share - before) * miles;
      wet += last;
      isOnLand = !isOnLand;
      before = share;
    }
    return wet - Math.min(last, maxSourceErrorMiles) <= mostMilesOffLand + offLand;
  };
}

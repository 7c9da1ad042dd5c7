import { findNearestTown, type Town } from '../geo/towns.ts';
import type { Way } from '../legs/way.ts';
import { countMilesByRoad } from './road-stretches.ts';

const mostRoads = 2;
/** A road counts if it differs by this share of the way. */
const leastShare = 0.08;
const nearMiles = 40;

/** The roads that the other way does not use, or the town in the middle of where the ways differ. */
export function listVia(way: Way, other: Way | null, towns: readonly Town[]): string[] {
  const elsewhere = countMilesByRoad(other?.parts ?? []);
  const differing = [...countMilesByRoad(way.parts)]
    .map(([road, miles]) => ({ road, miles: miles - (elsewhere.get(road) ?? 0) }))
    .filter(({ miles }) => miles >= way.miles * leastShare)
    .toSorted((one, another) => another.miles - one.miles)
    .slice(0, mostRoads)
    .map(({ road }) => road);
  if (differing.length > 0) {
    const order = way.parts.map(({ road }) => road);
    return differing.toSorted((one, another) => order.indexOf(one) - order.indexOf(another));
  }
  return findTownBetween(way, other, towns);
}

function findTownBetween(way: Way, other: Way | null, towns: readonly Town[]): string[] {
  const common = new Set(other?.line.map(({ lat, lng }) => `${lat} ${lng}`));
  const own = way.line.filter(({ lat, lng }) => !common.has(`${lat} ${lng}`));
  const middle = own[Math.floor(own.length / 2)];
  const town = middle === undefined ? null : findNearestTown(middle, nearMiles, towns);
  return town === null ? [] : [town.label];
}

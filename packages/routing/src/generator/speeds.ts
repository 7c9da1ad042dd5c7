import type { Place } from '@wideload/domain';
import { computeFlatMiles } from '../geo/flat.ts';
import type { Piece } from './pieces.ts';

const speeds = { i: 67, t: 67, f: 62, o: 52 } as const;
const inCity = { interstate: 55, truckRoad: 45, other: 32 } as const;
/** A highway of four lanes, or the usual way of trucks. */
const truckRoad = 63;
const cityMiles = 7;

/** A three-digit Interstate with an odd first digit leads into a city, with an even one around it. */
const spur = 52;
const beltway = 62;

function getInterstateSpeed(number: string | null, isInCity: boolean): number {
  const digits = number?.match(/^\d+/)?.[0] ?? '';
  if (digits.length === 3) return Number(digits[0]) % 2 === 1 ? spur : beltway;
  return isInCity ? inCity.interstate : speeds.i;
}

/** Free travel speeds in mph, of a truck on an empty road; only their ratios choose the route. */
export function getSpeed({ from, to, road }: Piece, cities: readonly Place[]): number {
  const middle = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
  const isInCity = cities.some((city) => computeFlatMiles(middle, city) <= cityMiles);
  if (road.kind === 'i') return getInterstateSpeed(road.number, isInCity);
  if (road.kind === 'o' && road.route?.isTruckRoad === true) return isInCity ? inCity.truckRoad : truckRoad;
  return road.kind === 'o' && isInCity ? inCity.other : speeds[road.kind];
}

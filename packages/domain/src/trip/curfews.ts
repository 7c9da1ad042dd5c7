import type { CurfewPlace, PermitTravel, Sourced } from '../states/facts/permit-fact.ts';
import type { CrossedCounty } from './trip.ts';

/** `route`: no way is known. `unnamed`: the source names no county, or the way is on a road without a number. */
export type OpenPlace = 'route' | 'unnamed';

/** @returns true if a curfew is on the way through a state, or why that is open. Without counties no way is known. */
export function findOnWay(place: CurfewPlace, counties: readonly CrossedCounty[] | undefined): boolean | OpenPlace {
  if (place.isStatewide === true) return true;
  if (counties === undefined) return 'route';
  if (place.isUnnamed === true) return 'unnamed';
  const crossed = counties.filter(({ county }) => place.counties.includes(county));
  return isOnRoads(
    crossed.flatMap(({ roads }) => roads),
    place,
  );
}

/** A label is empty for a road without a number: it is no Interstate, and may be any of the other roads. */
function isOnRoads(roads: readonly string[], { on, notOn = [] }: CurfewPlace): boolean | 'unnamed' {
  const numbered = roads.filter((road) => road !== '');
  if (numbered.some((road) => !isAmong(road, notOn) && (on === undefined || isAmong(road, on)))) return true;
  if (numbered.length === roads.length) return false;
  if (on !== undefined) return on.some(isOtherRoad) ? 'unnamed' : false;
  return notOn.some(isOtherRoad) ? 'unnamed' : true;
}

function isAmong(road: string, names: readonly string[]): boolean {
  return names.includes(road) || (names.includes('interstate') && isInterstate(road));
}

function isOtherRoad(name: string): boolean {
  return name !== 'interstate' && !isInterstate(name);
}

function isInterstate(road: string): boolean {
  return road.startsWith('I-');
}

/**
 * The completeness of the curfews of a state. `partly`: there may be more than the rows. `unlisted`: there are some, and no list
 * could be read. `unknown`: nothing was found, which is no proof of none. Only `known` leaves an hour open.
 */
export type CurfewList = { kind: 'known' | 'partly' | 'unlisted' | 'unknown'; sources: readonly Sourced[] };

export function describeCurfewList({ curfews, areCurfewsKnown, curfewSource }: PermitTravel): CurfewList {
  const sources = [...curfews, ...(curfewSource === null ? [] : [curfewSource])];
  if (areCurfewsKnown) return { kind: 'known', sources };
  if (curfews.length > 0) return { kind: 'partly', sources };
  return { kind: curfewSource === null ? 'unknown' : 'unlisted', sources };
}

import type { Place } from './trip.ts';
import { computeMilesToArea, type Area } from './place.ts';
import { isStateCode, stateNames, type StateCode } from '../basics/state-code.ts';

const codeByName: ReadonlyMap<string, StateCode> = new Map(
  Object.entries(stateNames).flatMap(([code, name]) => (isStateCode(code) ? [[name.toLowerCase(), code]] : [])),
);

/** A point near a town can be in another state: `I-80 at the Nebraska line, near Pine Bluffs, WY`. */
const nearTown = /\b(?:near|from) [^,]+,[^,]+$/;

/** After a comma, at the end: `Texarkana, AR`, `State Line Ave, Texarkana, AR 71854`, `Cape Girardeau, Missouri`. */
export function parseNamedState(label: string): StateCode | null {
  if (nearTown.test(label)) return null;
  const [last = ''] = label.split(',').slice(1).slice(-1);
  const name = last.replace(/\s\d{5}(?:-\d{4})?\s*$/, '').trim();
  const code = name.toUpperCase();
  return isStateCode(code) ? code : (codeByName.get(name.toLowerCase()) ?? null);
}

/** A label that names a state farther away is about something else. */
const farthestMiles = 20;

/** The state that the place names and is in or near: the points of towns at a state line can fall on the other side. */
export function findNamedState({ label = '', ...place }: Place, areas: ReadonlyMap<StateCode, Area>): StateCode | null {
  const named = parseNamedState(label);
  const area = named === null ? undefined : areas.get(named);
  return area !== undefined && computeMilesToArea(place, area) <= farthestMiles ? named : null;
}

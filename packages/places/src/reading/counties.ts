import type { PlaceReading, TripPlace } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { listChoices } from './choose.ts';
import { toKeys } from './place-key.ts';
import { findNamed } from './town-names.ts';
import { isCounty, type TypedPlace } from './typed-place.ts';

/** A larger town of Colorado is meant by `Denver Co`. */
const largeTown = 20_000;

const listTownRows = (name: readonly string[], state: TypedPlace['state'], gazetteer: Gazetteer) =>
  [...new Set(toKeys(name).flatMap((key) => gazetteer.listTownsOfCounty(key, state)))].toSorted(
    (one, other) => one - other,
  );

/** @returns true if a county has the name and no place has it with its last word: `Clay County, MO` is not Clay City. */
export function isKnownCounty({ words, state }: TypedPlace, gazetteer: Gazetteer): boolean {
  const name = words.map(({ text }) => text);
  if (!isCounty(name) || findNamed(name, state, gazetteer).length > 0) return false;
  return listTownRows(name.slice(0, -1), state, gazetteer).length > 0;
}

/** The largest towns of `Reeves County`. */
export function listTownsOfCounty({ words, state }: TypedPlace, gazetteer: Gazetteer): TripPlace[] {
  const name = words.slice(0, -1).map(({ text }) => text);
  return listChoices(listTownRows(name, state, gazetteer), gazetteer);
}

/** `Jefferson Co` is a small town of Colorado, or a county of another state. */
export function withCounties(reading: PlaceReading, typed: TypedPlace, gazetteer: Gazetteer): PlaceReading {
  const { text, words, state } = typed;
  if (reading.is !== 'point' || reading.as !== 'town' || state !== 'CO' || !/\bCo\.?$/.test(text)) return reading;
  const name = words.map((word) => word.text);
  const [town] = toKeys(name).flatMap((key) => gazetteer.findRows(key, 'CO'));
  if (town === undefined || gazetteer.population(town) >= largeTown) return reading;
  const rows = listTownRows(name, null, gazetteer).filter((row) => gazetteer.state(row) !== 'CO');
  return rows.length === 0 ? reading : { is: 'several', places: listChoices([town, ...rows], gazetteer) };
}

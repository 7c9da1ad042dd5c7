import type { PlaceReading, TripPlace } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { isFar } from './choose.ts';
import { toZipPlace } from './read-zip.ts';
import { findStateBefore } from './state-words.ts';
import { findNamed } from './town-names.ts';
import { parseTyped, type Word } from './typed-place.ts';

const longestName = 4;
const mostNumbers = 8;
/** A ZIP code farther from the town before it is of another place. */
const townMiles = 40;

const findZip = (word: Word | undefined, gazetteer: Gazetteer) =>
  /^\d{5}(?:\d{4})?$/.test(word?.text ?? '') ? gazetteer.findZip(word?.text.slice(0, 5) ?? '') : null;

/** The town whose name ends there, the longest name first: `North Platte` rather than `Platte`. */
function findTownBefore(words: readonly Word[], end: number, state: string, gazetteer: Gazetteer): TripPlace | null {
  for (let start = Math.max(0, end - longestName); start < end; start += 1) {
    const name = words.slice(start, end).map(({ text }) => text);
    const row = findNamed(name, null, gazetteer).find((one) => gazetteer.state(one) === state);
    if (row !== undefined) return gazetteer.place(row);
  }
  return null;
}

/** `77029-79701`: nothing but ZIP codes. */
function listZips(text: string, gazetteer: Gazetteer): TripPlace[] {
  const isOnlyNumbers = !/\p{L}/u.test(text.replaceAll(/\bto\b/gi, ''));
  const codes = isOnlyNumbers ? text.split(/[^\d]+/).filter((code) => code.length === 5) : [];
  return codes
    .slice(0, mostNumbers)
    .map((code) => gazetteer.findZip(code))
    .flatMap((zip) => (zip === null ? [] : [toZipPlace(zip, gazetteer)]));
}

/** The place of a state that ends with this word, or of a ZIP code behind its town: `Midland 79701`. Two where its town and its ZIP code are apart. */
function listAt(words: readonly Word[], at: number, gazetteer: Gazetteer): (TripPlace | null)[] {
  const own = findZip(words[at], gazetteer);
  if (own !== null) return findTownBefore(words, at, own.state, gazetteer) === null ? [] : [toZipPlace(own, gazetteer)];
  const found = findStateBefore(
    words.slice(0, at + 1).map(({ text }) => text),
    at + 1,
  );
  if (found === null) return [];
  const zip = findZip(words[at + 1], gazetteer);
  const town = findTownBefore(words, found.start, found.state, gazetteer);
  if (zip?.state !== found.state) return [town];
  const place = toZipPlace(zip, gazetteer);
  return [town !== null && isFar(town, place, townMiles) ? town : null, place];
}

/** Every place that has its state or its ZIP code, whatever parts one from the next: `Guymon OK via US-412`. */
export function listStatedPlaces(text: string, gazetteer: Gazetteer): TripPlace[] {
  const words = parseTyped(text).whole;
  const stated = words.flatMap((word, at) => {
    // `Decatur Co.` is a company or a county.
    const places = text.startsWith('Co', word.from) ? [] : listAt(words, at, gazetteer);
    return places.filter((place) => place !== null);
  });
  return stated.length > 0 ? stated : listZips(text, gazetteer);
}

/** A place that the text states, far from the one that was read, is asked for: a number behind `Odessa TX` may be no ZIP code. */
export function withStated(reading: PlaceReading, text: string, gazetteer: Gazetteer): PlaceReading {
  if (reading.is !== 'point') return reading;
  const stated = listStatedPlaces(text, gazetteer);
  const isOther = stated.length > 0 && stated.every((place) => isFar(place, reading.place, townMiles));
  return isOther ? { is: 'several', places: [...stated, { ...reading.place, label: reading.at }] } : reading;
}

import type { PlaceReading, TripPlace } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { isFar } from './choose.ts';
import { findLabel, withStreet } from './read-in-state.ts';
import { toWords } from './place-key.ts';
import { findStateBefore } from './state-words.ts';
import { parseTyped } from './typed-place.ts';

const threeCapitals = /^[A-Z]{3}$/;
const airport = /\b(?:(?:international|intl|regional|municipal)\b\.?\s*)?airport\b/i;
/** Farther from the town of the airport than any is. */
const townMiles = 40;

export const isAirport = (text: string) => threeCapitals.test(text) || airport.test(text);

const listTowns = (code: string, gazetteer: Gazetteer): TripPlace[] =>
  gazetteer
    .listTownsOfAirport(code.toUpperCase())
    .flatMap((label) => findLabel(label, gazetteer).map((row) => gazetteer.place(row)));

type Coded = { code: string; rest: string; towns: TripPlace[] };

/** The code at the begin or at the end of the text, in capitals unless the text says that it is an airport. */
function findCode(text: string, gazetteer: Gazetteer): Coded | null {
  const words = text
    .replace(airport, ' ')
    .replaceAll(/[()]/g, ' ')
    .trim()
    .split(/[\s,]+/);
  const isNamed = airport.test(text);
  const isBesideState = words.length === 2 && findStateBefore(toWords(words.join(' ')), 2)?.start === 1;
  for (const at of [0, words.length - 1, words.length - 2]) {
    const code = words[at] ?? '';
    const towns = isNamed || isBesideState || threeCapitals.test(code) ? listTowns(code, gazetteer) : [];
    if (towns.length > 0) return { code: code.toUpperCase(), rest: words.toSpliced(at, 1).join(' '), towns };
  }
  return null;
}

/** `ORD` alone is asked for, although a town has this name in other letters: `Ord`. */
export function listAirportTowns(text: string, gazetteer: Gazetteer): TripPlace[] {
  const coded = findCode(text, gazetteer);
  return coded === null || coded.rest !== '' ? [] : coded.towns;
}

/** An airport beside its town or its state: `Houston IAH`, `ORD, IL`; where they contradict, both to choose from. */
export function readAirport(
  text: string,
  read: (rest: string) => PlaceReading | null,
  gazetteer: Gazetteer,
): PlaceReading | null {
  const coded = findCode(text, gazetteer);
  if (coded === null || coded.rest === '') return null;
  const { code, rest, towns } = coded;
  const isNear = (place: TripPlace) => towns.some((town) => !isFar(place, town, townMiles));
  const toAirport = (place: TripPlace) => withStreet({ is: 'point', place, at: place.label, as: 'town' }, code);
  const { words, state, zip } = parseTyped(rest);
  if (words.length === 0 && state !== null && zip === null) {
    const inState = towns.filter((one) => one.state === state);
    const [town, other] = inState;
    return town === undefined ? null : other === undefined ? toAirport(town) : { is: 'several', places: inState };
  }
  const reading = read(rest);
  if (reading?.is === 'several') {
    const [place, other] = reading.places.filter(isNear);
    return place === undefined || other !== undefined ? null : toAirport(place);
  }
  if (reading?.is !== 'point' || reading.as === 'in-town' || reading.as === 'spelling') return null;
  return isNear(reading.place) ? toAirport(reading.place) : { is: 'several', places: [reading.place, ...towns] };
}

import type { PlaceReading } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { isFar, listChoices } from './choose.ts';
import { findCountryAtEnd, findCountryOfName } from './abroad.ts';
import { listTownsIn } from './nearby.ts';
import { toWords } from './place-key.ts';
import { withStreet } from './read-in-state.ts';
import { isRemark } from './remarks.ts';
import { findStateBefore } from './state-words.ts';
import { findNamed } from './town-names.ts';
import { getLastPart, parseTyped, type TypedPlace } from './typed-place.ts';

/** A town behind another one is a quarter or a yard of it unless it is farther away. */
const nearMiles = 25;
/** Smaller towns have names that yards and firms have, too: in the state of the first one, and elsewhere. */
const leastPeople = { inState: 10_000, elsewhere: 100_000 };
const mostTowns = 3;

/** The places of `Houston, TX, Midland`: neither is meant more than the other. */
export function withTownBehind(
  reading: PlaceReading,
  { whole, words }: TypedPlace,
  gazetteer: Gazetteer,
): PlaceReading {
  const part = getLastPart(whole);
  const [first, last] = [part[0], words.at(-1)];
  if (reading.is !== 'point' || first === undefined || last === undefined || first.from <= last.from) return reading;
  const place = { ...reading.place, label: reading.at };
  const texts = part.map(({ text }) => text);
  const towns = findNamed(texts, null, gazetteer).filter((row) => {
    const isInState = gazetteer.state(row) === place.state;
    return gazetteer.population(row) >= (isInState ? leastPeople.inState : leastPeople.elsewhere);
  });
  const isOther = towns.length > 0 && towns.every((row) => isFar(place, gazetteer.place(row), nearMiles));
  return isOther ? { is: 'several', places: [place, ...listChoices(towns.slice(0, mostTowns), gazetteer)] } : reading;
}

const zipBehind = /^[\s,]*\d{5}(?:-\d{4})?(?!\d)/;

/** Each is read, so that a long text of states does not keep the server busy. */
const mostHeads = 4;

type Noted = { head: string; note: string };

/** Each way to part a text behind a state: `Charleston SC Wando Welch Terminal`. A small `in` or `or` is a word. */
function* listNoted(text: string): Generator<Noted> {
  const { whole } = parseTyped(text);
  const texts = whole.map((word) => word.text);
  for (const [at, { from, text: last }] of whole.entries()) {
    const isState = (findStateBefore(texts, at + 1)?.start ?? 0) > 0;
    if (!isState || (last.length < 3 && /^\p{Ll}/u.test(text.slice(from)))) continue;
    const end = from + (/^[\p{L}\p{M}'’.]+/u.exec(text.slice(from))?.[0].length ?? 0);
    const zip = zipBehind.exec(text.slice(end))?.[0] ?? '';
    const note = text.slice(end + zip.length).replace(/^[\s,;:.(–—-]+/, '');
    if (/\p{L}/u.test(note)) yield { head: text.slice(0, end + zip.length), note };
  }
}

/** A town with its state before a note; a town of the note may be meant as well. */
export function readNoted(
  text: string,
  read: (part: string) => PlaceReading | null,
  gazetteer: Gazetteer,
): PlaceReading | null {
  for (const { head, note } of [...listNoted(text)].slice(0, mostHeads)) {
    const words = toWords(note);
    const reading = read(head);
    if (reading?.is !== 'point' || reading.as === 'spelling') continue;
    if (findCountryAtEnd(['', ...words]) !== null || findCountryOfName(words) !== null) return null;
    const towns = listTownsIn(['', ...words], null, gazetteer);
    if (towns.length > 0) return { is: 'several', places: [reading.place, ...towns] };
    // `7 mi west of Orla TX on CR 449` has its words before the town already.
    return isRemark(note) || reading.as === 'in-town' ? reading : withStreet(reading, note.replace(/[\s,;:)]+$/, ''));
  }
  return null;
}

import type { PlaceReading } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { isFar, listChoices } from './choose.ts';
import { findNamed } from './town-names.ts';
import { getLastPart, type TypedPlace } from './typed-place.ts';

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

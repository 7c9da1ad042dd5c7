import type { PlaceReading, TripPlace } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { findCountryAtEnd, findCountryOfName, type Country } from './abroad.ts';
import { isFar, listChoices } from './choose.ts';
import { withoutHeading } from './heading.ts';
import { listCrossings, toPortPlace } from './ports.ts';
import { findNamed } from './town-names.ts';
import { parseTyped, type TypedPlace } from './typed-place.ts';

/** Between the two ends of a trip, as in `read-twins.ts`, and a dash between two words. */
const between = /\s*(?:\/|->|=>|[→⇒;|\n])\s*|\s+(?:to|hasta|and|y)\s+|\s*&\s*|(?<=\p{L}\.?)\s*[-–—]+\s*(?=\p{L})/iu;
const crossingMiles = 30;
const mostChoices = 6;
const mostNamesakes = 2;
/** A town so large is meant by its name beside the state of the other end: `London - Somerset, KY`. */
const leastPeople = 5000;

const countryName = /^(?:canada|mexico)$/;
const toTexts = ({ all }: TypedPlace) => all.map(({ text }) => text);

function findCountry(part: TypedPlace, state: TypedPlace['state'], gazetteer: Gazetteer): Country | null {
  if (part.zip !== null) return null;
  const texts = toTexts(part);
  const atEnd = findCountryAtEnd(texts);
  if (atEnd !== null || part.state !== null) return atEnd;
  if (countryName.test(texts.join(' '))) return texts[0] === 'canada' ? 'canada' : 'mexico';
  const [here] = state === null ? [] : findNamed(texts, state, gazetteer);
  return here !== undefined && gazetteer.population(here) >= leastPeople ? null : findCountryOfName(texts);
}

/** Towns here that have the name of the one abroad. */
function listNamesakes(part: TypedPlace, gazetteer: Gazetteer): TripPlace[] {
  if (findCountryAtEnd(toTexts(part)) !== null || countryName.test(toTexts(part).join(' '))) return [];
  return listChoices(findNamed(toTexts(part), null, gazetteer).slice(0, mostNamesakes), gazetteer);
}

function listNear(ends: readonly TripPlace[], country: Country, gazetteer: Gazetteer): TripPlace[] {
  const ports = gazetteer.ports.filter(({ border }) => border === country);
  return ports.filter((port) => ends.some((end) => !isFar(port, end, crossingMiles))).map(toPortPlace);
}

const listPlaces = (reading: PlaceReading | null): TripPlace[] =>
  reading === null || reading.is === 'unknown' ? [] : reading.is === 'point' ? [reading.place] : reading.places;

/** Two ends of which one is abroad: `Laredo TX - Nuevo Laredo`, `Houston to Monterrey MX`. The other one and the crossings are offered. */
export function readAbroadEnd(
  text: string,
  read: (part: string) => PlaceReading | null,
  gazetteer: Gazetteer,
): PlaceReading | null {
  const parts = text.split(between, 3).map((part) => withoutHeading(part.trim()));
  const [one, other] = parts.map(parseTyped);
  if (parts.length !== 2 || one === undefined || other === undefined) return null;
  const countries = [findCountry(one, other.state, gazetteer), findCountry(other, null, gazetteer)] as const;
  const country = countries[0] ?? countries[1];
  if (country === null || (countries[0] !== null && countries[1] !== null)) return null;
  const [abroad, here] = countries[0] === null ? [other, one] : [one, other];
  const ends = listPlaces(read(here.text)).slice(0, mostNamesakes);
  const isState = here.words.length === 0 && here.state !== null;
  if (ends.length === 0 && !isState) return null;
  const crossings = [...listCrossings(toTexts(abroad), gazetteer), ...listNear(ends, country, gazetteer)];
  const places = [...ends, ...listNamesakes(abroad, gazetteer), ...crossings];
  const meant = [...new Map(places.map((place) => [place.label, place])).values()].slice(0, mostChoices);
  return { is: 'unknown', because: country, meant };
}

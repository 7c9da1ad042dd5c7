import { computeMiles, type PlaceReading, type TripPlace } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { findCountryOfName } from './abroad.ts';
import { isFar, listChoices } from './choose.ts';
import { withoutHeading } from './heading.ts';
import { listStatedPlaces } from './stated-places.ts';
import { findNamed, findTowns } from './town-names.ts';
import { parseTyped } from './typed-place.ts';

/** Between two places in one text: lines, arrows, `to`, and the headings of the second one. */
const apart =
  /\s*(?:\/|->|=>|[→⇒;|\n])\s*|\s+(?:to|hasta)\s+|\s+[-–—]\s+|[\s,]+(?=(?:del|dest(?:ination|ino)?|deliver\w*|drop|unload\w*)\b[\s:])/iu;
const slash = /\s*\/\s*/;
const between = /\s*&\s*|\s+(?:and|to)\s+|(?<=\p{L}\.?)\s*[-–—]\s*(?=\p{L})/iu;
/** Farther apart they are no twins, and the largest of each name are meant. */
const twinMiles = 60;
const large = 100_000;

/** A town and a ZIP code of it are one place. */
const samePlaceMiles = 15;
const mostPlaces = 8;
/** Each is read, so that a long text of slashes does not keep the server busy. */
const mostParts = 16;

type Pair = readonly [number, number];

const measure = ([one, other]: Pair, gazetteer: Gazetteer) =>
  computeMiles(gazetteer.place(one), gazetteer.place(other));

type Read = (part: string) => PlaceReading | null;

const withoutNear = (places: readonly TripPlace[]) =>
  places.filter((place, at) => places.slice(0, at).every((other) => isFar(place, other, samePlaceMiles)));

/** The place of a part with its street; a part with two places is none by itself. */
function listOfPart(part: string, read: Read, gazetteer: Gazetteer): TripPlace[] {
  const { words, state, zip } = parseTyped(part);
  const stated = listStatedPlaces(part, gazetteer);
  const isOne = withoutNear(stated).length < 2 && (zip !== null || (state !== null && words.length > 0));
  const reading = isOne ? read(part) : null;
  return reading?.is === 'point' ? [reading.place] : stated;
}

/** Two or more places, each with its own state or ZIP code: `PU: Houston, TX 77029 / DEL: Midland TX`. Neither is meant more than the other. */
export function readStated(text: string, read: Read, gazetteer: Gazetteer): PlaceReading | null {
  const all = withoutNear(listStatedPlaces(text, gazetteer));
  const parts = text.split(apart, mostParts).map((part) => withoutHeading(part.trim()));
  const inParts = parts.length < 2 ? [] : withoutNear(parts.flatMap((part) => listOfPart(part, read, gazetteer)));
  const places = inParts.length < all.length ? all : inParts;
  return places.length < 2 ? null : { is: 'several', places: places.slice(0, mostPlaces) };
}

function choosePair(ones: readonly number[], others: readonly number[], gazetteer: Gazetteer): Pair | null {
  const [one, other] = [ones[0], others[0]];
  if (one === undefined || other === undefined) return null;
  const isLarge = Math.min(gazetteer.population(one), gazetteer.population(other)) >= large;
  const pairs = isLarge ? [] : ones.flatMap((first) => others.map((second): Pair => [first, second]));
  const [nearest] = pairs
    .map((pair) => ({ pair, miles: measure(pair, gazetteer) }))
    .filter(({ miles }) => miles > 0 && miles <= twinMiles)
    .toSorted((a, b) => a.miles - b.miles);
  return nearest?.pair ?? [one, other];
}

/** Two towns in one text, to choose from: `Midland/Odessa, TX`, `Houston - Dallas`; or one town in two states: `Bristol, TN/VA`. */
export function readTwins(text: string, gazetteer: Gazetteer): PlaceReading | null {
  const parts = text.split(slash.test(text) ? slash : between);
  const [one, other] = parts.map(parseTyped);
  if (parts.length !== 2 || one === undefined || other === undefined) return null;
  // `Detroit-Windsor`
  if ([one, other].some(({ all }) => findCountryOfName(all.map((word) => word.text)) !== null)) return null;
  const list = ({ words, state }: Pick<typeof one, 'words' | 'state'>) => {
    const texts = words.map((word) => word.text);
    return state === null ? findNamed(texts, null, gazetteer) : findTowns(texts, state, gazetteer);
  };
  const isStateOnly = other.words.length === 0 && other.state !== null;
  const pair = choosePair(
    list({ words: one.words, state: one.state ?? (isStateOnly ? null : other.state) }),
    list(isStateOnly ? { words: one.words, state: other.state } : other),
    gazetteer,
  );
  return pair === null || pair[0] === pair[1] ? null : { is: 'several', places: listChoices(pair, gazetteer) };
}

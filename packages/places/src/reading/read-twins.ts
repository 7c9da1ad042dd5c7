import { computeMiles, type PlaceReading } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { listChoices } from './choose.ts';
import { findNamed, findTowns } from './town-names.ts';
import { parseTyped } from './typed-place.ts';

const slash = /\s*\/\s*/;
const between = /\s*&\s*|\s+(?:and|to)\s+|(?<=\p{L}\.?)\s*[-–—]\s*(?=\p{L})/iu;
/** Farther apart they are no twins, and the largest of each name are meant. */
const twinMiles = 60;
const large = 100_000;

type Pair = readonly [number, number];

const measure = ([one, other]: Pair, gazetteer: Gazetteer) =>
  computeMiles(gazetteer.place(one), gazetteer.place(other));

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

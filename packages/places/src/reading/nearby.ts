import type { StateCode, TripPlace } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { listChoices } from './choose.ts';
import { isTelling } from './near-spellings.ts';
import { findStateBefore } from './state-words.ts';
import { findNamed } from './town-names.ts';

const most = 3;
const longestName = 4;
/** People's longest texts have some eighty; one of numbers alone has three times as many. */
const mostWords = 100;
/** A smaller town is meant only with its state behind it. */
const leastPeople = 10_000;
/** Words around a place that are towns of their own as well. */
const others = new Set(
  'exit mile marker line area north south east west center point stop travel truck plaza port entry county wind farm plant gas solar project station mine'.split(
    ' ',
  ),
);

const isState = (words: readonly string[]) => findStateBefore(words, words.length)?.start === 0;

type Found = { start: number; end: number; row: number };

/** The towns in words that are no place as a whole, the longest names first: `Flying J Amarillo`, `12 miles west of Pecos on I-20`. */
export function listTownsIn(typed: readonly string[], state: StateCode | null, gazetteer: Gazetteer): TripPlace[] {
  const words = typed.slice(0, mostWords);
  const found: Found[] = [];
  const spans = words
    .flatMap((_, start) => Array.from({ length: longestName }, (__, length) => ({ start, end: start + length + 1 })))
    .filter(({ start, end }) => end <= words.length && end - start < words.length)
    .toSorted((one, other) => other.end - other.start - (one.end - one.start));
  for (const { start, end } of spans) {
    const name = words.slice(start, end);
    const isOther = name.length === 1 && (others.has(name[0] ?? '') || (name[0] ?? '').length < 3);
    if (isOther || isTelling(words[start - 1] ?? '') || found.some((one) => start < one.end && one.start < end))
      continue;
    const row = findTown(words, { start, end, state }, gazetteer);
    if (row !== null) found.push({ start, end, row });
  }
  const rows = found.toSorted((one, other) => one.start - other.start).map(({ row }) => row);
  return listChoices([...new Set(rows)].slice(0, most), gazetteer);
}

type Span = { start: number; end: number; state: StateCode | null };

/** A state at the end of the text is that of its towns: `Wink gas plant TX`. */
function findTown(words: readonly string[], { start, end, state }: Span, gazetteer: Gazetteer) {
  const after = [3, 2, 1].map((length) => findStateBefore(words, end + length)).find((one) => one?.start === end);
  const name = words.slice(start, end);
  const [own] = state === null || isState(name) ? [] : findNamed(name, state, gazetteer);
  const [row = own] = after === undefined && own !== undefined ? [] : findNamed(name, after?.state ?? null, gazetteer);
  if (row === undefined) return null;
  return after !== undefined || row === own || gazetteer.population(row) >= leastPeople ? row : null;
}

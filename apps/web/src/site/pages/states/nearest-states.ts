import { languages } from '@wideload/contract/client';
import { stateCodes, type StateCode } from '@wideload/domain';
import { findStateName } from '../../texts/state-names.ts';

const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Levenshtein. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...to].entries()) {
      const swap = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swap, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** 0 is an exact match; a prefix or a whole word counts as closer than any misspelling. */
function computeDistance(asked: string, name: string): number {
  if (asked === name) return 0;
  if (asked.length > 2 && (name.startsWith(asked) || name.split(' ').includes(asked))) return 0.5;
  return countEdits(asked, name);
}

const listNames = (state: StateCode) => languages.map((language) => normalize(findStateName(language, state)));

export function findNearestStates(text: string): StateCode[] {
  const asked = normalize(text);
  const maxDistance = Math.ceil(asked.length / 3);
  return stateCodes
    .map((state) => ({
      state,
      far: Math.min(...listNames(state).map((name) => computeDistance(asked, name))),
    }))
    .filter(({ far }) => far <= maxDistance)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ state }) => state);
}

import { expect, test } from 'vitest';
import { findMatches, findNextIndex } from './use-combobox.ts';

const trucks = [
  { value: 'a', label: '104', detail: 'Peterbilt 389', find: 'TX 8812' },
  { value: 'b', label: '22', detail: 'Kenworth T880', disabled: true },
  { value: 'c', label: '7', detail: 'Kenworth W900' },
];

test.each([
  ['', ['a', 'b', 'c']],
  ['kenw', ['b', 'c']],
  ['w900 KENWORTH', ['c']],
  ['8812', ['a']],
  ['volvo', []],
  [' 104 ', ['a']],
])('%j matches label, detail and search terms, in any order', (query, found) => {
  expect(findMatches(trucks, query).map(({ value }) => value)).toEqual(found);
});

const states = [
  { value: 'AZ', label: 'Arizona' },
  { value: 'AR', label: 'Arkansas', find: 'AR' },
  { value: 'KS', label: 'Kansas' },
  { value: 'ME', label: 'Maine' },
  { value: 'MA', label: 'Massachusetts' },
  { value: 'OK', label: 'Oklahoma (OK)', find: 'OK' },
];

test.each([
  ['AR', ['AR', 'AZ']],
  ['ma', ['MA', 'ME', 'OK']],
  ['kansas', ['KS', 'AR']],
  ['me ', ['ME']],
  ['a', ['AZ', 'AR', 'KS', 'ME', 'MA', 'OK']],
  ['', ['AZ', 'AR', 'KS', 'ME', 'MA', 'OK']],
])('%j lists exact matches first, then prefix matches', (query, found) => {
  expect(findMatches(states, query).map(({ value }) => value)).toEqual(found);
});

test.each([
  [-1, 1, 0],
  [0, 1, 2],
  [2, 1, 0],
  [0, -1, 2],
  [-1, -1, 2],
  [2, -1, 0],
] as const)('from index %i a step of %i skips disabled choices', (at, step, place) => {
  expect(findNextIndex(trucks, at, step)).toBe(place);
});

test('a list without enabled choices has no next index', () => {
  expect(findNextIndex([], -1, 1)).toBe(-1);
  expect(findNextIndex([{ value: 'a', label: 'A', disabled: true }], -1, 1)).toBe(-1);
});

import { expect, test } from 'vitest';
import type { Day } from '../basics/day.ts';
import { findColumns, findMonday, layOutRow } from './board-row.ts';

const toDay = (number: string) => `2026-11-${number.padStart(2, '0')}` as Day;
const toSpan = (text: string) => {
  const [from = '', to = from] = text.split('-');
  return { from: toDay(from), to: toDay(to) };
};
const monday = toDay('23');

test.each([
  ['23', '23'],
  ['24', '23'],
  ['28', '23'],
  ['29', '23'],
  ['30', '30'],
])('the week of Nov %s begins on Nov %s', (day, first) => {
  expect(findMonday(toDay(day))).toBe(toDay(first));
});

test.each([
  ['23-29', '0-6'],
  ['24-25', '1-2'],
  ['29', '6-6'],
  ['20-24', '<0-1'],
  ['28-30', '5-6>'],
  ['1-30', '<0-6>'],
  ['20-22', null],
  ['30', null],
])('days %s are the columns %s', (days, columns) => {
  const found = findColumns(toSpan(days), monday);
  const text = found && `${found.isCutBefore ? '<' : ''}${found.from}-${found.to}${found.isCutAfter ? '>' : ''}`;
  expect(text).toBe(columns);
});

/** Each trip is `A:24-25,24-27`: its days and those of its permits. */
const toTrip = (text: string) => {
  const [name = '', spans = ''] = text.split(':');
  return { name, spans: spans.split(',').filter(Boolean).map(toSpan) };
};

test.each<[name: string, trips: string[], cells: string[]]>([
  ['no trip', [], ['0-6']],
  ['a trip of the whole week', ['A:20-30'], ['0-6 A']],
  ['a trip in the middle', ['A:25-26'], ['0-1', '2-3 A', '4-6']],
  ['a trip at the end', ['A:28-30'], ['0-4', '5-6 A']],
  ['the days of its permits', ['A:24-24,24-27'], ['0-0', '1-4 A', '5-6']],
  ['two trips one after the other', ['B:26-27', 'A:23-24'], ['0-1 A', '2-2', '3-4 B', '5-6']],
  ['two trips without a day between', ['A:23-24', 'B:25-26'], ['0-1 A', '2-3 B', '4-6']],
  ['two trips with a common day', ['A:23-25', 'B:25-26'], ['0-3 A B', '4-6']],
  ['a third that only meets the longest', ['A:23-28', 'B:24-25', 'C:27-29'], ['0-6 A B C']],
  ['a trip outside of the week', ['A:10-12'], ['0-6']],
  ['a trip without known days', ['A:'], ['0-6']],
])('a row with %s', (_name, trips, cells) => {
  const row = layOutRow(trips.map(toTrip), monday);
  expect(row.map(({ from, to, trips: own }) => [`${from}-${to}`, ...own.map(({ name }) => name)].join(' '))).toEqual(
    cells,
  );
});

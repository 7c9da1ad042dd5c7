import type { TripState } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatMiles, listLegLines } from './leg-words.ts';

const visit: TripState = {
  state: 'OK',
  miles: 320.4,
  entry: { label: 'I-35 at the Texas line', lat: 33.7, lng: -97.1 },
  exit: { label: 'I-44 at the Missouri line', lat: 36.9, lng: -94.6 },
  roads: ['I-35', 'I-44'],
  by: 'route',
};

test('a state on the way has its miles, roads, entry and exit', () => {
  expect(listLegLines(visit, { isStart: false, isEnd: false })).toEqual([
    '320 miles via I-35, I-44',
    'In: I-35 at the Texas line',
    'Out: I-44 at the Missouri line',
  ]);
});

test('the first state starts at the origin, and the last ends at the destination', () => {
  expect(listLegLines(visit, { isStart: true, isEnd: true }).slice(1)).toEqual([
    'From: I-35 at the Texas line',
    'To: I-44 at the Missouri line',
  ]);
});

test('a state that was added by hand has none', () => {
  const added = { ...visit, miles: null, entry: null, exit: null, roads: [] };
  expect(listLegLines(added, { isStart: false, isEnd: false })).toEqual([]);
});

test('the miles of a state are those of all its visits', () => {
  expect(formatMiles([visit, { ...visit, state: 'KS' }, visit], 'OK')).toBe('641 miles');
});

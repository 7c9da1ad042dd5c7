import type { BoardConflict, Day } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatBoardConflicts, type NamedTrip } from './board-words.ts';

const aDay = (text: string) => text as Day;
const days = { from: aDay('2026-11-30'), to: aDay('2026-12-01') };
const other: NamedTrip = {
  order: '1',
  unit: '1',
  truck: '1',
  trailer: '1',
  days,
  stays: [],
  states: [],
  permits: [],
  orderNumber: 100123,
  truckNumber: '12',
  trailerNumber: 'R-7',
};

test.each<[BoardConflict<NamedTrip>, string]>([
  [{ code: 'truck-twice', other, days }, 'Truck 12 is on order 100123 too, from Nov 30, 2026 to Dec 1, 2026.'],
  [
    { code: 'trailer-twice', other, days: { from: days.from, to: days.from } },
    'Trailer R-7 is on order 100123 with truck 12 too, on Nov 30, 2026.',
  ],
  [
    { code: 'ends-early', state: 'TX', ends: aDay('2026-11-29'), leaves: aDay('2026-12-01') },
    'The Texas permit ends on Nov 29, 2026, and by plan the truck leaves Texas on Dec 1, 2026.',
  ],
  [
    { code: 'no-permit', state: 'OK', days },
    'The truck is in Oklahoma from Nov 30, 2026 to Dec 1, 2026 by plan, without a permit that holds.',
  ],
])('a conflict on the board: $code', (conflict, sentence) => {
  expect(formatBoardConflicts([conflict])).toEqual([{ code: conflict.code, words: sentence }]);
});

const late = { code: 'ends-early', state: 'TX', ends: aDay('2026-11-29'), leaves: aDay('2026-12-01') } as const;
const onTrips = (code: 'truck-twice' | 'trailer-twice', count: number) =>
  Array.from({ length: count }, (_, at) => ({ code, other: { ...other, orderNumber: 100_001 + at }, days }));

test('more than three trips with the same truck or trailer are one sentence, before the others', () => {
  const sentences = formatBoardConflicts([...onTrips('truck-twice', 3), ...onTrips('trailer-twice', 59), late]);
  expect(sentences.map(({ code }) => code)).toEqual([
    'trailer-twice',
    'truck-twice',
    'truck-twice',
    'truck-twice',
    'ends-early',
  ]);
  expect(sentences[0]?.words).toBe(
    'Trailer R-7 is on 59 other trips on the same days: orders 100001, 100002, 100003 and 56 more.',
  );
  expect(formatBoardConflicts(onTrips('truck-twice', 4)).map(({ words }) => words)).toEqual([
    'Truck 12 is on 4 other trips on the same days: orders 100001, 100002, 100003 and 1 more.',
  ]);
});

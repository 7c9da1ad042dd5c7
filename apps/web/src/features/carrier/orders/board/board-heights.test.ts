import type { BoardTrip } from '@wideload/contract';
import type { BoardCell, Day } from '@wideload/domain';
import { expect, test } from 'vitest';
import { computeCardHeight, computeRowHeight } from './board-heights.ts';

const toDay = (day: number) => `2026-12-${String(day).padStart(2, '0')}` as Day;
const monday = toDay(7);

/** @param ends the last days of its permits, which begin on Monday */
function aTrip(ends: number[], conflicts = 0): BoardTrip {
  return {
    order: '1',
    orderNumber: 100_001,
    unit: '1',
    status: 'pending',
    title: '',
    trailer: null,
    origin: null,
    destination: null,
    days: { from: monday, to: monday },
    permits: ends.map((end) => ({
      _id: String(end),
      state: 'TX' as const,
      status: 'issued' as const,
      days: { from: end < 7 ? toDay(1) : monday, to: toDay(end) },
    })),
    conflicts: Array.from({ length: conflicts }, () => ({ code: 'days-apart' as const, words: '' })),
  };
}

const aCell = (...trips: BoardTrip[]): BoardCell<BoardTrip> => ({ from: 0, to: 3, trips });
const free: BoardCell<BoardTrip> = { from: 4, to: 6, trips: [] };

test.each([
  ['a free truck', [free], 59],
  ['a trip with two permits', [aCell(aTrip([8, 9])), free], 96],
  ['a permit of the week before', [aCell(aTrip([8, 9, 3]))], 96],
  ['the tallest of two cells', [aCell(aTrip([8])), aCell(aTrip([8, 9, 10]))], 123],
  ['two trips that overlap', [aCell(aTrip([8]), aTrip([9]))], 130],
])('the row of a truck: %s', (_what, cells, height) => {
  expect(computeRowHeight(cells, monday)).toBe(height);
});

test('a card grows by its trips, their permits and their sentences', () => {
  const heights = [[], [aTrip([])], [aTrip([8])], [aTrip([8], 1)]].map(computeCardHeight);
  expect(heights).toEqual([120, 210, 242, 338]);
});

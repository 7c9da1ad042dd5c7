import type { TripState } from '@wideload/domain';
import { expect, test } from 'vitest';
import { anOrderPermit } from './an-order-permit.fixture.ts';
import { listTripRows } from './trip-overview.tsx';

const texas: TripState = {
  state: 'TX',
  miles: 179.4,
  entry: { label: 'Dallas, TX', lat: 32.78, lng: -96.8 },
  exit: { label: 'I-30 at the Arkansas line, near Texarkana, AR', lat: 33.4, lng: -94.04 },
  roads: ['I-30'],
  by: 'route',
};
const byHand: TripState = { state: 'OK', miles: null, entry: null, exit: null, roads: [], by: 'hand' };
const date = { startDate: '2026-11-30', endDate: '2026-12-03' };

test('a state has its way, the days of its permits and their fees together', () => {
  const permits = [1, 2].map((unitNumber) => anOrderPermit({ unitNumber, state: 'TX', date }));
  const [row] = listTripRows([texas], permits);
  expect(row).toMatchObject({
    way: ['Dallas, TX – I-30 at the Arkansas line', '179 miles via I-30'],
    days: ['Mon, Nov 30 – Thu, Dec 3, 2026'],
    fee: 12_400,
  });
});

test('units with other days have a line each', () => {
  const permits = [
    anOrderPermit({ unitNumber: 1, state: 'TX', date }),
    anOrderPermit({ unitNumber: 2, state: 'TX', date }, { startDate: '2026-12-01' }),
  ];
  const [row] = listTripRows([texas], permits);
  expect(row?.days).toEqual(['Unit 1: Mon, Nov 30 – Thu, Dec 3, 2026', 'Unit 2: Tue, Dec 1 – Thu, Dec 3, 2026']);
});

test.each([
  ['needs no permit', byHand, 'No permit needed'],
  ['is not sold', { ...byHand, state: 'DC' }, 'Not sold online'],
] as const)('a state that %s says so', (_, visit, days) => {
  expect(listTripRows([visit], [])).toEqual([{ visit, way: [], days: [days], fee: null }]);
});

test('a state that is crossed twice has its days and fee at the first visit', () => {
  const rows = listTripRows([texas, byHand, texas], [anOrderPermit({ unitNumber: 1, state: 'TX', date })]);
  expect(rows.map(({ days, fee }) => `${days.length} ${fee}`)).toEqual(['1 6200', '1 null', '0 null']);
});

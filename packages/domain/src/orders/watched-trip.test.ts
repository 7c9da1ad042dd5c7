import { expect, test } from 'vitest';
import type { StateCode } from '../basics/state-code.ts';
import { aTrip } from '../trip/a-trip.test-support.ts';
import { aTravelLoad } from '../trip/schedule/trip.test-support.ts';
import { toWatchedTrip } from './watched-trip.ts';

const { facts } = aTravelLoad(140, 170, 90_000, 900);
const aUnit = (_id: string, parts: object = {}) => ({ ...facts, _id, loadType: 'general' as const, ...parts });
const dallas = { label: 'My yard, Dallas', lat: 32.78, lng: -96.8 };
const tulsa = { label: 'A dock, Tulsa', lat: 36.15, lng: -95.99 };

type Permit = Parameters<typeof toWatchedTrip>[0]['permits'][number];
const aPermit = (parts: Partial<Permit> = {}): Permit => ({
  _id: 'p',
  unit: 'one',
  state: 'TX',
  status: 'requested',
  date: { startDate: '2026-12-01', endDate: '2026-12-05' },
  validFrom: null,
  validTo: null,
  route: { origin: dallas, destination: tulsa },
  ...parts,
});
const watch = (permit: Permit) => toWatchedTrip({ units: [aUnit('one')], permits: [permit], trip: null }).permits;

test.each([
  ['the days that were asked for', {}, ['2026-12-01', '2026-12-05']],
  [
    'the days that the state gave',
    { status: 'issued', validFrom: '2026-12-02', validTo: '2026-12-08' },
    ['2026-12-02', '2026-12-08'],
  ],
] as const)('a permit is watched for %s', (_name, parts, [from, to]) => {
  expect(watch(aPermit(parts))).toMatchObject([{ unit: 1, state: 'TX', from, to }]);
});

test.each([
  ['was refused', { status: 'refused' }],
  ['is void', { status: 'voided' }],
  ['has no first day', { date: { startDate: '', endDate: '2026-12-05' } }],
  ['has no last day', { date: { startDate: '2026-12-01', endDate: '' } }],
  ['is of a state that takes no orders', { state: 'HI' as StateCode }],
  ['is of a unit that the order has no more', { unit: 'gone' }],
] as const)('a permit that %s is not watched', (_name, parts) => {
  expect(watch(aPermit(parts))).toEqual([]);
});

test('a second unit is counted, and what only names a place or a vehicle is left out', () => {
  const trip = { states: aTrip(['TX', 'OK']).states };
  const trailer = { length: 53, plateNumber: 'R-104', vinCode: '1XP' };
  const units = [aUnit('one', { trailer: null }), aUnit('two', { trailer, axleWeights: { A: 12_000 }, kingpin: 480 })];
  const watched = toWatchedTrip({ units, permits: [aPermit({ unit: 'two' })], trip });
  expect(watched.permits).toMatchObject([
    { unit: 2, origin: { lat: dallas.lat, lng: dallas.lng }, destination: { lat: tulsa.lat, lng: tulsa.lng } },
  ]);
  expect(watched.loads.map(({ facts: { trailer: known, kingpin } }) => [known, kingpin])).toEqual([
    [null, null],
    [{ length: 53 }, 480],
  ]);
  expect(watched.states).toMatchObject([
    { state: 'TX', roads: ['I-40'], entry: null, exit: null },
    { state: 'OK', entry: null, exit: null },
  ]);
  expect(JSON.stringify(watched)).not.toMatch(/yard|dock|R-104|1XP|Into/);
});

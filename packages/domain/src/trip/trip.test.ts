import { expect, test } from 'vitest';
import type { Day } from '../basics/day.ts';
import { aTrip, aVisit } from './a-trip.test-support.ts';
import {
  emptyTrip,
  findDeparture,
  isSameWay,
  listPlaces,
  listTripStates,
  selectDraftTrip,
  sumMiles,
  sumTripMiles,
  type DraftTrip,
  type TripPlace,
  type TripState,
} from './trip.ts';

const dallas: TripPlace = { label: 'Dallas, TX', lat: 32.78, lng: -96.8 };
const tulsa: TripPlace = { label: 'Tulsa, OK', lat: 36.15, lng: -95.99 };
const wichita: TripPlace = { label: 'Wichita, KS', lat: 37.69, lng: -97.34 };

const aVisitOf = (state: TripState['state'], miles: number | null): TripState => ({ ...aVisit(state), miles });
const aDraft = (parts: Partial<DraftTrip>): DraftTrip => ({ ...emptyTrip, ...parts });

test('the part of a trip that a person enters leaves the route out', () => {
  const { route, line, states, ...draft } = aTrip(['TX', 'OK']);
  expect(selectDraftTrip(Object.assign({ route, line, states }, draft))).toEqual(draft);
});

test('a unit leaves with the order, unless it has a departure of its own', () => {
  const own = { startDate: '2026-12-02' as Day, startTime: '06:00' };
  const common = { startDate: '2026-12-01' as Day, startTime: '07:00' };
  const trip = aDraft({ ...common, departures: [{ unit: 'second', ...own }] });
  expect(findDeparture(trip, 'second')).toMatchObject(own);
  expect(findDeparture(trip, 'first')).toEqual(common);
});

test('the states of a trip are those that can be ordered, each once, in travel order', () => {
  const route = [aVisitOf('VA', 10), aVisitOf('DC', 3), aVisitOf('MD', 20), aVisitOf('VA', 5)];
  expect(listTripStates(route)).toEqual(['VA', 'MD']);
});

test('the miles of a state are those of all its visits', () => {
  const route = [aVisitOf('VA', 10), aVisitOf('MD', null), aVisitOf('VA', 5)];
  expect([sumMiles(route, 'VA'), sumMiles(route, 'MD'), sumMiles(route, 'TX')]).toEqual([15, 0, 0]);
});

test.each([
  ['all known', [aVisitOf('VA', 10), aVisitOf('MD', 20)], 30],
  ['one not known', [aVisitOf('VA', 10), aVisitOf('MD', null)], null],
  ['no state', [], null],
])('the miles of a trip, %s', (_name, states, miles) => {
  expect(sumTripMiles(states)).toBe(miles);
});

test.each([
  ['both ends and an empty stop', [dallas, null, tulsa], [dallas, tulsa]],
  ['no destination yet', [dallas, null], null],
  ['no origin yet', [null, tulsa], null],
  ['nothing', [], null],
])('the places of a trip with %s', (_name, places, listed) => {
  expect(listPlaces({ places })).toEqual(listed);
});

test.each([
  ['the same places, named otherwise', aDraft({ places: [{ ...dallas, label: 'Dallas' }, tulsa] }), true],
  ['a stop that is not given yet', aDraft({ places: [dallas, null, tulsa] }), true],
  ['another destination', aDraft({ places: [dallas, wichita] }), false],
  ['the other route', aDraft({ places: [dallas, tulsa], chosen: 'second' }), false],
  ['the fastest route by choice', aDraft({ places: [dallas, tulsa], chosen: 'fastest' }), false],
])('%s: the same way or not', (_name, other, isSame) => {
  expect(isSameWay(aDraft({ places: [dallas, tulsa] }), other)).toBe(isSame);
});

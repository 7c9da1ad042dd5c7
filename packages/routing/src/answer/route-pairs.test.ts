import type { TripPlace } from '@wideload/domain';
import { expect, test } from 'vitest';
import truckRoadPairs from '../../data/truck-road-pairs.json' with { type: 'json' };
import { getRoutes, listStates, routePairs } from '../shipped.test-support.ts';

test('40 pairs of cities have the right states in the right order', () => {
  const wrong = routePairs.filter(({ from, to, states }) => listStates(getRoutes(from, to)).join() !== states.join());
  expect(routePairs).toHaveLength(40);
  expect(wrong).toEqual([]);
});

test('nine of ten routes are within 5 % of the expected miles', () => {
  const off = routePairs.map(({ from, to, miles }) => Math.abs(getRoutes(from, to).fastest.miles / miles - 1));
  expect(off.toSorted((a, b) => a - b)[Math.floor(off.length * 0.9)]).toBeLessThan(0.05);
});

// Cast: the JSON has its states as texts.
const truckRoads = truckRoadPairs as { from: TripPlace; to: TripPlace; states: string[]; miles: number }[];

test('60 more pairs, many on highways other than Interstates, have the right states and miles within 8 %', () => {
  expect(truckRoads).toHaveLength(60);
  const wrong = truckRoads.flatMap(({ from, to, states, miles }) => {
    const routes = getRoutes(from, to);
    const isRight = listStates(routes).join() === states.join() && Math.abs(routes.fastest.miles / miles - 1) <= 0.08;
    return isRight ? [] : [`${from.label} to ${to.label}: ${listStates(routes).join(' ')}, ${routes.fastest.miles}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['Dallas, TX', 'Denver, CO', ['US-287', 'I-70']],
  ['Wichita Falls, TX', 'San Antonio, TX', ['US-281']],
  ['Cheyenne, WY', 'Rapid City, SD', ['US-85']],
  ['Bismarck, ND', 'Minot, ND', ['US-83']],
  ['Laredo, TX', 'Houston, TX', ['US-59']],
  ['Roanoke, VA', 'Lynchburg, VA', ['US-460']],
])('%s to %s goes by its truck road', (from, to, roads) => {
  expect(getRoutes(from, to).fastest.via).toEqual(expect.arrayContaining(roads));
});

test('Dallas to Denver is 781 miles by US-287, and the longer way is offered beside it', () => {
  const { fastest, second } = getRoutes('Dallas, TX', 'Denver, CO');
  expect(Math.abs(fastest.miles - 781)).toBeLessThan(20);
  expect(second?.miles).toBeGreaterThan(fastest.miles);
});

test.each(routePairs)('$to to $from is $from to $to reversed', ({ from, to }) => {
  const [there, back] = [getRoutes(from, to), getRoutes(to, from)];
  expect(listStates(back)).toEqual(listStates(there).toReversed());
  expect(back.fastest.miles).toBe(there.fastest.miles);
  expect(back.second?.miles).toBe(there.second?.miles);
});

test.each(routePairs)('$from to $to is one unbroken line', ({ from, to }) => {
  const { fastest, second } = getRoutes(from, to);
  for (const { states, miles, line } of [fastest, ...(second === null ? [] : [second])]) {
    expect(states[0]?.entry?.label).toBe(from);
    expect(states.at(-1)?.exit?.label).toBe(to);
    for (const [at, { exit }] of states.slice(0, -1).entries()) {
      const { lat, lng } = states[at + 1]?.entry ?? { lat: 0, lng: 0 };
      expect([exit?.lat, exit?.lng]).toEqual([lat, lng]);
    }
    const sum = states.reduce((total, state) => total + (state.miles ?? 0), 0);
    expect(Math.abs(sum - miles)).toBeLessThanOrEqual(states.length);
    expect(line.length).toBeLessThanOrEqual(200);
  }
});

test('a second route is at most 15 % longer and has a name of its own', () => {
  const offered = routePairs.flatMap(({ from, to }) => {
    const { fastest, second } = getRoutes(from, to);
    return second === null ? [] : [{ fastest, second }];
  });
  expect(offered.length).toBeGreaterThan(15);
  for (const { fastest, second } of offered) {
    expect(second.miles).toBeLessThanOrEqual(fastest.miles * 1.15 + 1);
    expect(second.via).not.toEqual(fastest.via);
  }
});

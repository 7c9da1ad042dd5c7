import { usesClosedRoad, type ClosedRoad } from '@wideload/domain';
import { expect, test } from 'vitest';
import { findRoutes, getTown, listStates } from '../shipped.test-support.ts';

const interstates = (...states: ClosedRoad['state'][]): ClosedRoad[] =>
  states.map((state) => ({ state, road: 'interstate' }));

function find(from: string, to: string, closed: readonly ClosedRoad[]) {
  const routes = findRoutes([getTown(from), getTown(to)], closed);
  if ('fault' in routes) throw new Error(routes.fault);
  return routes;
}

test.each([
  ['Dallas, TX', 'Wichita, KS', interstates('OK', 'TX')],
  ['Amarillo, TX', 'Fort Smith, AR', interstates('OK')],
  ['Jackson, MS', 'Dallas, TX', interstates('LA')],
  ['Atlanta, GA', 'Jackson, MS', interstates('AL')],
])('from %s to %s the route without closed roads is proposed', (from, to, closed) => {
  const { fastest, second, proposed } = find(from, to, closed);
  expect(usesClosedRoad(fastest.states, closed)).toBe(true);
  expect(proposed).toBe('second');
  expect(usesClosedRoad(second?.states ?? [], closed)).toBe(false);
  expect(second?.hours).toBeGreaterThan(fastest.hours);
  expect(second?.states.find(({ state }) => state === closed[0]?.state)?.interstateMiles ?? 0).toBe(0);
});

test('a closed road that is not on the way changes nothing', () => {
  expect(find('Dallas, TX', 'Wichita, KS', interstates('OH'))).toEqual(find('Dallas, TX', 'Wichita, KS', []));
});

test('a route of nearly twice the miles is not offered', () => {
  const closed = interstates('OR', 'ID', 'WA');
  expect(find('Portland, OR', 'Boise, ID', closed)).toMatchObject({ second: null, proposed: 'fastest' });
});

test('where every route takes a closed road, the fastest one stays', () => {
  const closed: ClosedRoad[] = [...interstates('OK'), { state: 'OK', road: '' }];
  const { fastest, second, proposed } = find('Tulsa, OK', 'Oklahoma City, OK', closed);
  expect(proposed).toBe('fastest');
  expect(fastest.states.map(({ state }) => state)).toEqual(['OK']);
  expect(second === null || usesClosedRoad(second.states, closed)).toBe(true);
});

test('the other route may leave the state', () => {
  const routes = find('Amarillo, TX', 'Fort Smith, AR', interstates('OK'));
  expect(listStates(routes)).toEqual(['TX', 'OK', 'AR']);
});

test.each([
  ['Oklahoma City, OK', 'Tulsa, OK', 'OK', 'I-44', true],
  ['Wichita, KS', 'Kansas City, MO', 'KS', 'I-35', true],
  ['Toledo, OH', 'Cleveland, OH', 'OH', 'I-80', true],
  ['Akron, OH', 'Columbus, OH', 'OH', 'I-76', false],
  ['Chicago, IL', 'Toledo, OH', 'IN', 'I-80', true],
  ['Pittsburgh, PA', 'Harrisburg, PA', 'PA', 'I-76', true],
  ['Albany, NY', 'Buffalo, NY', 'NY', 'I-90', true],
  ['Trenton, NJ', 'Newark, NJ', 'NJ', 'I-95', true],
  ['Newark, NJ', 'Scranton, PA', 'NJ', 'I-95', false],
] as const)('from %s to %s the tolls of %s on %s are known', (from, to, state, road, isToll) => {
  const { fastest } = find(from, to, []);
  const uses = fastest.states.find((visit) => visit.state === state)?.allRoads ?? [];
  expect(uses.some((use) => use.road === road && use.isToll === true)).toBe(isToll);
});

test('the route without tolls may have the same number', () => {
  const closed: ClosedRoad[] = [{ state: 'OK', road: 'interstate', isToll: true }];
  const { second, proposed } = find('Oklahoma City, OK', 'Tulsa, OK', closed);
  expect(proposed).toBe('second');
  expect(second?.states.flatMap(({ allRoads = [] }) => allRoads.filter(({ isToll }) => isToll))).toEqual([]);
});

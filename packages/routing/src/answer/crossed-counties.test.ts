import type { StateCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import { geography, getRoutes } from '../shipped.test-support.ts';
import { toLineWay, toLegs } from '../graph/legs.ts';
import { listCounties } from './to-routes.ts';

function showCounties(from: string, to: string, state: StateCode): string[] {
  const { fastest } = getRoutes(from, to);
  const visits = fastest.states.filter((visit) => visit.state === state);
  return visits.flatMap(({ counties = [] }) => counties.map(({ county, roads }) => `${county} ${roads.join(', ')}`));
}

test.each([
  ['Milwaukee, WI', 'Indianapolis, IN', 'IL', /^Cook .*I-94/],
  ['Milwaukee, WI', 'Indianapolis, IN', 'WI', /^Milwaukee .*I-94/],
  ['Amarillo, TX', 'Fort Smith, AR', 'OK', /^Oklahoma .*I-40/],
  ['Spokane, WA', 'Seattle, WA', 'WA', /^King .*I-90/],
  ['Chattanooga, TN', 'Macon, GA', 'GA', /^Fulton .*I-(75|85|285)/],
] as const)('from %s to %s the way through %s crosses %s', (from, to, state, county) => {
  expect(showCounties(from, to, state)).toContainEqual(expect.stringMatching(county));
});

test.each([
  ['Kansas City, MO', 'Oklahoma City, OK', 'KS', 'Denver'],
  ['St. Louis, MO', 'Indianapolis, IN', 'IL', 'Cook'],
  ['Portland, OR', 'Seattle, WA', 'WA', 'Snohomish'],
] as const)('from %s to %s the way through %s does not cross %s', (from, to, state, county) => {
  expect(showCounties(from, to, state).filter((line) => line.startsWith(county))).toEqual([]);
});

test('the line of another router crosses the same counties, and a ramp does not count as a road', () => {
  const [west, east] = [
    { lat: 47.59, lng: -122.2 },
    { lat: 47.53, lng: -122.0 },
  ];
  const ramp = { points: [west, west], miles: 0.2, hours: 0.01, road: '' };
  const stretch = { points: [west, east], miles: 10, hours: 0.2, road: 'I-90' };
  const way = toLineWay(
    [ramp, stretch],
    [
      { at: west, state: 'WA' },
      { at: east, state: 'WA' },
    ],
    geography,
  );
  expect(toLegs(way.parts).map(listCounties)).toEqual([[{ county: 'King', roads: ['I-90'] }]]);
});

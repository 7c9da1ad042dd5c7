import { expect, test } from 'vitest';
import { geography, getRoutes, getTown, graph, listStates } from '../shipped.test-support.ts';
import { createViaFinder } from './route-finder.ts';

const findVia = createViaFinder(graph, geography);

test.each([
  ['US-83', 'Dallas, TX', 'Denver, CO'],
  ['I-70', 'Dallas, TX', 'Denver, CO'],
  ['I-25', 'Dallas, TX', 'Denver, CO'],
  ['I-80', 'Chicago, IL', 'Salt Lake City, UT'],
  ['I-40', 'Memphis, TN', 'Los Angeles, CA'],
  ['US-281', 'San Antonio, TX', 'Oklahoma City, OK'],
])('the route via %s from %s to %s uses it', (road, from, to) => {
  const via = findVia({ road, from: getTown(from), to: getTown(to) });
  if (via === null) throw new Error('no via');
  expect(via.label).toMatch(new RegExp(`^${road}(,|$)`));
  const { states } = getRoutes(from, via, to).fastest;
  expect(states.flatMap(({ roads }) => roads)).toContain(road);
});

test.each([
  ['I-95', 'Dallas, TX', 'Denver, CO'],
  ['US-999', 'Dallas, TX', 'Denver, CO'],
])('no route via %s leads from %s to %s', (road, from, to) => {
  expect(findVia({ road, from: getTown(from), to: getTown(to) })).toBeNull();
});

test.each([
  ['Denver, CO', 'Cheyenne, WY', 'Salt Lake City, UT', 'CO WY UT'],
  ['Denver, CO', 'Grand Junction, CO', 'Salt Lake City, UT', 'CO UT'],
  ['Chicago, IL', 'Indianapolis, IN', 'Louisville, KY', 'IL IN KY'],
  ['Omaha, NE', 'Sioux City, IA', 'Sioux Falls, SD', 'NE IA SD'],
  ['Kansas City, MO', 'Wichita, KS', 'Oklahoma City, OK', 'MO KS OK'],
  ['Kansas City, MO', 'Joplin, MO', 'Tulsa, OK', 'MO OK'],
  ['Fargo, ND', 'Minot, ND', 'Williston, ND', 'ND'],
  ['Portland, OR', 'Yakima, WA', 'Spokane, WA', 'OR WA'],
  ['New Orleans, LA', 'Jackson, MS', 'Memphis, TN', 'LA MS TN'],
  ['Buffalo, NY', 'Erie, PA', 'Cleveland, OH', 'NY PA OH'],
  ['Albany, NY', 'Binghamton, NY', 'Scranton, PA', 'NY PA'],
  ['Richmond, VA', 'Norfolk, VA', 'Raleigh, NC', 'VA NC'],
])('a trip from %s by %s to %s is both of its ways, and the same one back', (from, stop, to, states) => {
  const there = getRoutes(from, stop, to);
  const ways = [getRoutes(from, stop), getRoutes(stop, to)].map(({ fastest }) => fastest.miles);
  expect(listStates(there).join(' ')).toBe(states);
  expect(Math.abs(there.fastest.miles - ways.reduce((sum, miles) => sum + miles, 0))).toBeLessThan(2);
  expect(Math.abs(getRoutes(to, stop, from).fastest.miles - there.fastest.miles)).toBeLessThan(2);
});

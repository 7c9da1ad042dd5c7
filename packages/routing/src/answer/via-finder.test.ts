import { expect, test } from 'vitest';
import { geography, getRoutes, getTown, graph } from '../shipped.test-support.ts';
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

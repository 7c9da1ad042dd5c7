import { expect, test } from 'vitest';
import { stripFigure } from './vehicle-figures.ts';

test.each([
  ['80000', '80000'],
  ['80,000', '80000'],
  [' 80 000 lbs', '80000'],
  ['105,500 LB.', '105500'],
  ['53 ft', '53'],
  ["53'", '53'],
  ['53′', '53'],
  ['fifty', 'fifty'],
  ['53.5', '53.5'],
  ['', ''],
])('%j is meant as %j', (typed, meant) => {
  expect(stripFigure(typed)).toBe(meant);
});

import { expect, test } from 'vitest';
import { describeFeet, describePounds, toFeetText, toPoundsText } from './vehicle-figures.ts';

test.each([
  ['80000', '80000', undefined],
  ['80,000', '80000', undefined],
  [' 80 000 lbs', '80000', '= 80,000 lb'],
  ['105,500 LB.', '105500', '= 105,500 lb'],
  ['118k', '118000', '= 118,000 lb'],
  ['118,000 lbs', '118000', '= 118,000 lb'],
  ['53,500 kg', '117948', '= 117,948 lb'],
  ['53.5 t', '53.5t', undefined],
  ['heavy', 'heavy', undefined],
  ['', '', undefined],
])('the weight %j is meant as %j', (typed, meant, reading) => {
  expect(toPoundsText(typed)).toBe(meant);
  expect(describePounds(typed)).toBe(reading);
});

test.each([
  ['53', '53', undefined],
  ['53 ft', '53', '= 53 ft'],
  ["53'", '53', '= 53 ft'],
  ['53′', '53', '= 53 ft'],
  ['53\' 0"', '53', '= 53 ft'],
  ['53-0', '53', '= 53 ft'],
  ['636"', '53', '= 53 ft'],
  ['14', '14', undefined],
  ['53.5', '53.5', undefined],
  // A trailer's record has whole feet.
  ['13ft 6ins', '13ft6ins', undefined],
  ['fifty', 'fifty', undefined],
  ['', '', undefined],
])('the length %j is meant as %j', (typed, meant, reading) => {
  expect(toFeetText(typed)).toBe(meant);
  expect(describeFeet(typed)).toBe(reading);
});

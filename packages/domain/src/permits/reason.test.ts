import { expect, test } from 'vitest';
import { isAboutSources, isOnlyOverweight, isOpenCondition } from './reason.ts';

const inches = { unit: 'in' } as const;
const weight = { unit: 'lb' } as const;

test.each([
  ['weight alone', [weight, weight], true],
  ['weight and width', [weight, inches], false],
  ['width alone', [inches], false],
  ['nothing', [], false],
])('a load over limits of %s: only overweight is %s', (_name, reasons, expected) => {
  expect(isOnlyOverweight(reasons)).toBe(expected);
});

test.each([
  ['kingpin_unknown', true],
  ['height_doubted', true],
  ['height_county', false],
] as const)('only the state can settle %s: %s', (what, expected) => {
  expect(isAboutSources({ what })).toBe(expected);
});

const kept = { unit: 'in', limit: 162, actual: 170, over: 8 } as const;

test.each([
  ['an open one of today', { ...kept, what: 'height_county', open: true }, true],
  ['an open one of older rules', { ...kept, what: 'height_of_old', open: true }, false],
  ['a reason that is settled', { ...kept, what: 'height_county' }, false],
] as const)('%s is an open condition: %s', (_name, reason, expected) => {
  expect(isOpenCondition(reason)).toBe(expected);
});

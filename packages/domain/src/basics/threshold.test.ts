import { expect, test } from 'vitest';
import { toThreshold } from './threshold.ts';

test.each([
  [143, 'in', 144, true],
  [185, 'in', 186, true],
  [144, 'in', 144, false],
  [148, 'in', 148, false],
  [79_999, 'lb', 80_000, true],
  [80_000, 'lb', 80_000, false],
] as const)('over %d %s is %d, itself counted: %s', (over, unit, figure, isFrom) => {
  expect(toThreshold(over, unit)).toEqual({ figure, isFrom });
});

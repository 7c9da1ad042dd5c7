import { expect, test } from 'vitest';
import { computeExpiryState } from './cards.queries.ts';

const now = { year: 2026, month: 11 };

test.each([
  [10, 2026, 'expired'],
  [12, 2025, 'expired'],
  [11, 2026, 'expiring'],
  [12, 2026, 'expiring'],
  [1, 2027, 'good'],
  [11, 2027, 'good'],
] as const)('a card of %i/%i is %s in November 2026', (exp_month, exp_year, state) => {
  expect(computeExpiryState({ exp_month, exp_year }, now)).toBe(state);
});

test('the turn of a year counts as one month', () => {
  expect(computeExpiryState({ exp_month: 1, exp_year: 2027 }, { year: 2026, month: 12 })).toBe('expiring');
});

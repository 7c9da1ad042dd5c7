import { expect, test } from 'vitest';
import { formatAge } from './age-text.ts';

test.each([
  ['2026-11-21T10:00:00Z', 'less than 1 min'],
  ['2026-11-21T10:00:05Z', 'less than 1 min'],
  ['2026-11-21T09:59:00Z', '1 min'],
  ['2026-11-21T09:00:01Z', '59 min'],
  ['2026-11-21T09:00:00Z', '1 h'],
  ['2026-11-21T06:35:00Z', '3 h, 25 min'],
  ['2026-11-20T10:00:01Z', '23 h, 59 min'],
  ['2026-11-20T10:00:00Z', '1 day'],
  ['2026-11-19T05:20:00Z', '2 days, 4 h'],
  ['2026-10-22T09:00:00Z', '30 days, 1 h'],
])('an order from %s has waited %s', (since, text) => {
  expect(formatAge(since, '2026-11-21T10:00:00Z')).toBe(text);
});

import { expect, test } from 'vitest';
import type { Day } from '../../basics/day.ts';
import { permitStatuses } from './permit-status.ts';
import { findPermitTerm, type PermitTerm } from './permit-term.ts';

const issued = { status: 'issued', validFrom: '2026-11-24', validTo: '2026-11-28' } as const;

test.each<[string, object, string, PermitTerm]>([
  ['the day before the first', {}, '2026-11-23', 'ahead'],
  ['the first day', {}, '2026-11-24', 'valid'],
  ['the day before the last', {}, '2026-11-27', 'valid'],
  ['the last day', {}, '2026-11-28', 'ends-today'],
  ['the day after the last', {}, '2026-11-29', 'expired'],
  ['the day before the only one', { validFrom: '2026-11-28' }, '2026-11-27', 'ahead'],
  ['the only day', { validFrom: '2026-11-28' }, '2026-11-28', 'ends-today'],
  ['the last day of a year', { validTo: '2026-12-31' }, '2027-01-01', 'expired'],
  ['no first day', { validFrom: null }, '2026-11-01', 'valid'],
  ['no last day', { validTo: null }, '2027-11-01', 'valid'],
])('%s', (_name, parts, today, term) => {
  // Cast: every row is a day.
  expect(findPermitTerm({ ...issued, ...parts }, today as Day)).toBe(term);
});

test.each(permitStatuses.filter((status) => status !== 'issued'))('a permit that is %s has no term', (status) => {
  expect(findPermitTerm({ ...issued, status }, '2026-11-25' as Day)).toBeNull();
});

import type { DateWarning } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatDateWarning } from './date-warning-text.ts';

test.each<[DateWarning, string]>([
  [{ because: 'past-start' }, 'The start date is in the past.'],
  [{ because: 'past', days: 1 }, 'This day is in the past.'],
  [{ because: 'past', days: 4 }, 'These days are in the past.'],
  [
    { because: 'too-long', validity: { days: 5, isBusinessDays: false }, days: 6 },
    'Texas permits are valid for 5 days; this range has 6.',
  ],
  [
    { because: 'too-long', validity: { days: 1, isBusinessDays: false }, days: 2 },
    'Texas permits are valid for 1 day; this range has 2.',
  ],
  [
    { because: 'too-long', validity: { days: 5, isBusinessDays: true }, days: 8 },
    'Texas permits are valid for 5 business days; this range has 8 days, counting weekends.',
  ],
])('%o reads: %s', (warning, text) => {
  expect(formatDateWarning('TX', warning)).toBe(text);
});

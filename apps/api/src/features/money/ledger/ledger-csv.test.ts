import { cents, type FeeDifference } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatFeeDifference } from './ledger-csv.ts';

test.each<[FeeDifference | null, string]>([
  [null, ''],
  [{ code: 'not-needed' }, 'Canceled, or no longer needed since the order was changed.'],
  [{ code: 'refused' }, 'The state refused it.'],
  [{ code: 'not-issued' }, 'The state has not issued it yet.'],
  [{ code: 'not-recorded' }, 'The state’s charge has not been recorded.'],
  [{ code: 'days', charged: 5, sold: 4 }, 'The state charged 5 days instead of 4.'],
  [{ code: 'days', charged: 1, sold: 4 }, 'The state charged 1 day instead of 4.'],
  [{ code: 'more', amount: cents(500) }, 'The state charged $5.00 more than its fee in our rules.'],
  [{ code: 'less', amount: cents(6200) }, 'The state charged $62.00 less than its fee in our rules.'],
])('%o reads "%s"', (difference, sentence) => {
  expect(formatFeeDifference(difference)).toBe(sentence);
});

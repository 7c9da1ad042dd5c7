import { cents, stateName } from '@wideload/domain';
import type { ExpectedTotal } from '@wideload/domain/permit-facts';
import { expect, test } from 'vitest';
import { chargeWords } from './charge-words.ts';
import { formatExpectedTotal } from './expected-total.ts';

function say(total: Partial<ExpectedTotal>): string {
  const whole = { now: cents(10_500), least: cents(10_500), most: cents(10_500), rates: [], unknown: [], ...total };
  return formatExpectedTotal(whole, chargeWords, stateName);
}

test.each([
  ['nothing more', {}, '$105 in all, nothing more is expected.'],
  ['a sum', { least: cents(20_000), most: cents(20_000) }, '$105 now; $200 in all.'],
  ['a range', { least: cents(102_000), most: cents(106_000) }, '$105 now; $1,020 to $1,060 in all.'],
  [
    'a rate for each mile',
    { rates: [{ state: 'WA', perMile: 0.49, mostPerMile: 0.49, less: cents(0) }] },
    '$105 now; $105 and $0.49 a mile in Washington in all.',
  ],
  [
    'a rate without a limit',
    { rates: [{ state: 'WA', perMile: 0.49, mostPerMile: null, less: cents(1400) }] },
    '$105 now; $105 and at least $0.49 a mile in Washington (less $14 already counted) in all.',
  ],
  [
    'what is not known',
    {
      most: cents(11_000),
      unknown: [
        { state: 'OR', what: 'weight' },
        { state: 'TN', what: 'card' },
      ],
    },
    '$105 now; at least $105 in all. Not known: the charge of Oregon for the weight, the card fee of Tennessee.',
  ],
] as const)('%s', (_, total, expected) => {
  expect(say(total as Partial<ExpectedTotal>)).toBe(expected);
});

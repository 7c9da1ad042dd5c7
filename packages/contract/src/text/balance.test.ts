import { cents } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatBalance } from './balance.ts';

test.each([
  [6200, 6200, ''],
  [
    12_700,
    6200,
    'Total $127.00, paid $62.00, difference $65.00 to be paid. We will charge one of your saved cards or ask you to pay it, and let you know either way.',
  ],
  [6200, 12_700, 'Total $62.00, paid $127.00, difference $65.00 in your favor. We will contact you about it.'],
])('an order of %i cents that was paid with %i says: %s', (total, paid, sentence) => {
  expect(formatBalance(cents(total), cents(paid))).toBe(sentence);
});

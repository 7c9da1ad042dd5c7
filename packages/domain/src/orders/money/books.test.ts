import { describe, expect, test } from 'vitest';
import { splitBookEntry, type BookEntry } from './book-lines.ts';
import { cents } from '../../basics/money.ts';
import { checkPayout } from './payout-check.ts';
import { formatReceiptNumber } from './receipt-number.ts';

test.each([
  [2026, 1, '2026-000001'],
  [2026, 123, '2026-000123'],
  [2027, 1_000_000, '2027-1000000'],
])('the receipt of %i, %i is %s', (year, no, number) => {
  expect(formatReceiptNumber(year, no)).toBe(number);
});

describe('an entry of the books', () => {
  const entries = [
    { kind: 'charge', source: 'p', permitId: 'TX', amount: cents(6200) },
    { kind: 'charge', source: 'p', permitId: 'LA', amount: cents(4000) },
    { kind: 'refund', source: 'r', permitId: 'TX', amount: cents(-100) },
    { kind: 'state-fee', source: 'TX', permitId: 'TX', amount: cents(-6500) },
  ] as const;
  const anEntry = (kind: BookEntry['kind'], source: string, amount: number): BookEntry => {
    return { kind, source, amount: cents(amount) };
  };

  test.each<[string, BookEntry, [string | null, number][]]>([
    [
      'is shared as the ledger shares it',
      anEntry('charge', 'p', 10_200),
      [
        ['TX', 6200],
        ['LA', 4000],
      ],
    ],
    ['takes only its own kind and source', anEntry('refund', 'r', -100), [['TX', -100]]],
    ['is whole where the ledger has another amount', anEntry('charge', 'p', 10_000), [[null, 10_000]]],
    ['of a corrected state fee names its permit', anEntry('state-fee', 'TX', -300), [['TX', -300]]],
    ['that the ledger does not have is whole', anEntry('provider-fee', 'txn', -326), [[null, -326]]],
  ])('%s', (_name, entry, lines) => {
    expect(splitBookEntry(entry, entries).map(({ permitId, amount }) => [permitId, amount])).toEqual(lines);
  });
});

test.each([
  ['adds up', { amount: 9874, net: 9874 }, { result: 'adds-up', sum: 9874 }],
  ['has less than its lines', { amount: 9000, net: 9874 }, { result: 'differs', sum: 9874, difference: -874 }],
  ['has more than its lines', { amount: 9874, net: 0 }, { result: 'differs', sum: 0, difference: 9874 }],
  ['has no known lines', { amount: 9874, net: null }, { result: 'unknown' }],
])('a payout %s', (_name, payout, check) => {
  expect(checkPayout(payout)).toEqual(check);
});

import { describe, expect, test } from 'vitest';
import {
  splitBookEntry,
  type BookEntry,
  checkPayout,
  formatReceiptNumber,
  isStated,
  listMonths,
  sumStatement,
} from './books.ts';
import { cents } from '../../basics/money.ts';
import type { PaidKind } from './ledger.ts';

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

type Booked = [BookEntry['kind'], number];

const cases: [
  string,
  number,
  Booked[],
  { closing: number; stateFees: number; byKind?: Partial<Record<PaidKind, number>> },
][] = [
  ['an empty month ends as it began', 10_200, [], { closing: 10_200, stateFees: 0 }],
  [
    'payments add up',
    0,
    [
      ['charge', 10_200],
      ['adjustment', 6200],
      ['charge', 300],
    ],
    { closing: 16_700, stateFees: 0, byKind: { charge: 10_500, adjustment: 6200 } },
  ],
  [
    'a refund that came back is as if it never was',
    10_200,
    [
      ['refund', -4000],
      ['refund-failed', 4000],
    ],
    { closing: 10_200, stateFees: 0, byKind: { refund: -4000, 'refund-failed': 4000 } },
  ],
  [
    'a disputed payment may end below what was paid before',
    500,
    [['dispute', -2000]],
    { closing: -1500, stateFees: 0 },
  ],
  ['a won dispute gives it back', -1500, [['dispute-reinstated', 2000]], { closing: 500, stateFees: 0 }],
  [
    'fees of the states are in what was paid, and a correction counts once',
    0,
    [
      ['charge', 10_200],
      ['state-fee', -6200],
      ['state-fee', 200],
    ],
    { closing: 10_200, stateFees: 6000 },
  ],
  [
    'fees of the provider are not the company’s',
    0,
    [
      ['charge', 10_200],
      ['provider-fee', -326],
      ['dispute-fee', -1500],
    ],
    { closing: 10_200, stateFees: 0 },
  ],
];

test.each(cases)('%s', (_name, opening, booked, { byKind = {}, ...sums }) => {
  const found = sumStatement(
    opening,
    booked.map(([kind, amount]) => ({ kind, amount })),
  );
  expect(found).toMatchObject({ opening, ...sums, byKind });
  expect(found.opening + Object.values(found.byKind).reduce((sum, amount) => sum + amount, 0)).toBe(found.closing);
});

test.each([
  ['charge', true],
  ['refund-failed', true],
  ['dispute-reinstated', true],
  ['state-fee', true],
  ['dispute-fee', false],
  ['provider-fee', false],
] as const)('whether a statement has a %s: %s', (kind, isIn) => {
  expect(isStated(kind)).toBe(isIn);
});

test.each([
  ['2026-11', '2026-11', ['2026-11']],
  ['2026-11', '2027-02', ['2026-11', '2026-12', '2027-01', '2027-02']],
  ['2026-11', '2026-10', []],
])('the months from %s to %s', (first, last, months) => {
  expect(listMonths(first, last)).toEqual(months);
});

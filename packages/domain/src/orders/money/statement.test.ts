import { expect, test } from 'vitest';
import { isStated, listMonths, sumStatement } from './statement.ts';
import type { BookEntry } from './book-lines.ts';
import type { PaidKind } from './ledger.ts';

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

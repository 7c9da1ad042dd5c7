import { paidKinds, type PaidKind } from './ledger.ts';
import { cents, sumCents, type Cents } from '../../basics/money.ts';
import type { BookEntry } from './book-lines.ts';

export type StatementSums = {
  /** Paid less given back, before the month and at its end. */
  opening: Cents;
  closing: Cents;
  byKind: Readonly<Record<PaidKind, Cents>>;
  /** Charged by states, above zero: they are in what the company paid, not beside it. */
  stateFees: Cents;
};

/** The provider's fees are the seller's costs: no statement has them. */
export function isStated(kind: BookEntry['kind']): boolean {
  return kind === 'state-fee' || paidKinds.some((one) => one === kind);
}

type Booked = { kind: BookEntry['kind']; amount: number };

function sumOf(entries: readonly Booked[], kinds: readonly BookEntry['kind'][]): Cents {
  return sumCents(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => cents(amount)));
}

/** @param opening what was paid less what was given back before the month. */
export function sumStatement(opening: number, entries: readonly Booked[]): StatementSums {
  const byKind = {
    charge: sumOf(entries, ['charge']),
    adjustment: sumOf(entries, ['adjustment']),
    refund: sumOf(entries, ['refund']),
    'refund-failed': sumOf(entries, ['refund-failed']),
    dispute: sumOf(entries, ['dispute']),
    'dispute-reinstated': sumOf(entries, ['dispute-reinstated']),
  };
  return {
    opening: cents(opening),
    closing: sumCents([cents(opening), ...Object.values(byKind)]),
    byKind,
    stateFees: cents(0 - sumOf(entries, ['state-fee'])),
  };
}

/** Months such as `2026-11`, both ends included. */
export function listMonths(first: string, last: string): string[] {
  const toNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const from = toNumber(first);
  return Array.from({ length: Math.max(0, toNumber(last) - from + 1) }, (_, index) => {
    const number = from + index;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}

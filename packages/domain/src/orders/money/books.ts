import { paidKinds, type PaidKind, type LedgerEntry } from './ledger.ts';
import { cents, sumCents, type Cents } from '../../basics/money.ts';

/** An entry of the books; `source` is the payment, refund, permit or the provider's line. */
export type BookEntry = { kind: LedgerEntry['kind'] | 'provider-fee'; source: string; amount: Cents };

export type BookLine = { permitId: string | null; amount: Cents };

/**
 * An entry is shared by the permits as the ledger of its order shares it. One that the ledger has with another amount, such as a
 * corrected state fee, stays one line: a line never disagrees with its entry.
 */
export function splitBookEntry(
  { kind, source, amount }: BookEntry,
  entries: readonly Pick<LedgerEntry, 'kind' | 'source' | 'permitId' | 'amount'>[],
): BookLine[] {
  const own = entries.filter((entry) => entry.source === source && entry.kind === kind);
  const sum = own.reduce((total, entry) => total + entry.amount, 0);
  if (own.length > 0 && sum === amount) return own.map(({ permitId, amount: share }) => ({ permitId, amount: share }));
  return [{ permitId: kind === 'state-fee' ? source : null, amount: cents(amount) }];
}

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

/** `unknown`: the provider does not list the lines, or has not listed them yet. */
export type PayoutCheck =
  | { result: 'adds-up'; sum: Cents }
  | { result: 'differs'; sum: Cents; difference: Cents }
  | { result: 'unknown' };

/** A payout is the sum of its lines, net of fees. `net` has no line of the payout itself. */
export function checkPayout({ amount, net }: { amount: number; net: number | null }): PayoutCheck {
  if (net === null) return { result: 'unknown' };
  const difference = cents(amount - net);
  return difference === 0 ? { result: 'adds-up', sum: cents(net) } : { result: 'differs', sum: cents(net), difference };
}

/** `2026-000123`: without gaps in each year, for payments, refunds and refunds that came back; `''` where none is booked. */
export function formatReceiptNumber(year: number | null, no: number | null): string {
  return year === null || no === null ? '' : `${year}-${String(no).padStart(6, '0')}`;
}

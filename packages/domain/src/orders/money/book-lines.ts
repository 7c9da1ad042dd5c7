import type { LedgerEntry } from './ledger.ts';
import { cents, type Cents } from '../../basics/money.ts';

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

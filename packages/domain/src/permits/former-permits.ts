import { ledgerOf, type LedgerFacts } from '../money/ledger.ts';
import { cents, type Cents } from '../money/money.ts';
import type { StateCode } from '../states/state.ts';

/** A permit that was charged and is not on the order any more. */
export type FormerPermit = {
  permitId: string;
  /** As it was charged, counted from 1: the unit may have gone as well. */
  unit: number;
  state: StateCode;
  /** What is left of what was paid for it, over all payments of the order. */
  refundable: Cents;
};

/**
 * What can still be given back for permits that have fallen away since they were paid. Where an adjustment has set their price off against
 * other permits, that much is left no more. Refunds that are on their way belong to the facts, too, or they would be made twice.
 */
export function formerPermitsOf(facts: LedgerFacts): FormerPermit[] {
  return ledgerOf(facts).rows.flatMap(({ permitId, permit, status, charged, refunded }) => {
    if (permitId === null || permit === null || status !== null) return [];
    return [{ permitId, ...permit, refundable: cents(Math.max(0, charged - refunded)) }];
  });
}

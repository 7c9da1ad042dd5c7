import { buildLedger, type LedgerFacts } from '../money/ledger.ts';
import { cents, type Cents } from '../../basics/money.ts';
import type { StateCode } from '../../basics/state-code.ts';

/** A charged permit that is no longer in the order. */
export type FormerPermit = {
  permitId: string;
  /** As charged, counted from 1: the unit may be gone as well. */
  unit: number;
  state: StateCode;
  /** The part of its payments that can still be refunded. */
  refundable: Cents;
};

/**
 * Amounts that an adjustment offset against other permits do not count. `facts` must include refunds in progress, or
 * they would be made twice.
 */
export function findFormerPermits(facts: LedgerFacts): FormerPermit[] {
  return buildLedger(facts).rows.flatMap(({ permitId, permit, status, charged, refunded }) => {
    if (permitId === null || permit === null || status !== null) return [];
    return [{ permitId, ...permit, refundable: cents(Math.max(0, charged - refunded)) }];
  });
}

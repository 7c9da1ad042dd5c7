import {
  findFormerPermits,
  isHoldingMoney,
  buildLedger,
  type FormerPermit,
  type Ledger,
  type LedgerFacts,
  type StateCode,
} from '@wideload/domain';
import type { LedgerOrderRow } from './ledger.store.ts';

/** Permits stand by unit, and within a unit in the order in which the states were chosen. */
function permitsOf({ permits, jurisdictions }: LedgerOrderRow): LedgerFacts['permits'] {
  const rank = ({ position, state }: { position: number; state: string }) =>
    position * 100 + jurisdictions.indexOf(state);
  return permits
    .toSorted((a, b) => rank(a) - rank(b))
    .map((permit) => ({
      permitId: permit.id,
      unit: permit.position + 1,
      // A CHECK constraint bounds it.
      state: permit.state as StateCode,
      status: permit.status,
      price: permit.price_cents,
      fee: permit.fee_cents,
      days: permit.days,
      paidFee: permit.charged_fee_cents,
      issuedAt: permit.issued_at === null ? null : new Date(permit.issued_at),
    }));
}

function paymentsOf({ payments }: LedgerOrderRow): LedgerFacts['payments'] {
  return payments.map(({ id, kind, captured_cents: captured, lines, succeeded_at: at }) => ({
    id,
    kind,
    captured,
    lines,
    // A CHECK constraint sees to it that what has succeeded has its instant.
    at: new Date(at ?? 0),
  }));
}

/** The ledger of an order from what is stored. */
export function orderLedger(order: LedgerOrderRow): Ledger {
  const refunds = order.refunds.flatMap(({ id, permit_id: permitId, amount_cents: amount, ...refund }) =>
    refund.succeeded_at === null
      ? []
      : [
          {
            id,
            permitId,
            amount,
            at: new Date(refund.succeeded_at),
            failedAt: refund.reversed_at === null ? null : new Date(refund.reversed_at),
          },
        ],
  );
  return buildLedger({ permits: permitsOf(order), payments: paymentsOf(order), refunds });
}

/** Permits that were charged and are gone; what is on its way back counts as given back. */
export function formerPermits(order: LedgerOrderRow): FormerPermit[] {
  const held = order.refunds.filter(({ state }) => isHoldingMoney(state));
  const refunds = held.map(({ id, permit_id: permitId, amount_cents: amount, ...refund }) => {
    return { id, permitId, amount, at: new Date(refund.succeeded_at ?? refund.created_at), failedAt: null };
  });
  return findFormerPermits({ permits: permitsOf(order), payments: paymentsOf(order), refunds });
}

import {
  findFormerPermits,
  isHoldingMoney,
  buildLedger,
  type FormerPermit,
  type Ledger,
  type LedgerFacts,
  type StateCode,
} from '@wideload/domain';
import type { Admin } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { Booked } from './ledger-csv.ts';
import { findLedgerOrders, type LedgerOrderRow } from './ledger.store.ts';

/** Sorted by unit, then in the order in which the states were chosen. */
function toLedgerPermits({ permits, jurisdictions }: LedgerOrderRow): LedgerFacts['permits'] {
  const rank = ({ position, state }: { position: number; state: string }) =>
    position * 100 + jurisdictions.indexOf(state);
  return permits
    .toSorted((a, b) => rank(a) - rank(b))
    .map((permit) => ({
      permitId: permit.id,
      unit: permit.position + 1,
      // Cast: a CHECK constraint limits it.
      state: permit.state as StateCode,
      status: permit.status,
      price: permit.price_cents,
      fee: permit.fee_cents,
      days: permit.days,
      paidFee: permit.charged_fee_cents,
      issuedAt: permit.issued_at === null ? null : new Date(permit.issued_at),
    }));
}

function toLedgerPayments({ payments }: LedgerOrderRow): LedgerFacts['payments'] {
  return payments.map(({ id, kind, captured_cents: captured, lines, succeeded_at: at }) => ({
    id,
    kind,
    captured,
    lines,
    // A CHECK constraint requires the instant of a succeeded payment.
    at: new Date(at ?? 0),
  }));
}

function toLedgerDisputes({ disputes }: LedgerOrderRow): LedgerFacts['disputes'] {
  return disputes.map(({ id, amount_cents: amount, fee_cents: fee, moved_at: at }) => {
    return { id, amount, fee, at: new Date(at) };
  });
}

export function toLedger(order: LedgerOrderRow): Ledger {
  const refunds = order.refunds.flatMap(
    ({ id, permit_id: permitId, permit_shares: shares, amount_cents: amount, ...refund }) =>
      refund.succeeded_at === null
        ? []
        : [
            {
              id,
              permitId,
              shares,
              amount,
              at: new Date(refund.succeeded_at),
              failedAt: refund.reversed_at === null ? null : new Date(refund.reversed_at),
            },
          ],
  );
  return buildLedger({
    permits: toLedgerPermits(order),
    payments: toLedgerPayments(order),
    refunds,
    disputes: toLedgerDisputes(order),
  });
}

/** A refund on its way counts as refunded. */
export function listFormerPermits(order: LedgerOrderRow): FormerPermit[] {
  const held = order.refunds.filter(({ state }) => isHoldingMoney(state));
  const refunds = held.map(({ id, permit_id: permitId, permit_shares: shares, amount_cents: amount, ...refund }) => {
    return { id, permitId, shares, amount, at: new Date(refund.succeeded_at ?? refund.created_at), failedAt: null };
  });
  return findFormerPermits({
    permits: toLedgerPermits(order),
    payments: toLedgerPayments(order),
    refunds,
    disputes: toLedgerDisputes(order),
  });
}

export type BookedOrders = Map<string, Booked>;

/** The orders of some movements, by id. */
export async function loadBookedOrders(
  db: Db | Tx,
  by: Admin,
  movements: readonly { orderId: string }[],
): Promise<BookedOrders> {
  const ids = [...new Set(movements.map(({ orderId }) => orderId))];
  const orders = ids.length === 0 ? [] : await findLedgerOrders(db, by, ids);
  return new Map(orders.map((order) => [order.id, { order, ledger: toLedger(order) }]));
}

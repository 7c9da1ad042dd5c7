import type { User } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { lockOrderForPayment, type PayableOrder } from '#features/orders/orders.service.ts';
import {
  findAdjustmentPayment,
  findRequestedAdjustment,
  type AdjustmentRow,
} from '../adjustments/adjustments.store.ts';
import { computeDue } from '../adjustments/order-balance.ts';
import { findOwnCard } from '../cards/cards.service.ts';
import { beginCharge, type BeginResult, type Charge } from './charge.ts';
import type { Press } from './pay-order.ts';

type AdjustmentCharge = Pick<Charge, 'card' | 'session' | 'payer'> & {
  order: PayableOrder;
  adjustment: AdjustmentRow;
  /** Cents that the caller saw. */
  expected: number | undefined;
};

/** Charges what is due on a paid order, with the order locked. */
export async function beginAdjustmentCharge(
  deps: Deps,
  tx: Tx,
  { order, adjustment, card, expected, session, payer }: AdjustmentCharge,
): Promise<BeginResult> {
  const payment = await findAdjustmentPayment(tx, adjustment.id, { lock: true });
  return beginCharge(deps, tx, {
    pays: { adjustmentId: adjustment.id, payment },
    card,
    session,
    payer,
    price: async () => ({ order, ...(await computeDue(tx, order, expected)) }),
  });
}

/** The carrier pays a request to pay. */
export function beginOwnAdjustment(
  deps: Deps,
  user: User,
  { orderId, sourceId, expectedTotal, adjustmentId }: Press & { adjustmentId: string },
): Promise<BeginResult> {
  return inTransaction(deps.db, async (tx): Promise<BeginResult> => {
    const order = await lockOrderForPayment(tx, user, orderId);
    const adjustment = order && (await findRequestedAdjustment(tx, { id: adjustmentId, orderId: order.id }));
    if (order === null || adjustment === null) throw new Problem('not-found');
    const paid = adjustment.state === 'paid' ? await findAdjustmentPayment(tx, adjustment.id) : null;
    if (paid !== null) return { kind: 'paid', payment: paid };
    const card = await findOwnCard(tx, user, { provider: deps.payments.provider, idOrMethod: sourceId });
    if (card === null) throw new Problem('not-found');
    if (adjustment.state !== 'open') throw new Problem('order_not_payable', { detail: 'This request was withdrawn.' });
    const charge = { order, adjustment, card, expected: expectedTotal, session: 'on', payer: user } as const;
    return beginAdjustmentCharge(deps, tx, charge);
  });
}

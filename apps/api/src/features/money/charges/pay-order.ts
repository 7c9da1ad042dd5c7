import type { ConfirmPaymentBody } from '@wideload/contract';
import { isPlaced, minCharge } from '@wideload/domain';
import type * as z from 'zod/mini';
import type { User } from '#actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { lockOrderForPayment, refreshOrderForPayment, type PayableOrder } from '#features/orders/orders.service.ts';
import { findOwnCard } from '../cards/cards.service.ts';
import { findOrderPayment } from '../payments.store.ts';
import { beginCharge, type BeginResult } from './charge.ts';

export type Press = z.infer<typeof ConfirmPaymentBody>;

export function refuseUnpayable(order: PayableOrder, { expectedTotal }: Pick<Press, 'expectedTotal'>): void {
  if (isPlaced(order.status)) throw new Problem('order_not_payable');
  if (order.problems.length > 0) throw new Problem('order_incomplete', { errors: order.problems });
  if (order.waitsForState) throw new Problem('order.state-first');
  if (order.totalCents < minCharge)
    throw new Problem('order_incomplete', { detail: 'The total is too small to be paid by card.' });
  if (expectedTotal !== undefined && expectedTotal !== order.totalCents) {
    throw new Problem('amount_changed', { members: { total: order.totalCents } });
  }
}

/** The carrier pays the total of a draft. */
export function beginOrderCharge(deps: Deps, user: User, press: Press): Promise<BeginResult> {
  return inTransaction(deps.db, async (tx): Promise<BeginResult> => {
    const found = await lockOrderForPayment(tx, user, press.orderId);
    if (found === null) throw new Problem('not-found');
    const payment = await findOrderPayment(tx, found.id, { lock: true });
    if (payment?.status === 'succeeded' && isPlaced(found.status)) return { kind: 'paid', payment };
    const card = await findOwnCard(tx, user, { provider: deps.payments.provider, idOrMethod: press.sourceId });
    if (card === null) throw new Problem('not-found');
    return beginCharge(deps, tx, {
      pays: { adjustmentId: null, payment },
      card,
      session: 'on',
      payer: user,
      price: async () => {
        const order = await refreshOrderForPayment(tx, user, found.id);
        if (order === null) throw new Problem('not-found');
        refuseUnpayable(order, press);
        return { order, amountCents: order.totalCents, lines: order.lines };
      },
    });
  });
}

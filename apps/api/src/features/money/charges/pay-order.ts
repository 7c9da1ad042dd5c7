import type { ConfirmPaymentBody } from '@wideload/contract';
import { isPlaced, minCharge, cents } from '@wideload/domain';
import type * as z from 'zod/mini';
import type { User } from '#actor.ts';
import { after, MINUTE } from '#clock.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { listOwners, readPersonName } from '#features/accounts/accounts.service.ts';
import { Problem } from '#problem.ts';
import {
  lockOrderForPayment,
  refreshOrderForPayment,
  findLastPaymentAsk,
  recordPaymentAsk,
  type PayableOrder,
} from '#features/orders/orders.service.ts';
import { findOpenAdjustment } from '../adjustments/adjustments.store.ts';
import { computeDue } from '../adjustments/order-balance.ts';
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

/** A second press within this time tells nobody again. */
const QUIET = 10 * MINUTE;

/** The total of a draft, or the difference that is to be paid for a placed order. */
async function findAmount(tx: Tx, order: PayableOrder): Promise<number> {
  if (!isPlaced(order.status)) {
    refuseUnpayable(order, {});
    return order.totalCents;
  }
  const adjustment = await findOpenAdjustment(tx, order.id);
  if (adjustment === null || adjustment.asked_at === null) throw new Problem('adjustment.not-due');
  return (await computeDue(tx, order, undefined)).amountCents;
}

/** Tells the owners of the account, by mail and in the app, that somebody who may not pay asks them to. */
export function askOwner(deps: Deps, user: User, orderId: string): Promise<void> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrderForPayment(tx, user, orderId);
    if (order === null) throw new Problem('not-found');
    const amount = cents(await findAmount(tx, order));
    if (user.role === 'owner') throw new Problem('payment.may-pay');
    const last = await findLastPaymentAsk(tx, order);
    if (last !== null && after(last, QUIET) > now) return;
    const owners = await listOwners(tx, user);
    await recordPaymentAsk(tx, deps, user, { orderId, amount, owners, person: await readPersonName(tx, user) });
    deps.log.info({ event: 'payment.owner_asked', actor: user.personId, order: orderId });
  });
}

import { cents, isPlaced } from '@wideload/domain';
import type { User } from '#actor.ts';
import { after, MINUTE } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { listOwners, readPersonName } from '#features/accounts/accounts.service.ts';
import {
  findLastPaymentAsk,
  lockOrderForPayment,
  recordPaymentAsk,
  type PayableOrder,
} from '#features/orders/orders.service.ts';
import { findOpenAdjustment } from '../adjustments/adjustments.store.ts';
import { computeDue } from '../adjustments/order-balance.ts';
import { refuseUnpayable } from './pay-order.ts';

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

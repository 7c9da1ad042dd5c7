import type { Order } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { inTransaction } from '#platform/db/transaction.ts';
import { markPaid } from '#features/orders/orders.service.ts';
import type { SignedInUser } from './user-factories.ts';
import { aPayableOrder } from './order-factories.ts';
import type { World } from '../world.ts';

/** The payment has created a notification. @returns the order's id. */
export async function aPaidOrder(world: World, user: SignedInUser, states: StateCode[] = ['TX']): Promise<string> {
  const order = await aPayableOrder(world, user, { states });
  await payFor(world, order);
  return order._id;
}

/** Without a payment: only the order counts what was captured. */
export async function payFor(world: World, order: Order): Promise<void> {
  const card = { brand: 'Visa', last4: '4242' };
  const paid = { orderId: order._id, paymentId: world.deps.ids(), amountCents: order.totalPrice, card, receipt: '' };
  await inTransaction(world.deps.db, async (tx) => {
    await markPaid(world.deps, tx, { ...paid, paidAt: world.clock.now() });
    await tx.updateTable('orders').set({ counted_cents: order.totalPrice }).where('id', '=', order._id).execute();
  });
}

/** @returns its id. */
export async function aNotification(world: World, user: SignedInUser): Promise<string> {
  const orderId = await aPaidOrder(world, user);
  const { id } = await world.row('notifications', { order_id: orderId }, ['id']);
  return id;
}

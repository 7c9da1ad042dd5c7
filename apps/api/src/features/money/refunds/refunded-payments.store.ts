import type { MovedMoney } from '@wideload/contract';
import type { User } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { findMoved } from '../adjustments/adjustments.store.ts';

function selectPayments(db: Db | Tx) {
  return db
    .selectFrom('payments')
    .select(['id', 'order_id', 'status', 'provider', 'livemode', 'provider_intent_id', 'price_lines'])
    .select(['captured_cents', 'refund_reserved_cents']);
}

export type RefundedPayment = Awaited<ReturnType<ReturnType<typeof selectPayments>['executeTakeFirstOrThrow']>>;

export async function findRefundedPayment(db: Db, id: string): Promise<RefundedPayment | null> {
  return (await selectPayments(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Lock the order's row first, as everywhere. */
export async function lockRefundedPayment(tx: Tx, id: string): Promise<RefundedPayment> {
  return selectPayments(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** The order's own payment if no id is given. */
export async function lockPaymentOfOrder(
  tx: Tx,
  { orderId, paymentId }: { orderId: string; paymentId: string | undefined },
): Promise<RefundedPayment | null> {
  const ofOrder = selectPayments(tx).where('order_id', '=', orderId).forUpdate();
  const one =
    paymentId === undefined
      ? ofOrder.where('kind', '=', 'order').where('status', '<>', 'canceled')
      : ofOrder.where('id', '=', paymentId);
  return (await one.executeTakeFirst()) ?? null;
}

/** The refundable rest of each payment of an order, newest first. The order must be locked. */
export async function listRefundable(tx: Tx, orderId: string): Promise<{ id: string; refundable: number }[]> {
  return tx
    .selectFrom('payments')
    .select((eb) => ['id', eb('captured_cents', '-', eb.ref('refund_reserved_cents')).as('refundable')])
    .where('order_id', '=', orderId)
    .whereRef('captured_cents', '>', 'refund_reserved_cents')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findPayingCard(db: Db | Tx, paymentId: string): Promise<{ brand: string; last4: string } | null> {
  const card = await db
    .selectFrom('payment_attempts')
    .innerJoin('cards', 'cards.id', 'payment_attempts.card_id')
    .select(['cards.brand', 'cards.last4'])
    .where((eb) => eb.and({ 'payment_attempts.payment_id': paymentId, 'payment_attempts.state': 'succeeded' }))
    .executeTakeFirst();
  return card ?? null;
}

export async function findPaymentOfIntent(db: Db, provider: string, intentId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where((eb) => eb.and({ provider, provider_intent_id: intentId }))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** With the card that each goes to. */
function selectRefunds(db: Db | Tx, orderId: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('payment_attempts', (join) =>
      join.onRef('payment_attempts.payment_id', '=', 'payments.id').on('payment_attempts.state', '=', 'succeeded'),
    )
    .leftJoin('cards', 'cards.id', 'payment_attempts.card_id')
    .select(['refunds.permit_id', 'refunds.permit_shares', 'refunds.amount_cents', 'refunds.state'])
    .select(['cards.brand', 'cards.last4'])
    .where('payments.order_id', '=', orderId);
}

/** All that was paid for an order, and every refund of it, oldest first. */
export async function findMovedMoney(db: Db | Tx, orderId: string): Promise<MovedMoney> {
  const { captured } = await findMoved(db, orderId);
  const rows = await selectRefunds(db, orderId).orderBy('refunds.created_at').orderBy('refunds.id').execute();
  const refunds = rows.map(
    ({ permit_id: permitId, permit_shares: shares, amount_cents: amount, state, brand, last4 }) => {
      return { permitId, shares, amount, state, card: brand === null || last4 === null ? null : { brand, last4 } };
    },
  );
  return { captured, refunds };
}

export async function findOwnRefunds(db: Db, user: User, orderId: string) {
  const order = db.selectFrom('orders').select('id').where('id', '=', orderId).where('user_id', '=', user.ownerId);
  if ((await order.executeTakeFirst()) === undefined) return null;
  return selectRefunds(db, orderId)
    .select(['refunds.id', 'refunds.created_at', 'refunds.updated_at'])
    .leftJoin('book_entries', (join) =>
      join
        .onRef('book_entries.payment_id', '=', 'payments.id')
        .on('book_entries.kind', '=', 'refund')
        .on((on) => on('book_entries.source', '=', on.cast<string>('refunds.id', 'text'))),
    )
    .select(['book_entries.receipt_year', 'book_entries.receipt_no'])
    .orderBy('refunds.created_at', 'desc')
    .orderBy('refunds.id', 'desc')
    .execute();
}

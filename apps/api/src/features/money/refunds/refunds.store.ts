import type { RefundShares } from '@wideload/domain';
import { sql, type Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type RefundRow = Selectable<Tables['refunds']>;

export async function findRefund(db: Db | Tx, id: string): Promise<RefundRow | null> {
  return (await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export type NewRefund = Pick<
  RefundRow,
  'id' | 'payment_id' | 'permit_id' | 'amount_cents' | 'reason' | 'requested_by' | 'state' | 'idempotency_key'
> & { shares: RefundShares | null; providerRefundId: string | null; at: Date };

/** The trigger `reserve_refund` reserves its amount of the payment, and the payment's CHECK refuses too much. */
export async function insertRefund(tx: Tx, { at, shares, providerRefundId, ...refund }: NewRefund): Promise<RefundRow> {
  return tx
    .insertInto('refunds')
    .values({
      ...refund,
      permit_shares: shares && JSON.stringify(shares),
      provider_refund_id: providerRefundId,
      failure: null,
      sent_at: null,
      tried_at: null,
      synced_at: providerRefundId === null ? null : at,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Oldest first. Lock the payment's row first. */
export function lockRefunds(tx: Tx, paymentId: string): Promise<RefundRow[]> {
  return tx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** @returns null when the provider has the refund already, or it is finished. */
export async function markSent(db: Db, id: string, at: Date): Promise<RefundRow | null> {
  const row = await db
    .updateTable('refunds')
    .set({ sent_at: sql<Date>`coalesce(sent_at, ${at})`, tried_at: at })
    .where((eb) => eb.and({ id, state: 'requested', provider_refund_id: null }))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export type RefundChange = {
  state: RefundRow['state'];
  providerRefundId?: string | undefined;
  failure?: string | null;
  at: Date;
};

/** Only `settleRefunds` calls it. A failed refund releases its amount. */
export async function changeRefund(tx: Tx, id: string, change: RefundChange): Promise<RefundRow> {
  const { state, providerRefundId, failure = null, at } = change;
  return tx
    .updateTable('refunds')
    .set({
      state,
      failure,
      synced_at: at,
      updated_at: at,
      ...(providerRefundId !== undefined && { provider_refund_id: providerRefundId }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function markSynced(tx: Tx, paymentId: string, at: Date): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ synced_at: at })
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['requested', 'pending'])
    .execute();
}

export function listOpenRefunds(db: Db, provider: string, limit: number): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .where('refunds.state', 'in', ['requested', 'pending'])
    .where('payments.provider', '=', provider)
    .orderBy((order) => order.fn.coalesce('refunds.synced_at', 'refunds.created_at'))
    .limit(limit)
    .execute();
}

/** Adds up the refunds of all payments of an order, including those in progress. */
export async function sumRefunds(tx: Tx, orderId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('refunds.amount_cents'), sql<number>`0`).as('sum'))
    .where('payments.order_id', '=', orderId)
    .where('refunds.state', 'not in', ['failed', 'canceled'])
    .executeTakeFirstOrThrow();
  return sum;
}

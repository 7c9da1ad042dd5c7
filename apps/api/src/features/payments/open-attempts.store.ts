import type { Db, Tx } from '../../db/transaction.ts';
import { findLatestAttempt, openStates, type AttemptRow } from './attempts.store.ts';
import type { PaymentRow } from './payments.store.ts';

/** Whether any attempt of the order is open, or its payment stands at the provider in a state that may still charge. */
export async function hasOpenAttempt(db: Db | Tx, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .leftJoin('payment_attempts', (join) =>
      join.onRef('payment_attempts.payment_id', '=', 'payments.id').on('payment_attempts.state', 'in', openStates),
    )
    .select('payments.id')
    .where('payments.order_id', '=', orderId)
    .where((where) =>
      where.or([
        where('payment_attempts.id', 'is not', null),
        where('payments.status', 'in', ['requires_action', 'processing', 'authorized']),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isCardCharging(db: Db, cardId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('card_id', '=', cardId)
    .where('state', 'in', openStates)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countDeclines(db: Db | Tx, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('payment_attempts')
    .innerJoin('cards', 'cards.id', 'payment_attempts.card_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('cards.user_id', '=', userId)
    .where('payment_attempts.state', '=', 'declined')
    .where('payment_attempts.updated_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Open payments to look after: an attempt is open, or the provider has not finished. Oldest look first. */
export async function listUnsettled(
  db: Db,
  limit: number,
): Promise<{ payment: PaymentRow; attempt: AttemptRow | null }[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    // An anomaly waits for an admin: looking again changes nothing.
    .where('anomaly', 'is', null)
    .where((where) =>
      where.or([
        where('status', 'in', ['requires_action', 'processing', 'authorized']),
        where.exists(
          where
            .selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .whereRef('payment_attempts.payment_id', '=', 'payments.id')
            .where('payment_attempts.state', 'in', openStates),
        ),
      ]),
    )
    .orderBy((order) => order.fn.coalesce('synced_at', 'created_at'))
    .limit(limit)
    .execute();
  return Promise.all(rows.map(async (payment) => ({ payment, attempt: await findLatestAttempt(db, payment.id) })));
}

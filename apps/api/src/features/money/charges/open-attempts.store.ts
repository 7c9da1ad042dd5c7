import { sql } from 'kysely';
import type { OwnerId } from '#identities.ts';
import { serializeBy, type Db, type Tx } from '#platform/db/transaction.ts';
import { findLatestAttempt, openStates, type AttemptRow } from './attempts.store.ts';
import type { PaymentRow } from '../payments.store.ts';

/** Looks at all of the orders. Also true if a payment has a state at the provider that may still charge. */
export async function hasOpenAttempt(db: Db | Tx, ...orderIds: string[]): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .leftJoin('payment_attempts', (join) =>
      join.onRef('payment_attempts.payment_id', '=', 'payments.id').on('payment_attempts.state', 'in', openStates),
    )
    .select('payments.id')
    .where(sql<boolean>`payments.order_id = ANY(${orderIds}::uuid[])`)
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

export async function listPayingCards(db: Db, orderId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select('payment_attempts.card_id')
    .where((eb) => eb.and({ 'payments.order_id': orderId, 'payment_attempts.state': 'succeeded' }))
    .execute();
  return new Set(rows.map(({ card_id }) => card_id));
}

/** Attempts at the provider count too: presses at the same moment do not pass the limit together. */
export async function countDeclines(tx: Tx, ownerId: OwnerId, since: Date): Promise<number> {
  await serializeBy(tx, `declines ${ownerId}`);
  const { count } = await tx
    .selectFrom('payment_attempts')
    .innerJoin('cards', 'cards.id', 'payment_attempts.card_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('cards.user_id', '=', ownerId)
    .where('payment_attempts.state', 'in', ['declined', 'in_flight', 'unknown'])
    .where('payment_attempts.updated_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** As literals, so that any plan may use the partial indexes. */
const finishedStates = sql<'succeeded' | 'canceled'>`('succeeded', 'canceled')`;
const openAtProvider = sql<(typeof openStates)[number]>`(${sql.join(openStates.map((state) => sql.lit(state)))})`;

type Mode = { provider: string; livemode: boolean };

/** Oldest first, without anomalies, which an admin has to resolve. */
export async function listUnfinished(db: Db, { provider, livemode }: Mode): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('livemode', '=', livemode)
    .where('status', 'not in', finishedStates)
    .where('anomaly', 'is', null)
    .orderBy('created_at')
    .execute();
}

type Batch = Mode & { limit: number; past: string | null };

/** Two searches by index: with OR, the database reads every payment ever made. */
export function selectUnsettled(db: Db | Tx, { provider, livemode, limit, past }: Batch) {
  return (
    db
      .selectFrom('payments')
      .selectAll()
      .where('provider', '=', provider)
      .where('livemode', '=', livemode)
      .$if(past !== null, (query) => query.where('id', '>', past))
      // An admin has to resolve an anomaly: another read changes nothing.
      .where('anomaly', 'is', null)
      .where('id', 'in', (where) =>
        where
          .selectFrom('payments')
          .select('id')
          // The condition of the partial index, word for word.
          .where('status', 'not in', finishedStates)
          .where('status', 'in', ['requires_action', 'processing', 'authorized'])
          .union(where.selectFrom('payment_attempts').select('payment_id as id').where('state', 'in', openAtProvider)),
      )
      .orderBy('id')
      .limit(limit)
  );
}

export async function listUnsettled(
  db: Db,
  batch: Batch,
): Promise<{ payment: PaymentRow; attempt: AttemptRow | null }[]> {
  const rows = await selectUnsettled(db, batch).execute();
  return Promise.all(rows.map(async (payment) => ({ payment, attempt: await findLatestAttempt(db, payment.id) })));
}

/** @returns the number of failures in a row. */
export async function countFailure(tx: Tx, id: string): Promise<number> {
  const { sync_failures: failures } = await tx
    .updateTable('payments')
    .set(({ eb }) => ({ sync_failures: eb('sync_failures', '+', 1) }))
    .where('id', '=', id)
    .returning('sync_failures')
    .executeTakeFirstOrThrow();
  return failures;
}

export async function clearFailures(db: Db, id: string): Promise<void> {
  await db.updateTable('payments').set({ sync_failures: 0 }).where('id', '=', id).execute();
}

import type { Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { PaymentRow } from './payments.store.ts';

export type AttemptRow = Selectable<Tables['payment_attempts']>;
export type AttemptState = AttemptRow['state'];

/** States in which an attempt may still come to charge; the database allows one such attempt a payment. */
export const openStates = ['in_flight', 'unknown', 'requires_action'] as const satisfies readonly AttemptState[];

export function isOpen({ state }: AttemptRow): boolean {
  return (openStates as readonly AttemptState[]).includes(state);
}

export type NewAttempt = { id: string; paymentId: string; cardId: string; methodId: string; key: string; at: Date };

export async function insertAttempt(
  tx: Tx,
  { id, paymentId, cardId, methodId, key, at }: NewAttempt,
): Promise<AttemptRow> {
  return tx
    .insertInto('payment_attempts')
    .values({
      id,
      payment_id: paymentId,
      card_id: cardId,
      provider_pm_id: methodId,
      idempotency_key: key,
      state: 'in_flight',
      sent_at: null,
      charge_id: null,
      decline_code: null,
      error_code: null,
      message: null,
      provider_request_id: null,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findAttempt(db: Db | Tx, id: string): Promise<AttemptRow> {
  return db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The latest attempt of a payment: the open one, where there is one. */
export async function findLatestAttempt(db: Db | Tx, paymentId: string): Promise<AttemptRow | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

export async function listChargeIds(tx: Tx, paymentId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('payment_attempts')
    .select('charge_id')
    .where('payment_id', '=', paymentId)
    .where('charge_id', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ charge_id }) => charge_id ?? []));
}

/** P2: from here on the provider may have been asked. @returns null when the attempt was given up in the meantime. */
export async function markSent(db: Db, id: string, at: Date): Promise<AttemptRow | null> {
  const row = await db
    .updateTable('payment_attempts')
    .set({ sent_at: at, updated_at: at })
    .where('id', '=', id)
    .where('state', '=', 'in_flight')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Gives up an attempt of which no confirmation was sent, or was executed. */
export async function abandonAttempt(db: Db | Tx, id: string, at: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ state: 'abandoned', updated_at: at })
    .where('id', '=', id)
    .where('state', 'in', openStates)
    .execute();
}

export async function markUnknown(
  db: Db,
  id: string,
  { message, requestId, at }: { message: string; requestId: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ state: 'unknown', message, provider_request_id: requestId, updated_at: at })
    .where('id', '=', id)
    .where('state', '=', 'in_flight')
    .execute();
}

export type AttemptChange = {
  state: AttemptState;
  chargeId?: string | null;
  decline?: { code: string; declineCode: string | null; message: string };
  at: Date;
};

/** Only `settle` calls it, with the payment row locked. */
export async function changeAttempt(
  tx: Tx,
  id: string,
  { state, chargeId, decline, at }: AttemptChange,
): Promise<AttemptRow> {
  return tx
    .updateTable('payment_attempts')
    .set({
      state,
      updated_at: at,
      ...(chargeId !== undefined && { charge_id: chargeId }),
      ...(decline && { error_code: decline.code, decline_code: decline.declineCode, message: decline.message }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

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

import type { Selectable } from 'kysely';
import type { PersonId } from '#identities.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type AttemptRow = Selectable<Tables['payment_attempts']>;
export type AttemptState = AttemptRow['state'];

/** These attempts may still charge; the database allows one such attempt per payment. */
export const openStates = ['in_flight', 'unknown', 'requires_action'] as const satisfies readonly AttemptState[];

export function isOpen({ state }: AttemptRow): boolean {
  return (openStates as readonly AttemptState[]).includes(state);
}

export type NewAttempt = {
  id: string;
  paymentId: string;
  cardId: string;
  methodId: string;
  key: string;
  /** Charged without its owner, who cannot answer a 3-D Secure request. */
  offSession: boolean;
  /** The owner's agreement, under which a clerk charges an order. */
  agreementId?: string | undefined;
  /** Null for an admin. */
  pressedBy: PersonId | null;
  at: Date;
};

export async function insertAttempt(
  tx: Tx,
  { id, paymentId, cardId, methodId, key, offSession, agreementId, pressedBy, at }: NewAttempt,
): Promise<AttemptRow> {
  return tx
    .insertInto('payment_attempts')
    .values({
      id,
      payment_id: paymentId,
      card_id: cardId,
      provider_pm_id: methodId,
      idempotency_key: key,
      off_session: offSession,
      agreement_id: agreementId ?? null,
      pressed_by: pressedBy,
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

/** Cents that this person has paid for an order and its differences, less refunds. */
export async function sumPaidBy(
  tx: Tx,
  { orderId, personId }: { orderId: string; personId: PersonId },
): Promise<number> {
  const { paid } = await tx
    .selectFrom('payments')
    .select((eb) => eb.fn.sum<string | null>(eb('captured_cents', '-', eb.ref('refund_reserved_cents'))).as('paid'))
    .where('order_id', '=', orderId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_attempts')
          .select('payment_attempts.id')
          .whereRef('payment_attempts.payment_id', '=', 'payments.id')
          .where('payment_attempts.state', '=', 'succeeded')
          .where('payment_attempts.pressed_by', '=', personId),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(paid ?? 0);
}

type OfOrder = { id: string; orderId: string; adjustmentId: string | null };

export async function findAttemptOfOrder(
  db: Db | Tx,
  { id, orderId, adjustmentId }: OfOrder,
): Promise<AttemptRow | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .selectAll('payment_attempts')
    .where((eb) => eb.and({ 'payment_attempts.id': id, 'payments.order_id': orderId }))
    .where('payments.adjustment_id', 'is not distinct from', adjustmentId)
    .executeTakeFirst();
  return row ?? null;
}

/** An open attempt is always the latest. */
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

/** P2: the provider may receive the request from here on. @returns null if the attempt was abandoned meanwhile. */
export async function markSent(db: Db, id: string, at: Date): Promise<AttemptRow | null> {
  const row = await db
    .updateTable('payment_attempts')
    .set({ sent_at: at, updated_at: at })
    .where((eb) => eb.and({ id, state: 'in_flight' }))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Only for an attempt whose confirmation was not sent, or not executed. */
export async function abandonAttempt(db: Db | Tx, id: string, at: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ state: 'abandoned', updated_at: at })
    .where('id', '=', id)
    .where('state', 'in', openStates)
    .execute();
}

/** Frees an attempt whose process may have ended: `markSent` never sends it afterwards. @returns false if it was sent meanwhile */
export async function abandonUnsent(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_attempts')
    .set({ state: 'abandoned', updated_at: at })
    .where((eb) => eb.and({ id, state: 'in_flight', sent_at: null }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markUnknown(
  db: Db,
  id: string,
  { message, requestId, at }: { message: string; requestId: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ state: 'unknown', message, provider_request_id: requestId, updated_at: at })
    .where((eb) => eb.and({ id, state: 'in_flight' }))
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

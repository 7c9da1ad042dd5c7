import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Admin } from '#actor.ts';
import { isPersonOfAccount, namePersonOfOrder } from '#platform/db/columns/person-of-account.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

type OfOrder = ExpressionBuilder<Tables & { owner: Tables['users'] }, 'orders' | 'owner'>;

function selectPayments(eb: OfOrder) {
  const payments = eb
    .selectFrom('payments')
    .select((payment) => [
      'payments.id',
      'payments.kind',
      'payments.status',
      'payments.amount_cents',
      'payments.captured_cents',
      'payments.refund_reserved_cents',
      'payments.anomaly',
      'payments.created_at',
      'payments.updated_at',
      jsonArrayFrom(
        payment
          .selectFrom('payment_attempts as attempts')
          .innerJoin('cards', 'cards.id', 'attempts.card_id')
          .select(['attempts.id', 'attempts.created_at', 'attempts.state', 'cards.brand', 'cards.last4'])
          .select(['attempts.decline_code', 'attempts.error_code', 'attempts.message'])
          .whereRef('attempts.payment_id', '=', 'payments.id')
          .orderBy('attempts.created_at')
          .orderBy('attempts.id'),
      ).as('attempts'),
      jsonArrayFrom(
        payment
          .selectFrom('refunds')
          .leftJoin('users as refunders', 'refunders.id', 'refunds.requested_by')
          .select([
            'refunds.id',
            'refunds.permit_id',
            'refunds.permit_shares',
            'refunds.amount_cents',
            'refunds.reason',
          ])
          .select([
            'refunds.state',
            'refunds.failure',
            'refunds.requested_by',
            'refunds.created_at',
            'refunds.updated_at',
          ])
          .select('refunders.email')
          .whereRef('refunds.payment_id', '=', 'payments.id')
          .orderBy('refunds.created_at', 'desc')
          .orderBy('refunds.id', 'desc'),
      ).as('refunds'),
    ])
    .whereRef('payments.order_id', '=', 'orders.id')
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc');
  return jsonArrayFrom(payments).as('payments');
}

function selectAdjustment(eb: OfOrder) {
  const open = eb
    .selectFrom('adjustments')
    .select(['id', 'asked_at'])
    .whereRef('adjustments.order_id', '=', 'orders.id')
    .where('state', '=', 'open');
  return jsonObjectFrom(open).as('adjustment');
}

function selectMails(eb: OfOrder) {
  const mails = eb
    .selectFrom('deliveries')
    .select(['id', 'kind', 'recipient', 'created_at', 'sent_at', 'failed_at', 'last_error'])
    .where(sql<string>`content ->> 'orderId'`, '=', sql<string>`orders.id::text`)
    .where('webhook_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return jsonArrayFrom(mails).as('mails');
}

/** The person who opened the account is the carrier; of its other people the history says the name. */
const nameOf = (personColumn: string) => namePersonOfOrder(personColumn, sql`orders.user_id`);

function selectEvents(eb: OfOrder) {
  const events = eb
    .selectFrom('order_events as events')
    .leftJoin('users as actors', 'actors.id', 'events.actor_id')
    .select(['events.id', 'events.at', 'events.actor_id', 'events.what', 'events.permit_state', 'events.permit_unit'])
    .select(['events.from_status', 'events.to_status', 'events.comment', 'events.issued_despite', 'actors.email'])
    .select(isPersonOfAccount('events.actor_id', 'orders.user_id').as('by_carrier'))
    .select(sql<string | null>`coalesce(${nameOf('events.payer_id')}, ${nameOf('events.actor_id')})`.as('person'))
    .whereRef('events.order_id', '=', 'orders.id')
    .orderBy('events.at')
    .orderBy('events.id');
  return jsonArrayFrom(events).as('events');
}

function selectNotes(eb: OfOrder) {
  const notes = eb
    .selectFrom('order_notes as notes')
    .innerJoin('users as authors', 'authors.id', 'notes.author_id')
    .select(['notes.id', 'notes.at', 'notes.text', 'authors.email'])
    .whereRef('notes.order_id', '=', 'orders.id')
    .orderBy('notes.at', 'desc')
    .orderBy('notes.id', 'desc');
  return jsonArrayFrom(notes).as('notes');
}

function selectDocuments(eb: OfOrder) {
  const documents = eb
    .selectFrom('permits')
    .innerJoin('permit_documents as documents', 'documents.id', 'permits.document_id')
    .innerJoin('users as authors', 'authors.id', 'documents.stored_by')
    .select(['documents.id', 'documents.name', 'documents.bytes', 'documents.stored_at', 'authors.email'])
    .whereRef('permits.order_id', '=', 'orders.id');
  return jsonArrayFrom(documents).as('documents');
}

export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** One statement. Instants inside the lists are JSON: text with a zone. */
export async function findFile(db: Db, _by: Admin, orderId: string) {
  const row = await db
    .selectFrom('orders')
    .innerJoin('users as owner', 'owner.id', 'orders.user_id')
    .select(['orders.paid_at', 'owner.id as owner_id', 'owner.email as owner_email', 'owner.deleted_at'])
    .select(nameOf('orders.made_by').as('maker'))
    .select((eb) => [selectPayments(eb), selectAdjustment(eb), selectMails(eb), selectEvents(eb), selectNotes(eb)])
    .select(selectDocuments)
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

type NewNote = { id: string; orderId: string; at: Date; text: string };

/** @returns the e-mail of its author. */
export async function insertNote(tx: Tx, by: Admin, { id, orderId, at, text }: NewNote): Promise<{ author: string }> {
  await tx.insertInto('order_notes').values({ id, order_id: orderId, author_id: by.personId, at, text }).execute();
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', by.personId)
    .executeTakeFirstOrThrow();
  return { author: email };
}

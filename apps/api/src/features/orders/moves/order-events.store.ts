import type { NotificationKind } from '@wideload/contract';
import { sql, type Selectable } from 'kysely';
import type { User } from '#actor.ts';
import type { PersonId } from '#identities.ts';
import { isPersonOfAccount, namePersonOfAccount } from '#platform/db/columns/person-of-account.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { startedBy } from '../orders.store.ts';

/**
 * The creation date of a user's order and its moves, oldest first, without those that can still be undone.
 * @returns null when the user has no such order.
 */
export async function findOwnEvents(db: Db, user: User, { orderId, now }: { orderId: string; now: Date }) {
  const reader = sql`${user.personId}::uuid`;
  const nameOf = (personColumn: string) =>
    namePersonOfAccount({ personColumn, accountColumn: 'orders.user_id', reader });
  const order = await db
    .selectFrom('orders')
    .select(['created_at', startedBy.as('started_by'), nameOf('orders.made_by').as('maker')])
    .where('id', '=', orderId)
    .where('user_id', '=', user.ownerId)
    .executeTakeFirst();
  if (order === undefined) return null;
  const moves = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select(['order_events.at', 'order_events.actor_id', 'order_events.what', 'order_events.permit_state'])
    .select(['order_events.permit_unit', 'order_events.from_status', 'order_events.to_status', 'order_events.comment'])
    .select(isPersonOfAccount('order_events.actor_id', 'orders.user_id').as('by_carrier'))
    .select(
      sql<string | null>`coalesce(${nameOf('order_events.payer_id')}, ${nameOf('order_events.actor_id')})`.as('person'),
    )
    .where('order_id', '=', orderId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications')
            .select('notifications.id')
            .whereRef('notifications.event_id', '=', 'order_events.id')
            .where('notifications.held_until', '>', now),
        ),
      ),
    )
    .orderBy('order_events.at')
    .orderBy('order_events.id')
    .execute();
  return { createdAt: order.created_at, startedBy: order.started_by, person: order.maker, moves };
}

export type EventRow = {
  id: string;
  orderId: string;
  at: Date;
  actorId: string | null;
  /** The person who pressed PAY, where the provider confirms a payment. */
  payerId: PersonId | null;
  what: Selectable<Tables['order_events']>['what'];
  /** The permit that the event is about; units count from 1. */
  permit: { state: string; unit: number } | null;
  from: string;
  to: string;
  comment: string;
  issuedDespite: string;
};

export async function insertEvent(tx: Tx, event: EventRow): Promise<void> {
  await tx
    .insertInto('order_events')
    .values({
      id: event.id,
      order_id: event.orderId,
      at: event.at,
      actor_id: event.actorId,
      payer_id: event.payerId,
      what: event.what,
      permit_state: event.permit?.state ?? null,
      permit_unit: event.permit?.unit ?? null,
      from_status: event.from,
      to_status: event.to,
      comment: event.comment,
      issued_despite: event.issuedDespite,
    })
    .execute();
}

type NewNotification = {
  id: string;
  eventId: string;
  orderId: string;
  personId: PersonId;
  comment: string;
  note: string;
  at: Date;
  heldUntil: Date | null;
  kind: NotificationKind;
  joinedTo: string | null;
};

/** Notifies the order's owner of an event, unless the account is deleted. */
export async function insertNotification(
  tx: Tx,
  { id, eventId, orderId, personId, comment, note, at, heldUntil, kind, joinedTo }: NewNotification,
): Promise<void> {
  await sql`INSERT INTO notifications
      (id, user_id, order_id, event_id, comment, note, created_at, held_until, kind, joined_to)
    SELECT ${id}, users.id, ${orderId}, ${eventId}, ${comment}, ${note}, ${at}, ${heldUntil}, ${kind}, ${joinedTo}
    FROM users WHERE users.id = ${personId} AND users.deleted_at IS NULL`.execute(tx);
  // What is read now is newer. A held one is not read yet.
  if (joinedTo !== null && heldUntil === null)
    await tx.updateTable('notifications').set({ created_at: at }).where('id', '=', joinedTo).execute();
}

type Burst = Pick<NewNotification, 'orderId' | 'personId'> & { to: string; since: Date };

/** The unread notification about permits of the order that came to the same status; null if there is none since then. */
export async function findBurst(tx: Tx, { orderId, personId, to, since }: Burst): Promise<string | null> {
  const row = await tx
    .selectFrom('notifications')
    .innerJoin('order_events', 'order_events.id', 'notifications.event_id')
    .select('notifications.id')
    .where('notifications.order_id', '=', orderId)
    .where('notifications.user_id', '=', personId)
    .where('notifications.joined_to', 'is', null)
    .where('notifications.deleted_at', 'is', null)
    .where('notifications.read', '=', false)
    .where('notifications.note', '=', '')
    .where('notifications.created_at', '>', since)
    .where('order_events.what', '=', 'permit')
    .where('order_events.to_status', '=', to)
    .whereRef('order_events.from_status', '<>', 'order_events.to_status')
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

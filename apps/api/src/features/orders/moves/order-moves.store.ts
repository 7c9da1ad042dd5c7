import type { NotificationKind } from '@wideload/contract';
import type { OrderStatus } from '@wideload/domain';
import { sql, type Selectable } from 'kysely';
import type { User } from '#actor.ts';
import type { OwnerId, PersonId } from '#identities.ts';
import { isPersonOfAccount, namePersonOfOrder } from '#platform/db/columns/person-of-account.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { startedBy } from '../orders.store.ts';

/**
 * The creation date of a user's order and its moves, oldest first, without those that can still be undone.
 * @returns null when the user has no such order.
 */
export async function findOwnEvents(db: Db, user: User, { orderId, now }: { orderId: string; now: Date }) {
  const reader = sql`${user.personId}::uuid`;
  const nameOf = (personColumn: string) => namePersonOfOrder(personColumn, reader);
  const order = await db
    .selectFrom('orders')
    .select(['created_at', startedBy.as('started_by'), nameOf('orders.made_by').as('maker')])
    .where((eb) => eb.and({ id: orderId, user_id: user.ownerId }))
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

export async function insertEvents(tx: Tx, events: readonly EventRow[]): Promise<void> {
  const rows = events.map((event) => ({
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
  }));
  await tx.insertInto('order_events').values(rows).execute();
}

type NewNotifications = {
  /** Each with its event. */
  each: readonly { id: string; eventId: string; comment: string }[];
  orderId: string;
  ownerId: OwnerId;
  readers: 'people' | 'owners';
  note: string;
  at: Date;
  heldUntil: Date | null;
  kind: NotificationKind;
  /** Permits that reached this status since then share one notification; null if each event gets its own. */
  burst: { to: string; since: Date } | null;
};

/** The unread notification of `users.id` about permits of the order that came to the same status. */
function selectFirstOfBurst({ orderId, burst }: Pick<NewNotifications, 'orderId' | 'burst'>) {
  if (burst === null) return sql`SELECT NULL::uuid AS id`;
  return sql`SELECT notifications.id FROM notifications JOIN order_events ON order_events.id = notifications.event_id
    WHERE notifications.order_id = ${orderId} AND notifications.user_id = users.id AND notifications.joined_to IS NULL
      AND notifications.deleted_at IS NULL AND NOT notifications.read AND notifications.note = ''
      AND notifications.created_at > ${burst.since} AND order_events.what = 'permit'
      AND order_events.to_status = ${burst.to} AND order_events.from_status <> order_events.to_status
    ORDER BY notifications.created_at DESC, notifications.id DESC LIMIT 1`;
}

/**
 * Notifies the people of the account, or its owners, of events of its order. The ids are for the person who opened the account. Those
 * of a burst join the one that is there, or the first of them.
 */
export async function insertNotifications(
  tx: Tx,
  { each, orderId, ownerId, readers, note, at, heldUntil, kind, burst }: NewNotifications,
): Promise<void> {
  await sql`WITH fresh AS (
      SELECT CASE WHEN users.id = ${ownerId} THEN told.id ELSE gen_random_uuid() END AS id, users.id AS user_id,
        told.event_id, told.comment, first.id AS first_id, n
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(each)}::jsonb) AS (id uuid, "eventId" uuid, comment text))
        WITH ORDINALITY AS told (id, event_id, comment, n)
      CROSS JOIN users LEFT JOIN LATERAL (${selectFirstOfBurst({ orderId, burst })}) AS first ON true
      WHERE users.deleted_at IS NULL AND users.id IN (
        SELECT ${ownerId}::uuid
        UNION ALL SELECT person_id FROM memberships
        WHERE account_id = ${ownerId} AND ended_at IS NULL AND (role = 'owner' OR ${readers} = 'people'))
    ), added AS (
      INSERT INTO notifications
        (id, user_id, account_id, order_id, event_id, comment, note, created_at, held_until, kind, joined_to)
      SELECT id, user_id, ${ownerId}, ${orderId}, event_id, comment, ${note}, ${at}, ${heldUntil}, ${kind},
        CASE WHEN ${burst !== null} THEN coalesce(first_id, lag(first_of_all) OVER (PARTITION BY user_id ORDER BY n)) END
      FROM (SELECT *, first_value(id) OVER (PARTITION BY user_id ORDER BY n) AS first_of_all FROM fresh) AS numbered
      ORDER BY n
      RETURNING joined_to
    )
    -- The merged notification moves to the top. A held one is not visible yet.
    UPDATE notifications SET created_at = ${at}
    WHERE id IN (SELECT joined_to FROM added) AND ${heldUntil}::timestamptz IS NULL`.execute(tx);
}

const PAID_STEP = 7;

type StatusChange = { orderId: string; from: OrderStatus; to: OrderStatus; now: Date; paidAt?: Date };

/** The permits of an order that their states are asked to change. */
export async function listAskedPermits(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_change_permits as asked')
    .innerJoin('order_changes', 'order_changes.id', 'asked.change_id')
    .select('asked.permit_id')
    .where((eb) => eb.and({ 'order_changes.order_id': orderId, 'asked.status': 'waiting' }))
    .execute();
  return rows.map((row) => row.permit_id);
}

/** @returns null when the order's status is not `from` (any more). */
export async function updateStatus(
  tx: Tx,
  { orderId, from, to, now, paidAt }: StatusChange,
): Promise<{ ownerId: OwnerId } | null> {
  const row = await tx
    .updateTable('orders')
    .set({
      status: to,
      version: sql<number>`version + 1`,
      updated_at: now,
      ...(paidAt && { paid_at: paidAt, step: PAID_STEP }),
    })
    .where((eb) => eb.and({ id: orderId, status: from }))
    .returning('user_id as ownerId')
    .executeTakeFirst();
  return row ?? null;
}

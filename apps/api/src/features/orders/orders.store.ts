import { activeStatuses, workableStatuses, type Day, type OrderStatus, type Trip } from '@wideload/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SignedIn, System, User } from '#actor.ts';
import type { OwnerId } from '#identities.ts';
import { createHotQuery } from '#platform/db/hot-query.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { toDraftRow, toStoredOrder } from './order-rows.ts';
import type { NewOrder, StoredOrder } from './stored-order.ts';
import { rewriteParts } from './units.store.ts';

type Reader = SignedIn | System;

type Reach = 'all' | 'own' | 'begun';

/** A user sees own orders only, and an admin on behalf of a user only drafts that admins began: others are not found. */
function toReach(reader: Reader): Reach {
  if (reader.kind !== 'user') return 'all';
  return reader.clerk === undefined ? 'own' : 'begun';
}

const reaches: Readonly<Record<Reach, (ownerId: OwnerId) => RawBuilder<SqlBool>>> = {
  all: () => sql`true`,
  own: (ownerId) => sql`orders.user_id = ${ownerId}`,
  begun: (ownerId) => sql`orders.user_id = ${ownerId} AND orders.begun_by IS NOT NULL AND orders.status = 'draft'`,
};

const toOwnerId = (reader: Reader) => (reader.kind === 'user' ? reader.ownerId : '');

const isReadableBy = (reader: Reader) => reaches[toReach(reader)](toOwnerId(reader));

/** The name of the admin who began the order; empty where the account has none. */
export const startedBy = sql<string | null>`CASE WHEN orders.begun_by IS NOT NULL THEN (
  SELECT trim(clerks.first_name || ' ' || clerks.last_name) FROM users AS clerks WHERE clerks.id = orders.begun_by) END`;

function selectOrders(db: Db | Tx) {
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .select((eb) => [
      startedBy.as('started_by'),
      jsonArrayFrom(
        eb
          .selectFrom('units')
          .selectAll('units')
          .whereRef('units.order_id', '=', 'orders.id')
          .orderBy('units.position'),
      ).as('units'),
      jsonArrayFrom(
        eb
          .selectFrom('permits')
          .leftJoin('permit_documents', 'permit_documents.id', 'permits.document_id')
          .selectAll('permits')
          .select('permit_documents.bytes as document_bytes')
          .whereRef('permits.order_id', '=', 'orders.id'),
      ).as('permits'),
    ]);
}

const createOrderQuery = (reach: Reach) =>
  createHotQuery((db, { id, ownerId }: { id: string; ownerId: OwnerId }) =>
    selectOrders(db).where('orders.id', '=', id).where(reaches[reach](ownerId)),
  );

const orderQueries = { all: createOrderQuery('all'), own: createOrderQuery('own'), begun: createOrderQuery('begun') };

export async function findOrder(db: Db | Tx, reader: Reader, id: string): Promise<StoredOrder | null> {
  const [row] = await orderQueries[toReach(reader)](db, { id, ownerId: toOwnerId(reader) });
  return row === undefined ? null : toStoredOrder(row);
}

export async function findLastOrders(db: Db, user: User, count: number): Promise<StoredOrder[]> {
  const rows = await selectOrders(db)
    .where('orders.user_id', '=', user.ownerId)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(count)
    .execute();
  return rows.map(toStoredOrder);
}

const listLiterals = (statuses: readonly OrderStatus[]) => sql.join(statuses.map((each) => sql.lit(each)));

// The statuses are written out, as in the partial indexes that these conditions use.
export const isActiveOrder = sql<SqlBool>`orders.status IN (${listLiterals(activeStatuses)})`;
export const isWorkableOrder = sql<SqlBool>`orders.status IN (${listLiterals(workableStatuses)})`;

/** Without the line of the route and its roads before changes by hand, which are most of a stored trip. */
export const tripWithoutLine = sql<Trip | null>`orders.trip - 'line' - 'route'`;

type Ahead = { ownerId: OwnerId; from: Day; most: number };

/** The placed orders of an account whose permits end on this day or later, by that day. */
export async function listTrips(db: Db, _by: System, { ownerId, from, most }: Ahead) {
  const rows = await selectOrders(db)
    // It takes the place of the whole column: of two of one name the last one is read.
    .select(tripWithoutLine.as('trip'))
    .where('orders.user_id', '=', ownerId)
    .where(isActiveOrder)
    .where('orders.is_refunded', '=', sql.lit(false))
    .where('orders.last_day', '>=', from)
    .orderBy('orders.last_day')
    .orderBy('orders.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ order: toStoredOrder(row), paidAt: row.paid_at }));
}

export async function findPaidAt(db: Db | Tx, reader: Reader, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('orders')
    .select('paid_at')
    .where('id', '=', id)
    .where(isReadableBy(reader))
    .executeTakeFirst();
  return row?.paid_at ?? null;
}

export async function orderExists(db: Db | Tx, reader: Reader, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where(isReadableBy(reader))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks the order until the transaction ends. This takes two statements: a statement sees only the data from its start,
 * and after waiting for the lock the caller must see the units and permits that the other transaction wrote.
 */
export async function lockOrder(tx: Tx, reader: Reader, id: string): Promise<StoredOrder | null> {
  const locked = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where(isReadableBy(reader))
    .forUpdate()
    .executeTakeFirst();
  return locked === undefined ? null : findOrder(tx, reader, id);
}

/** An admin may begin it for its owner. */
export async function insertOrder(db: Db | Tx, { clerk, personId }: User, order: NewOrder): Promise<StoredOrder> {
  const { order_number: orderNumber } = await db
    .insertInto('orders')
    .values({
      ...toDraftRow(order),
      id: order.id,
      user_id: order.ownerId,
      created_at: order.createdAt,
      updated_at: order.updatedAt,
      paid_at: null,
      begun_by: clerk?.personId ?? null,
      made_by: clerk === undefined ? personId : null,
    })
    .returning('order_number')
    .executeTakeFirstOrThrow();
  return { ...order, orderNumber, isRefunded: false };
}

/** Writes what changed of a locked draft. */
export async function updateOrder(tx: Tx, before: StoredOrder, after: StoredOrder): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...toDraftRow(after), version: after.version, updated_at: after.updatedAt })
    .where((eb) => eb.and({ id: after.id, version: before.version, status: 'draft' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await rewriteParts(tx, before, after);
}

/** Raises the version of a locked order, so that a save based on the old one is stale. */
export async function touchOrder(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ version: sql<number>`version + 1`, updated_at: now })
    .where('id', '=', id)
    .execute();
}

type Renumbering = { id: string; poNumber: string; now: Date };

/**
 * Writes the PO / job number of a locked, paid order. The version stays the same: renumbering a job must not make an
 * admin's edit of its units stale, and no other field of a paid order is written together with the number.
 */
export async function writePoNumber(tx: Tx, { id, poNumber, now }: Renumbering): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ po_number: poNumber, updated_at: now })
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function deleteOrder(tx: Tx, user: User, id: string): Promise<void> {
  await tx
    .deleteFrom('orders')
    .where((eb) => eb.and({ id, user_id: user.ownerId, status: 'draft' }))
    .execute();
}

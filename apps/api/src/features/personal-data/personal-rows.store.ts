/** Everything that is kept of a person, table by table, without secrets and without what is only ours. */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SignedIn } from '../../actor.ts';
import type { Db } from '../../platform/db/transaction.ts';

type Row = Record<string, unknown>;

/** Rows by the names that the API has for their fields: `orderNumber`, not `order_number`. */
function named(rows: readonly Row[]): Row[] {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => column !== 'user_id')
        .map(([column, value]) => [column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
    ),
  );
}

export async function accountOf(db: Db, { id }: SignedIn): Promise<Row> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'first_name', 'last_name', 'middle_name', 'phone', 'theme', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return named([row])[0] ?? {};
}

/** Rows of a table whose every column its owner has typed, chosen or seen. */
export async function ownRowsOf(
  db: Db,
  { id }: SignedIn,
  table: 'companies' | 'trucks' | 'trailers' | 'combinations' | 'notifications',
): Promise<Row[]> {
  return named(
    await db.selectFrom(table).selectAll().where('user_id', '=', id).orderBy('created_at').orderBy('id').execute(),
  );
}

/** Orders whole: units, permits and history. */
export async function ordersOf(db: Db, { id }: SignedIn): Promise<Row[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .select((eb) => [
      jsonArrayFrom(
        eb.selectFrom('units').selectAll().whereRef('units.order_id', '=', 'orders.id').orderBy('position'),
      ).as('units'),
      jsonArrayFrom(
        eb.selectFrom('permits').selectAll().whereRef('permits.order_id', '=', 'orders.id').orderBy('id'),
      ).as('permits'),
      jsonArrayFrom(
        eb
          .selectFrom('order_events')
          .select(['at', 'what', 'permit_state', 'permit_unit', 'from_status', 'to_status', 'comment'])
          .whereRef('order_events.order_id', '=', 'orders.id')
          .orderBy('at')
          .orderBy('id'),
      ).as('history'),
    ])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return named(rows).map((order, index) => ({
    ...order,
    units: named(rows[index]?.units ?? []),
    permits: named(rows[index]?.permits ?? []),
    history: named(rows[index]?.history ?? []),
  }));
}

export async function paymentsOf(db: Db, { id }: SignedIn): Promise<Row[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      'orders.order_number',
      'payments.amount_cents',
      'payments.currency',
      'payments.status',
      'payments.captured_cents',
      'payments.price_lines',
      'payments.created_at',
    ])
    .select((eb) =>
      // Without the reason: it is what admins tell one another.
      jsonArrayFrom(
        eb
          .selectFrom('refunds')
          .select(['refunds.amount_cents', 'refunds.state', 'refunds.created_at', 'refunds.updated_at'])
          .whereRef('refunds.payment_id', '=', 'payments.id')
          .orderBy('refunds.created_at')
          .orderBy('refunds.id'),
      ).as('refunds'),
    )
    .where('orders.user_id', '=', id)
    .orderBy('payments.created_at')
    .orderBy('payments.id')
    .execute();
  return named(rows).map((payment, index) => ({ ...payment, refunds: named(rows[index]?.refunds ?? []) }));
}

/** Of a card what its owner can read on it, never a number; deleted ones too. */
export async function cardsOf(db: Db, { id }: SignedIn): Promise<Row[]> {
  const rows = await db
    .selectFrom('cards')
    .select(['brand', 'last4', 'exp_month', 'exp_year', 'country', 'billing', 'created_at', 'detached_at'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return named(rows);
}

export async function sessionsOf(db: Db, { id }: SignedIn): Promise<Row[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_used_at', 'ended_at'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return named(rows);
}

import type { BookEntry, StateCode } from '@wideload/domain';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SignedIn } from '#actor.ts';
import type { Owner } from '#identities.ts';
import { onUnitOfPermit } from '#platform/db/columns/order-columns.ts';
import type { Db } from '#platform/db/transaction.ts';
import type { StatementFacts } from '#platform/documents/statement-document.ts';
import { firstUnclosed } from './books.store.ts';

/**
 * The month whose file has the entry, or will have it: the closed one, else its own, else the one that is closed next. So a
 * statement of a closed month never changes.
 */
const bookMonth = sql<string>`coalesce(book_entries.closed_month, greatest(
  date_trunc('month', book_entries.at AT TIME ZONE books_time_zone())::date,
  ${firstUnclosed}::date))`;

/** Months such as `2026-11`. */
export async function readClosing(db: Db): Promise<{ timeZone: string; lastClosed: string | null }> {
  const { rows } = await sql<{ timeZone: string; lastClosed: string | null }>`
    SELECT books_time_zone() AS "timeZone", (SELECT to_char(max(month), 'YYYY-MM') FROM closed_months) AS "lastClosed"`.execute(
    db,
  );
  const [closing] = rows;
  if (closing === undefined) throw new Error('The database answers nothing.');
  return closing;
}

type BookedCompany = { id: string; name: string; dotNumber: string; months: string[] };

/** Companies that the user has removed keep their statements. */
export async function listBookedCompanies(db: Db, { ownerId }: Owner): Promise<BookedCompany[]> {
  const { rows } = await sql<BookedCompany>`
    SELECT companies.id, companies.name, companies.dot_number AS "dotNumber", booked.months
    FROM companies JOIN (
      SELECT orders.company_id, array_agg(DISTINCT to_char(${bookMonth}, 'YYYY-MM')) AS months
      FROM orders JOIN book_entries ON book_entries.order_id = orders.id
      WHERE orders.user_id = ${ownerId} AND book_entries.kind NOT IN ('provider-fee', 'dispute-fee')
      GROUP BY orders.company_id
    ) AS booked ON booked.company_id = companies.id
    WHERE companies.user_id = ${ownerId}
    ORDER BY companies.deleted_at IS NOT NULL, lower(companies.name), companies.id`.execute(db);
  return rows;
}

export type StatedCompany = Exclude<Awaited<ReturnType<typeof findCompany>>, null>;

/** Null for another user's. */
export async function findCompany(db: Db, actor: SignedIn, id: string) {
  const ownerId = actor.kind === 'user' ? actor.ownerId : null;
  const company = await db
    .selectFrom('companies')
    .select(['id', 'user_id', 'name', 'dot_number', 'street', 'city', 'state', 'zip', 'country'])
    .where('id', '=', id)
    .$if(actor.kind === 'user', (query) => query.where('user_id', '=', ownerId))
    .executeTakeFirst();
  return company ?? null;
}

export type StatedEntry = {
  orderId: string;
  kind: BookEntry['kind'];
  source: string;
  amount: number;
  at: Date;
  year: number | null;
  no: number | null;
};

export type StatedOrder = {
  id: string;
  order_number: number;
  po_number: string;
  title: string;
  permits: (StatementFacts['orders'][number]['permits'][number] & { id: string })[];
};

type Wanted = { company: StatedCompany; month: string };

function selectPermits(db: Db) {
  return (
    db
      .selectFrom('permits')
      .innerJoin('units', onUnitOfPermit)
      .select(['permits.id', 'permits.status', 'permits.state_number as number', 'permits.price_cents as price'])
      .select(['permits.charged_fee_cents as charged', sql<number>`units.position + 1`.as('unit')])
      // Cast: a CHECK constraint limits it.
      .select(sql<StateCode>`permits.state`.as('state'))
      .whereRef('permits.order_id', '=', sql.ref('orders.id'))
      .orderBy('units.position')
      .orderBy('permits.state')
  );
}

/** The balance before the month, which is payments less refunds, and the entries of the month, oldest first. */
export async function findBooked(
  db: Db,
  { company: { id, user_id: ownerId }, month }: Wanted,
): Promise<{ opening: number; entries: StatedEntry[]; orders: StatedOrder[] }> {
  // The user's index finds the orders.
  const own = sql`FROM orders JOIN book_entries ON book_entries.order_id = orders.id
    WHERE orders.user_id = ${ownerId} AND orders.company_id = ${id}`;
  const before = await sql<{ opening: number }>`
    SELECT coalesce(sum(amount_cents), 0)::bigint AS opening ${own}
    AND kind NOT IN ('provider-fee', 'dispute-fee', 'state-fee') AND ${bookMonth} < ${month}`.execute(db);
  const { rows: entries } = await sql<StatedEntry>`
    SELECT order_id AS "orderId", kind, source, amount_cents AS amount, at, receipt_year AS year, receipt_no AS no ${own}
    AND kind NOT IN ('provider-fee', 'dispute-fee') AND ${bookMonth} = ${month} ORDER BY at, book_entries.id`.execute(
    db,
  );
  const ids = [...new Set(entries.map(({ orderId }) => orderId))];
  const orders =
    ids.length === 0
      ? []
      : await db
          .selectFrom('orders')
          .select(['id', 'order_number', 'po_number', 'title', jsonArrayFrom(selectPermits(db)).as('permits')])
          .where('id', 'in', ids)
          .orderBy('order_number')
          .execute();
  return { opening: before.rows[0]?.opening ?? 0, entries, orders };
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { hashPassword } from '#features/accounts/accounts.service.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { addCarriers, countCarriers, readCarriers } from './bulk-carriers.ts';
import { drawOrders, drawPermits, drawTotals, drawUnits, SPREAD_DAYS, type Wanted, toBulkId } from './bulk-draws.ts';
import { createLoads } from './bulk-loads.ts';
import { insertEvents, insertOrders, insertPayments, insertPermits, insertUnits } from './bulk-rows.ts';
import { analyzeTables, filled, fillTables, ofCarriers, type Watch } from './bulk-tables.ts';
import { permitTags } from '#platform/db/shared-names.ts';

/** The rows that triggers would write into other tables: books, tallies, sums and the permits of each carrier. */
async function writeBooks(tx: Tx): Promise<void> {
  const payment = toBulkId('payment', sql`n`);
  await sql`WITH charges AS MATERIALIZED (
      SELECT id AS order_id, ${payment} AS payment_id, cents, paid_at,
        extract(year FROM paid_at AT TIME ZONE books_time_zone())::integer AS year
      FROM bulk_orders JOIN bulk_totals USING (n) WHERE paid_at IS NOT NULL
    ), years AS MATERIALIZED (
      SELECT year, take_receipt_numbers(year, many) AS taken FROM (SELECT year, count(*)::integer AS many FROM charges GROUP BY year) AS counted
    )
    INSERT INTO book_entries (kind, order_id, payment_id, source, amount_cents, at, receipt_year, receipt_no)
    SELECT 'charge', order_id, payment_id, payment_id, cents, paid_at, year,
      taken + row_number() OVER (PARTITION BY year ORDER BY paid_at, payment_id)
    FROM charges JOIN years USING (year) ORDER BY paid_at, payment_id`.execute(tx);
  await sql`INSERT INTO book_entries (kind, order_id, source, amount_cents, at)
    SELECT 'state-fee', order_id, id, -price_cents, issued_at
    FROM bulk_permits WHERE status = 'issued'`.execute(tx);
}

async function writeTallies(tx: Tx): Promise<void> {
  await sql`SELECT tally_orders(status, many) FROM (
    SELECT status, count(*)::integer AS many FROM bulk_orders GROUP BY status ORDER BY status) AS counted`.execute(tx);
  await sql`UPDATE users SET total_permits = total_permits + counted.permits
    FROM (
      SELECT user_id, sum(permits)::integer AS permits FROM bulk_orders JOIN bulk_totals USING (n)
      WHERE status <> 'draft' GROUP BY user_id
    ) AS counted
    WHERE users.id = counted.user_id`.execute(tx);
  await writeSums(tx);
}

async function writeSums(tx: Tx): Promise<void> {
  await sql`INSERT INTO paid_quarters (quarter, slot, orders, permits, cents)
    SELECT to_quarter(paid_at), 0, count(*), sum(permits), sum(cents) FROM bulk_orders JOIN bulk_totals USING (n)
    WHERE paid_at IS NOT NULL GROUP BY 1
    ON CONFLICT (quarter, slot) DO UPDATE SET orders = paid_quarters.orders + excluded.orders,
      permits = paid_quarters.permits + excluded.permits, cents = paid_quarters.cents + excluded.cents`.execute(tx);
  await sql`INSERT INTO issue_times (day, step, permits)
    SELECT (issued_at AT TIME ZONE 'UTC')::date, to_issue_step(date_part('epoch', issued_at) - date_part('epoch', paid_at)), count(*)
    FROM bulk_permits WHERE status = 'issued' GROUP BY 1, 2
    ON CONFLICT (day, step) DO UPDATE SET permits = issue_times.permits + excluded.permits`.execute(tx);
}

/** Without `bulk_orders` in the join: several processes cannot read a temporary table. */
const isNew = `customer_email LIKE '%@bulk.example' AND order_number >= (SELECT min(order_number) FROM bulk_orders)`;

/** Each query counts the rows that differ from what the triggers write. */
const rules: Readonly<Record<string, string>> = {
  'an order has the sums of its permits, payments and books': `
    SELECT count(*) FROM orders
    LEFT JOIN (
      SELECT order_id, count(*) AS permits, sum(price_cents) AS cents, min(start_day) AS first_day, sum(charged_fee_cents) AS charged,
        count(DISTINCT state) FILTER (WHERE status IN ('requested', 'filed')) AS states_left,
        max(coalesce(valid_to, end_day)) FILTER (WHERE status <> 'refused') AS last_day,
        array_agg(DISTINCT state || ' ' || status) || array_agg(DISTINCT status)
          || CASE WHEN bool_or(is_superload) THEN ARRAY['${permitTags.superload}'] END AS permit_tags
      FROM permits GROUP BY order_id
    ) AS summed ON summed.order_id = orders.id
    LEFT JOIN (
      SELECT order_id, sum(captured_cents) AS cents FROM payments WHERE status = 'succeeded' AND succeeded_at = updated_at GROUP BY order_id
    ) AS paid ON paid.order_id = orders.id
    LEFT JOIN (
      SELECT order_id, sum(amount_cents) FILTER (WHERE kind = 'charge') AS cents, -sum(amount_cents) FILTER (WHERE kind = 'state-fee') AS charged
      FROM book_entries GROUP BY order_id
    ) AS booked ON booked.order_id = orders.id
    WHERE ${isNew} AND (counted_permits, total_price_cents, orders.first_day, orders.states_left, orders.last_day,
        orders.permit_tags, counted_cents, coalesce(summed.charged, 0), counted_cents)
      IS DISTINCT FROM (summed.permits, summed.cents, summed.first_day, summed.states_left, summed.last_day, summed.permit_tags, coalesce(paid.cents, 0),
        coalesce(booked.charged, 0), coalesce(booked.cents, 0))`,
  'a waiting order has its company in the queue': `
    SELECT count(*) FROM orders
    WHERE (status = 'pending' OR queue_company IS NOT NULL)
      AND queue_company IS DISTINCT FROM CASE status WHEN 'pending' THEN lower(company ->> 'name') END`,
  'a permit has the time from payment to issue': `
    SELECT count(*) FROM orders JOIN permits ON permits.order_id = orders.id
    WHERE ${isNew} AND seconds_to_issue IS DISTINCT FROM date_part('epoch', permits.issued_at) - date_part('epoch', paid_at)`,
  'a user has the permits of the paid orders': `
    SELECT count(*) FROM users LEFT JOIN (
      SELECT user_id, sum(counted_permits) AS permits FROM orders WHERE status <> 'draft' GROUP BY user_id
    ) AS counted ON counted.user_id = users.id WHERE total_permits <> coalesce(permits, 0)`,
  'the tallies have the orders of each status': `
    SELECT count(*) FROM (SELECT status, count(*) AS counted FROM orders WHERE customer_email <> '' GROUP BY status) AS listed
    LEFT JOIN (SELECT status, sum(orders) AS tallied FROM order_tallies GROUP BY status) AS tallies USING (status)
    WHERE counted IS DISTINCT FROM tallied`,
  'the sums of quarters of an hour have the paid orders': `
    SELECT count(*) FROM (
      SELECT to_quarter(paid_at) AS quarter, count(*) AS orders, sum(counted_permits) AS permits, sum(counted_cents) AS cents
      FROM orders WHERE paid_at IS NOT NULL GROUP BY 1
    ) AS counted FULL JOIN (
      SELECT quarter, sum(orders) AS orders, sum(permits) AS permits, sum(cents) AS cents FROM paid_quarters GROUP BY quarter
    ) AS summed USING (quarter)
    WHERE (coalesce(counted.orders, 0), coalesce(counted.permits, 0), coalesce(counted.cents, 0))
      IS DISTINCT FROM (summed.orders, summed.permits, summed.cents)`,
  'the times to issue have the issued permits': `
    SELECT count(*) FROM (
      SELECT (issued_at AT TIME ZONE 'UTC')::date AS day, to_issue_step(seconds_to_issue) AS step, count(*) AS permits
      FROM permits WHERE status IN ('issued', 'voided') GROUP BY 1, 2
    ) AS counted FULL JOIN issue_times USING (day, step) WHERE coalesce(counted.permits, 0) IS DISTINCT FROM issue_times.permits`,
  'receipt numbers have no gaps': `
    SELECT count(*) FROM receipt_years LEFT JOIN (
      SELECT receipt_year AS year, count(DISTINCT receipt_no) AS many, max(receipt_no) AS last FROM book_entries GROUP BY 1
    ) AS given USING (year) WHERE (last_number, last_number) IS DISTINCT FROM (many, last)`,
};

/** The constraints are checked by the database. @throws if a rule is broken. */
async function checkBulk(tx: Tx): Promise<void> {
  // Every rule compares whole tables, which several processes read at once.
  await sql`SET LOCAL enable_nestloop = off`.execute(tx);
  await sql`SET LOCAL parallel_tuple_cost = 0.01`.execute(tx);
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await sql.raw<{ count: number }>(query).execute(tx);
    if (rows[0]?.count !== 0) throw new Error(`Nothing was seeded. Not so: ${rule}.`);
  }
}

/** Totals besides the demo data. */
export type BulkSize = { users: number; orders: number };
type Print = (sentence: string) => void;

/** Prints each step that took a second or more. */
function createWatch(say: Print): Watch {
  return async (name, work) => {
    const start = performance.now();
    await work();
    const seconds = (performance.now() - start) / 1000;
    if (seconds >= 1) say(`  ${name}: ${seconds.toFixed(1)} s`);
  };
}

async function prepareSession(tx: Tx): Promise<void> {
  await sql`SELECT set_config(name, value, true) FROM (VALUES
    ('work_mem', '64MB'), ('maintenance_work_mem', '64MB'), ('statement_timeout', '0'), ('jit', 'off')
  ) AS settings (name, value)`.execute(tx);
  await sql`SELECT setseed(0.5)`.execute(tx);
}

async function findAnyAdmin(tx: Tx): Promise<string> {
  const query = tx.selectFrom('users').select('id').where('role', '=', 'admin').where('deleted_at', 'is', null);
  return (await query.orderBy('created_at').executeTakeFirstOrThrow()).id;
}

async function countOrders(tx: Tx): Promise<{ all: number; present: number }> {
  const { rows } = await sql<{ all: number; present: number }>`
    SELECT count(*) AS all, count(*) FILTER (WHERE customer_email LIKE '%@bulk.example') AS present FROM orders`.execute(
    tx,
  );
  return rows[0] ?? { all: 0, present: 0 };
}

async function addOrders(tx: Tx, wish: Wanted, watch: Watch): Promise<void> {
  const { now } = wish;
  const adminId = await findAnyAdmin(tx);
  await createLoads(tx, now);
  await watch('carriers read', () => readCarriers(tx));
  await watch('orders drawn', () => drawOrders(tx, wish));
  await watch('units drawn', () => drawUnits(tx));
  await watch('permits drawn', () => drawPermits(tx, wish));
  await watch('totals drawn', () => drawTotals(tx));
  await watch('orders', () => insertOrders(tx));
  await watch('units', () => insertUnits(tx));
  await watch('permits and documents', () => insertPermits(tx, adminId));
  await watch('events of orders', () => insertEvents(tx, { adminId, now }));
  await watch('payments', () => insertPayments(tx));
  await watch('books', () => writeBooks(tx));
  await watch('tallies', () => writeTallies(tx));
}

async function fillInOneTransaction({ db, clock }: Deps, { users, orders }: BulkSize, watch: Watch): Promise<void> {
  const passwordHash = await hashPassword(randomUUID());
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await prepareSession(tx);
    const carriers = await countCarriers(tx);
    const { all, present } = await countOrders(tx);
    const firstDay = after(now, -SPREAD_DAYS * DAY);
    const fillCarriers = () =>
      watch('carriers', () => addCarriers(tx, { present: carriers, wanted: users, passwordHash, firstDay }));
    if (orders <= present) return fillCarriers();
    const fill = async () => {
      await fillCarriers();
      await addOrders(tx, { present, wanted: orders, now }, watch);
    };
    await fillTables(tx, { isRebuilt: orders - present >= all, fill, watch });
    await analyzeTables(tx, ofCarriers, watch);
    await watch('check', () => checkBulk(tx));
  });
}

/** Index-only scans need vacuumed tables. The database does it by itself, too, but later. */
async function vacuumTables({ db }: Deps, watch: Watch): Promise<void> {
  const vacuum = async (table: string) => void (await sql`VACUUM ${sql.table(table)}`.execute(db));
  for (const table of filled) await watch(`vacuum of ${table}`, () => vacuum(table));
}

/**
 * Writes tables directly, without PDF files, notifications and mails. A repeat adds missing rows; an interrupted seed leaves
 * nothing. Nobody else can use the tables of orders, and those that refer to them, meanwhile; if all orders double, nor those of
 * carriers.
 */
export async function seedBulk(deps: Deps, size: BulkSize, say: Print): Promise<void> {
  const watch = createWatch(say);
  say('Orders are made in one transaction. If it is interrupted, nothing of it stays: run it again.');
  say('Until it ends, running servers refuse what needs orders; if all orders double, what needs an account, too.');
  await fillInOneTransaction(deps, size, watch);
  await vacuumTables(deps, watch);
}

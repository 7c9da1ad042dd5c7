import { sql } from 'kysely';
import type { Tx } from '#platform/db/transaction.ts';
import { toBulkId } from './bulk-draws.ts';

/** The rows that triggers would write into other tables: books, tallies, sums and the permits of each carrier. */
export async function writeBooks(tx: Tx): Promise<void> {
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

export async function writeTallies(tx: Tx): Promise<void> {
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

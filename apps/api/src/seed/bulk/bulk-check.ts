import { sql } from 'kysely';
import { permitTags } from '#platform/db/shared-names.ts';
import type { Tx } from '#platform/db/transaction.ts';

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
export async function checkBulk(tx: Tx): Promise<void> {
  // Every rule compares whole tables, which several processes read at once.
  await sql`SET LOCAL enable_nestloop = off`.execute(tx);
  await sql`SET LOCAL parallel_tuple_cost = 0.01`.execute(tx);
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await sql.raw<{ count: number }>(query).execute(tx);
    if (rows[0]?.count !== 0) throw new Error(`Nothing was seeded. Not so: ${rule}.`);
  }
}

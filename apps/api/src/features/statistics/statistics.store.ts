import { addDays, type Day } from '@wideload/domain';
import { sql } from 'kysely';
import type { Admin } from '../../actor.ts';
import type { Tx } from '../../db/transaction.ts';

/** First and last day, both counted. */
export type Span = { from: Day; to: Day };

/**
 * Lets the rest of the transaction count days in `timeZone`. The session's zone and not `AT TIME ZONE`, which takes some names of zones
 * (`CET`) for an offset that stays the same all year.
 * @throws the database's error 22023 for a zone that it does not know.
 */
export async function countDaysIn(tx: Tx, timeZone: string): Promise<void> {
  await sql`SELECT set_config('TimeZone', ${timeZone}, true)`.execute(tx);
}

/**
 * Between two instants around the span, so that an index finds the rows; the day itself decides. No zone is a day away from UTC, and where
 * a clock is put back over midnight a day has no single instant at which it begins.
 */
function around(column: string, { from, to }: Span) {
  const [first, last] = [`${addDays(from, -1)}T00:00:00Z`, `${addDays(to, 2)}T00:00:00Z`];
  return sql`${sql.ref(column)} >= ${first}::timestamptz AND ${sql.ref(column)} < ${last}::timestamptz`;
}

/** For `FILTER` and not for `WHERE`, where the planner would take it to leave next to nothing of a year. */
function within(column: string, { from, to }: Span) {
  return sql`(WHERE ${sql.ref(column)}::date BETWEEN ${from}::date AND ${to}::date)`;
}

/** Every day of the span with the permits of the orders that were paid on it. */
export async function countPermitsByDay(tx: Tx, _by: Admin, span: Span): Promise<{ day: Day; permits: number }[]> {
  const { rows } = await sql<{ day: Day; permits: number }>`
    WITH counted AS (
      SELECT orders.paid_at::date AS day, count(*) AS permits
      FROM orders JOIN permits ON permits.order_id = orders.id
      WHERE ${around('orders.paid_at', span)}
      GROUP BY 1
    )
    SELECT span.day::date AS day, coalesce(counted.permits, 0) AS permits
    -- Plain timestamps, whose days all have 24 hours.
    FROM generate_series(${span.from}::timestamp, ${span.to}::timestamp, interval '1 day') AS span (day)
    LEFT JOIN counted ON counted.day = span.day::date
    ORDER BY span.day`.execute(tx);
  return rows;
}

export type Sums = {
  ordersPaid: number;
  revenueCents: number;
  refundedCents: number;
  ordersRejected: number;
  permitsRefused: number;
  permitsIssued: number;
  /** Seconds; null where no permit was issued. */
  toIssue: [median: number, percentile90: number] | null;
  ordersWaiting: number;
  oldestWaitingSince: Date | null;
};

/** The figures of the span, and what waits at this moment. */
export async function sumUp(tx: Tx, _by: Admin, span: Span): Promise<Sums> {
  const { rows } = await sql<Sums>`
    SELECT * FROM (${paidIn(span)}) AS paid, (${refundedOf(span)}) AS refunded, (${refusedIn(span)}) AS refused, (${issuedIn(span)}) AS issued, (${waiting()}) AS waiting
  `.execute(tx);
  const [sums] = rows;
  if (sums === undefined) throw new Error('A select of figures answers one row.');
  return sums;
}

function paidIn(span: Span) {
  const inSpan = within('paid_at', span);
  return sql`
    SELECT
      count(DISTINCT orders.id) FILTER ${inSpan} AS "ordersPaid",
      coalesce(sum(captured_cents) FILTER ${inSpan}, 0)::bigint AS "revenueCents"
    FROM orders LEFT JOIN payments ON payments.order_id = orders.id
    WHERE ${around('paid_at', span)}`;
}

/** Of the orders paid in the span, so that revenue less this is what was kept of them: the same refunds as in their ledgers. */
function refundedOf(span: Span) {
  return sql`
    SELECT coalesce(sum(refunds.amount_cents) FILTER ${within('paid_at', span)}, 0)::bigint AS "refundedCents"
    FROM refunds
    JOIN payments ON payments.id = refunds.payment_id
    JOIN orders ON orders.id = payments.order_id
    WHERE refunds.state = 'succeeded' AND ${around('paid_at', span)}`;
}

function refusedIn(span: Span) {
  return sql`
    SELECT count(DISTINCT order_id) FILTER (WHERE what = 'status') AS "ordersRejected",
      count(DISTINCT (order_id, permit_state, permit_unit)) FILTER (WHERE what = 'permit') AS "permitsRefused"
    FROM order_events
    WHERE to_status IN ('rejected', 'refused') AND ${around('at', span)}
      AND at::date BETWEEN ${span.from}::date AND ${span.to}::date`;
}

function issuedIn(span: Span) {
  const inSpan = within('issued_at', span);
  return sql`
    SELECT
      count(*) FILTER ${inSpan} AS "permitsIssued",
      percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (
        ORDER BY date_part('epoch', issued_at) - date_part('epoch', paid_at)
      ) FILTER ${inSpan} AS "toIssue"
    FROM permits JOIN orders ON orders.id = permits.order_id AND paid_at IS NOT NULL
    WHERE permits.status = 'issued' AND ${around('issued_at', span)}`;
}

function waiting() {
  return sql`SELECT count(*) AS "ordersWaiting", min(paid_at) AS "oldestWaitingSince" FROM orders WHERE status = 'pending'`;
}

import { addDays, type Day } from '@wideload/domain';
import { sql } from 'kysely';
import type { Admin } from '../../actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';

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

/**
 * For `FILTER` and not for `WHERE`, where the planner would take it to leave next to nothing of a year. What lies between the first day
 * and the last is in the span wherever one is, and its day, which takes longer to find than all the rest, is not asked for.
 */
function within(column: string, { from, to }: Span) {
  const [first, last] = [`${addDays(from, 1)}T00:00:00Z`, `${to}T00:00:00Z`];
  const at = sql.ref(column);
  return sql`(WHERE (${at} >= ${first}::timestamptz AND ${at} < ${last}::timestamptz) OR ${at}::date BETWEEN ${from}::date AND ${to}::date)`;
}

/** What the orders that were paid on a day come to. */
export type PaidDay = { day: Day; permits: number; orders: number; capturedCents: number };

/** Of each order only what is counted beside it is read, off one index. */
export function paidDaysIn(span: Span) {
  return sql<PaidDay>`
    WITH counted AS (
      SELECT paid_at::date AS day, sum(counted_permits) AS permits, count(*) AS orders, sum(counted_cents)::bigint AS cents
      FROM orders
      WHERE ${around('paid_at', span)}
      GROUP BY 1
    )
    SELECT span.day::date AS day, coalesce(counted.permits, 0) AS permits, coalesce(counted.orders, 0) AS orders,
      coalesce(counted.cents, 0) AS "capturedCents"
    -- Plain timestamps, whose days all have 24 hours.
    FROM generate_series(${span.from}::timestamp, ${span.to}::timestamp, interval '1 day') AS span (day)
    LEFT JOIN counted ON counted.day = span.day::date
    ORDER BY span.day`;
}

/** Every day of the span. */
export async function listPaidDays(tx: Tx, _by: Admin, span: Span): Promise<PaidDay[]> {
  return (await paidDaysIn(span).execute(tx)).rows;
}

export type Sums = {
  refundedCents: number;
  ordersRejected: number;
  permitsRefused: number;
  permitsIssued: number;
  /** Seconds; null where no permit was issued. */
  toIssue: [median: number, percentile90: number] | null;
  ordersWaiting: number;
  oldestWaitingSince: Date | null;
};

/** The other figures of the span, and what waits at this moment. */
export async function sumUp(tx: Tx, _by: Admin, span: Span): Promise<Sums> {
  const { rows } = await sql<Sums>`
    SELECT * FROM (${refundedOf(span)}) AS refunded, (${refusedIn(span)}) AS refused, (${issuedIn(span)}) AS issued, (${waiting()}) AS waiting
  `.execute(tx);
  const [sums] = rows;
  if (sums === undefined) throw new Error('A select of figures answers one row.');
  return sums;
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

/** Off one index, whose entries hold the time that it took. */
export function issuedIn(span: Span) {
  const inSpan = within('issued_at', span);
  return sql`
    SELECT
      count(seconds_to_issue) FILTER ${inSpan} AS "permitsIssued",
      percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY seconds_to_issue) FILTER ${inSpan} AS "toIssue"
    FROM permits
    WHERE status = 'issued' AND ${around('issued_at', span)}`;
}

function waiting() {
  return sql`SELECT count(*) AS "ordersWaiting", min(paid_at) AS "oldestWaitingSince" FROM orders WHERE status = 'pending'`;
}

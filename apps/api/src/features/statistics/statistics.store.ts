import { addDays, workableStatuses, type Day } from '@wideload/domain';
import { sql } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';

export type Span = { from: Day; to: Day };

/**
 * `AT TIME ZONE` takes some names (`CET`) for a fixed offset, the session's zone does not. Starting parallel workers takes longer than
 * the sums.
 */
export async function countDaysIn(tx: Tx, timeZone: string): Promise<void> {
  await sql`SELECT set_config('TimeZone', ${timeZone}, true), set_config('max_parallel_workers_per_gather', '0', true)`.execute(
    tx,
  );
}

/** An index needs instants, so a day of margin on both sides covers every zone; the day itself decides. */
function betweenInstants(column: string, { from, to }: Span) {
  const [first, last] = [`${addDays(from, -1)}T00:00:00Z`, `${addDays(to, 2)}T00:00:00Z`];
  return sql`${sql.ref(column)} >= ${first}::timestamptz AND ${sql.ref(column)} < ${last}::timestamptz`;
}

/** For `FILTER`, not `WHERE`, where the planner would expect almost no rows. Inner rows are in any zone: no day is computed. */
function isInDays(column: string, { from, to }: Span) {
  const [first, last] = [`${addDays(from, 1)}T00:00:00Z`, `${to}T00:00:00Z`];
  const at = sql.ref(column);
  return sql`((${at} >= ${first}::timestamptz AND ${at} < ${last}::timestamptz) OR ${at}::date BETWEEN ${from}::date AND ${to}::date)`;
}

export type PaidDay = { day: Day; permits: number; orders: number; capturedCents: number };

export function selectPaidDays(span: Span) {
  return sql<PaidDay>`
    WITH counted AS (
      SELECT quarter::date AS day, sum(permits) AS permits, sum(orders) AS orders, sum(cents)::bigint AS cents
      FROM paid_quarters
      WHERE ${betweenInstants('quarter', span)}
      GROUP BY 1
    )
    SELECT span.day::date AS day, coalesce(counted.permits, 0) AS permits, coalesce(counted.orders, 0) AS orders,
      coalesce(counted.cents, 0) AS "capturedCents"
    -- Plain timestamps, whose days all have 24 hours.
    FROM generate_series(${span.from}::timestamp, ${span.to}::timestamp, interval '1 day') AS span (day)
    LEFT JOIN counted ON counted.day = span.day::date
    ORDER BY span.day`;
}

/** Includes days without orders. */
export async function listPaidDays(tx: Tx, _by: Admin, span: Span): Promise<PaidDay[]> {
  return (await selectPaidDays(span).execute(tx)).rows;
}

export type Sums = {
  refundedCents: number;
  ordersRejected: number;
  permitsRefused: number;
  permitsIssued: number;
  /** Seconds; null if no permit was issued. */
  toIssue: [median: number, percentile90: number] | null;
  ordersWaiting: number;
  oldestWaitingSince: Date | null;
};

/** Up to this many issued permits are sorted. */
const FEW = 20_000;

export async function sumSpan(tx: Tx, _by: Admin, span: Span): Promise<Sums> {
  const issued = (await hasManyIssued(tx, span)) ? selectManyIssued(span) : selectIssued(span);
  const { rows } = await sql<Sums>`
    SELECT * FROM (${selectRefunded(span)}) AS refunded, (${selectRefused(span)}) AS refused, (${issued}) AS issued, (${selectWaiting()}) AS waiting
  `.execute(tx);
  const [sums] = rows;
  if (sums === undefined) throw new Error('A select of figures answers one row.');
  return sums;
}

/** Refunds of the orders paid in the span, as in their ledgers. */
function selectRefunded(span: Span) {
  return sql`
    SELECT coalesce(sum(refunds.amount_cents) FILTER (WHERE ${isInDays('paid_at', span)}), 0)::bigint AS "refundedCents"
    FROM refunds
    JOIN payments ON payments.id = refunds.payment_id
    JOIN orders ON orders.id = payments.order_id
    WHERE refunds.state = 'succeeded' AND ${betweenInstants('paid_at', span)}`;
}

/** Each order and permit once: a refusal counts if the one before it is not in the span. */
function selectRefused(span: Span) {
  const isFirst = sql`(refused_before IS NULL OR refused_before::date < ${span.from}::date)`;
  const counted = (what: string) =>
    sql`count(*) FILTER (WHERE what = ${what} AND ${isFirst} AND ${isInDays('at', span)})`;
  return sql`
    SELECT ${counted('status')} AS "ordersRejected", ${counted('permit')} AS "permitsRefused"
    FROM order_events WHERE to_status IN ('rejected', 'refused') AND ${betweenInstants('at', span)}`;
}

/** A permit that was voided later was issued too. An index-only scan: the index includes the duration. */
export function selectIssued(span: Span) {
  const inSpan = sql`(WHERE ${isInDays('issued_at', span)})`;
  return sql`
    SELECT
      count(seconds_to_issue) FILTER ${inSpan} AS "permitsIssued",
      percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY seconds_to_issue) FILTER ${inSpan} AS "toIssue"
    FROM permits
    WHERE status IN ('issued', 'voided') AND ${betweenInstants('issued_at', span)}`;
}

/** With up to a day more on both sides. As many rows have at least as many permits, so the others are not read. */
async function hasManyIssued(tx: Tx, { from, to }: Span): Promise<boolean> {
  const days = sql`permits > 0 AND day BETWEEN ${from}::date - 1 AND ${to}::date + 1`;
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(permits), 0)::integer AS count
    FROM (SELECT permits FROM issue_times WHERE ${days} LIMIT ${sql.lit(FEW + 1)}) AS few`.execute(tx);
  return (rows[0]?.count ?? 0) > FEW;
}

/**
 * The days in UTC that are in the span, and the permits of the hours before and after them. Where midnight comes twice, a cast has the
 * later one: the hours begin earlier and end later, and each permit's own day decides.
 */
function selectIssueSteps({ from, to }: Span) {
  const [start, end] = [from, addDays(to, 1)].map((day) => sql`${day}::date::timestamptz`);
  const [startDay, endDay] = [start, end].map((instant) => sql`(${instant} AT TIME ZONE 'UTC')::date`);
  const [first, after] = [sql`(${startDay} + 1)`, sql`greatest(${startDay} + 1, ${endDay})`];
  const toInstant = (day: typeof first) => sql`(${day}::timestamp AT TIME ZONE 'UTC')`;
  const parts = [
    [sql`${start} - interval '3 hours'`, toInstant(first)],
    [toInstant(after), sql`${end} + interval '3 hours'`],
  ].map(
    ([begin, until]) => sql`SELECT to_issue_step(seconds_to_issue) AS step, 1 AS permits FROM permits
      WHERE status IN ('issued', 'voided') AND seconds_to_issue IS NOT NULL
        AND issued_at >= ${begin} AND issued_at < ${until} AND issued_at::date BETWEEN ${from}::date AND ${to}::date`,
  );
  return sql`SELECT step, permits FROM issue_times WHERE day >= ${first} AND day < ${endDay}
    UNION ALL ${sql.join(parts, sql` UNION ALL `)}`;
}

/** The count is exact. A percentile is interpolated in its step, and at most two percent off. */
export function selectManyIssued(span: Span) {
  const percentile = (part: number) => sql`(
    SELECT power(1.02::float8, step + ((1 + ${sql.lit(part)} * (total - 1)) - (upto - permits)) / permits)
    FROM ranked WHERE upto >= 1 + ${sql.lit(part)} * (total - 1) ORDER BY step LIMIT 1)`;
  return sql`
    WITH ranked AS MATERIALIZED (
      SELECT step, permits::float8, sum(permits) OVER (ORDER BY step)::float8 AS upto, sum(permits) OVER ()::float8 AS total
      FROM (SELECT step, sum(permits) AS permits FROM (${selectIssueSteps(span)}) AS found GROUP BY step HAVING sum(permits) > 0) AS steps
    )
    SELECT coalesce((SELECT max(total) FROM ranked), 0)::integer AS "permitsIssued",
      CASE WHEN EXISTS (SELECT FROM ranked) THEN ARRAY[${percentile(0.5)}, ${percentile(0.9)}] END AS "toIssue"`;
}

function selectWaiting() {
  return sql`SELECT count(*) AS "ordersWaiting", min(paid_at) AS "oldestWaitingSince" FROM orders
    WHERE status IN (${sql.join(workableStatuses.map((each) => sql.lit(each)))}) AND NOT is_refunded`;
}

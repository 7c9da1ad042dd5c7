import { sql } from 'kysely';
import { permitTags } from '#platform/db/shared-names.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { cargos, drawCorridor, drawOneOf, drawPlace, statesOfOrder, unitsOfOrder } from './bulk-choices.ts';
import { loadCount, permitDays } from './bulk-loads.ts';

export const SPREAD_DAYS = 365;

const kinds = { order: 0, unit: 1, permit: 2, document: 3, event: 4, payment: 5 } as const;

/** A UUID of version 7 with the order's time, so that the rows of an order are near each other. */
export function toBulkId(kind: keyof typeof kinds, number: ReturnType<typeof sql>) {
  const version = sql.lit(0x7000 + kinds[kind]);
  const time = sql`floor(date_part('epoch', at) * 1000)::bigint << 16`;
  return sql`('0' || to_hex(${time} | ${version}) || to_hex((1::bigint << 63) | (${number})))::uuid`;
}

/** Generated orders: those of earlier seeds, and all that there will be. */
export type Wanted = { present: number; wanted: number; now: Date };

/** Creates `bulk_days`: which of the orders are of which day. Few are ordered on a weekend, and more from month to month. */
async function drawDays(tx: Tx, { wanted, now }: Wanted): Promise<void> {
  await sql`CREATE TEMP TABLE bulk_days ON COMMIT DROP AS
    SELECT starts_at, coalesce(lag(last) OVER (ORDER BY starts_at), 0) + 1 AS first, last
    FROM (
      SELECT starts_at, round(${wanted}::bigint * sum(weight) OVER (ORDER BY starts_at) / sum(weight) OVER ())::bigint AS last
      FROM (
        SELECT starts_at, (1 + day / ${SPREAD_DAYS}::float8) * CASE WHEN extract(isodow FROM starts_at + interval '12 hours') > 5 THEN 0.25 ELSE 1 END AS weight
        FROM (
          SELECT day, ${now}::timestamptz - (${SPREAD_DAYS}::integer - day) * interval '24 hours' AS starts_at
          FROM generate_series(0, ${SPREAD_DAYS - 1}::integer) AS day
        ) AS days
      ) AS weighted
    ) AS cumulated`.execute(tx);
}

/** Creates `bulk_orders`. Old orders are done, recent ones in progress; some remain drafts. */
export async function drawOrders(tx: Tx, wish: Wanted): Promise<void> {
  const { present, now } = wish;
  await drawDays(tx, wish);
  // Some carriers have thousands of orders, most have a few.
  const carrier = sql`1 + floor((SELECT count(*) FROM bulk_carriers) * power(random(), 2))`;
  await sql`CREATE TEMP TABLE bulk_orders ON COMMIT DROP AS
    SELECT n, ${toBulkId('order', sql`n`)} AS id, order_number, at, (at AT TIME ZONE 'America/Denver')::date AS day, units,
      corridor[first:first + states - 1] AS states, bulk_carriers.id AS user_id, status,
      CASE WHEN status <> 'draft' THEN least(at + (5 + 35 * speed) * interval '1 minute', ${now}) END AS paid_at,
      ${drawPlace(sql`companies`)} AS company, 1 + floor(9 * speed)::integer AS lead_days, ${drawOneOf(cargos)} AS cargo
    FROM (
      SELECT *, 1 + ${drawPlace(sql`(cardinality(corridor) - states + 1)`)} AS first,
        CASE WHEN fate < 0.06 THEN 'draft' WHEN random() < exp(extract(epoch FROM at - ${now}::timestamptz) / 86400 / 4) THEN 'pending'
          WHEN random() < 0.07 THEN 'rejected' ELSE 'approved' END AS status
      FROM (
        SELECT n, nextval('order_numbers')::integer AS order_number, random() AS fate, random() AS speed, ${carrier} AS carrier,
          starts_at + (n - first + random()) / (last - first + 1) * interval '24 hours' AS at,
          ${unitsOfOrder} AS units, ${statesOfOrder} AS states, ${drawCorridor} AS corridor
        FROM bulk_days, generate_series(greatest(first, ${present + 1}::bigint), last) AS n
      ) AS placed
    ) AS drawn JOIN bulk_carriers USING (carrier)`.execute(tx);
  await sql`ANALYZE bulk_orders`.execute(tx);
}

/** Creates `bulk_units`. */
export async function drawUnits(tx: Tx): Promise<void> {
  await sql`CREATE TEMP TABLE bulk_units ON COMMIT DROP AS
    SELECT n, position, unit_id, order_id, load, bulk_trucks.id AS truck_id, bulk_trailers.id AS trailer_id, length_ft
    FROM (
      SELECT n, position, ${toBulkId('unit', sql`n * 2 + position`)} AS unit_id, bulk_orders.id AS order_id, user_id,
        1 + ${drawPlace(sql.lit(loadCount))} AS load, ${drawPlace(sql`trucks`)} AS truck, ${drawPlace(sql`trailers`)} AS trailer
      FROM bulk_orders JOIN bulk_carriers ON bulk_carriers.id = user_id, generate_series(0, units - 1) AS position
    ) AS drawn
    JOIN bulk_trucks ON (bulk_trucks.user_id, bulk_trucks.place) = (drawn.user_id, truck)
    JOIN bulk_trailers ON (bulk_trailers.user_id, bulk_trailers.place) = (drawn.user_id, trailer)`.execute(tx);
  await sql`ANALYZE bulk_units`.execute(tx);
}

/** Of a permit that is not issued; an issued one is valid for a day more. */
export const lastDay = sql`start_day + ${sql.lit(permitDays - 1)}`;

/** Creates `bulk_permits`. */
export async function drawPermits(tx: Tx, { now }: Wanted): Promise<void> {
  const progress = sql`CASE order_status WHEN 'draft' THEN 'requested' WHEN 'approved' THEN 'issued' ELSE
    CASE WHEN order_status = 'rejected' AND number % 16 = 0 THEN 'refused' WHEN fate < 0.4 THEN 'requested' WHEN fate < 0.7 THEN 'filed' ELSE 'issued' END END`;
  await sql`CREATE TEMP TABLE bulk_permits ON COMMIT DROP AS
    SELECT ${toBulkId('permit', sql`number`)} AS id, ${toBulkId('document', sql`number`)} AS document_id, n, unit_id, order_id, state,
      number, paid_at, start_day, ${progress} AS status, least(paid_at + hours * interval '1 hour', ${now}) AS issued_at,
      term, is_superload, price_cents
    FROM (
      SELECT n, position, unit_id, order_id, at, paid_at, day + lead_days AS start_day, bulk_orders.status AS order_status,
        n * 16 + position * 8 + place - 1 AS number, states[place] AS state, load, length_ft, random() AS fate, 4 + 116 * power(random(), 2) AS hours
      FROM bulk_orders JOIN bulk_units USING (n), generate_series(1, cardinality(states)) AS place
    ) AS drawn
    JOIN bulk_terms USING (state, load) WHERE trailer_ft = length_ft`.execute(tx);
  await sql`ANALYZE bulk_permits`.execute(tx);
}

/** Creates `bulk_totals`, a row for each order. */
export async function drawTotals(tx: Tx): Promise<void> {
  await sql`CREATE TEMP TABLE bulk_totals ON COMMIT DROP AS
    SELECT n, count(*)::integer AS permits, sum(price_cents)::integer AS cents, min(start_day) AS first_day,
      count(DISTINCT state) FILTER (WHERE status IN ('requested', 'filed'))::integer AS states_left,
      max(${lastDay} + CASE status WHEN 'issued' THEN 1 ELSE 0 END) FILTER (WHERE status <> 'refused') AS last_day,
      array_agg(DISTINCT state || ' ' || status) || array_agg(DISTINCT status)
        || CASE WHEN bool_or(is_superload) THEN ARRAY[${sql.lit(permitTags.superload)}] END AS permit_tags
    FROM bulk_permits GROUP BY n`.execute(tx);
  await sql`ANALYZE bulk_totals`.execute(tx);
}

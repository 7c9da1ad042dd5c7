import { CompanyBody, TrailerBody, TruckBody } from '@wideload/contract';
import { truckMakes } from '@wideload/domain';
import { sql, type RawBuilder } from 'kysely';
import { toColumns, type Columns } from '#platform/db/columns/record-columns.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { cities, drawOneOf, firstNames, lastNames, trades, trailerTypes } from './bulk-choices.ts';
import { trailerLengths } from './bulk-loads.ts';

const kinds = { user: 1, company: 2, truck: 3, trailer: 4 } as const;
/** Records of one kind that a carrier may have. */
const MOST_RECORDS = 64;

/** `0190f000-0000-7000-8k00-` and the number: a later seed finds the rows of an earlier one. */
function toId(kind: keyof typeof kinds, number: RawBuilder<unknown>): RawBuilder<unknown> {
  const start = sql.lit(`0190f000000070008${kinds[kind]}00`);
  return sql`(${start} || lpad(to_hex(${number}), 12, '0'))::uuid`;
}

/** Deleted accounts included. */
export const isBulkUser = sql`users.id BETWEEN '0190f000-0000-7000-8100-000000000000' AND '0190f000-0000-7000-8100-ffffffffffff'`;

export async function countCarriers(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM users WHERE ${isBulkUser}`.execute(tx);
  return rows[0]?.count ?? 0;
}

type Carriers = { present: number; wanted: number; passwordHash: string; firstDay: Date };

/** Nobody has the password of a bulk carrier. */
export async function addCarriers(tx: Tx, { present, wanted, passwordHash, firstDay }: Carriers): Promise<void> {
  // The first carriers have the most orders, and the most trucks for them.
  await sql`CREATE TEMP TABLE bulk_new_carriers ON COMMIT DROP AS
    SELECT number, ${toId('user', sql`number`)} AS id, 'dispatch-' || number || '@bulk.example' AS email, city[1] AS city, city[2] AS state,
      city[3] AS zip, city[4] || '555' || lpad(floor(random() * 10000)::text, 4, '0') AS phone, ${drawOneOf(lastNames)} AS last_name,
      1 + (number % 7 = 0)::integer + (number % 50 = 0)::integer AS companies,
      least(60, ceil(3 * power(${wanted}::float8 / number, 0.35)))::integer AS trucks,
      ${firstDay}::timestamptz - (30 - 30 * number / ${wanted}::float8) * interval '1 day' AS created_at
    FROM (
      SELECT number, string_to_array(${drawOneOf(cities.map((city) => city.join('|')))}, '|') AS city
      FROM generate_series(${present + 1}::bigint, ${wanted}::bigint) AS number
    ) AS drawn`.execute(tx);
  await sql`INSERT INTO users (id, email, password_hash, role, first_name, last_name, phone, created_at)
    SELECT id, email, ${passwordHash}, 'user', ${drawOneOf(firstNames)}, last_name, phone, created_at
    FROM bulk_new_carriers ORDER BY number`.execute(tx);
  await addCompanies(tx);
  await addVehicles(tx);
}

const place = sql`(number * ${sql.lit(MOST_RECORDS)} + place)`;

async function addCompanies(tx: Tx): Promise<void> {
  await sql`INSERT INTO companies (id, user_id, dot_number, name, zip, street, country, state, city, email, phone, verified,
      created_at, updated_at)
    SELECT ${toId('company', place)}, id, 9100000 + number + place * 400000,
      last_name || ' ' || ${drawOneOf(trades)} || ' ' || number || CASE place WHEN 0 THEN ' LLC' ELSE ' Inc' END,
      zip, 1 + floor(random() * 999) || ' Fiction Avenue', 'US', state, city, email, phone, true, created_at, created_at
    FROM bulk_new_carriers, generate_series(0, companies - 1) AS place`.execute(tx);
}

async function addVehicles(tx: Tx): Promise<void> {
  const plate = sql`lpad(floor(random() * 100000)::text, 5, '0')`;
  const vinEnd = sql`lpad(upper(to_hex(${place})), 9, '0')`;
  await sql`INSERT INTO trucks (id, user_id, internal_number, vin_code, make, model, year, plate_number, plate_state,
      registered_weight_lb, created_at, updated_at)
    SELECT ${toId('truck', place)}, id, 101 + place, '1XKYDP9X' || ${vinEnd}, ${drawOneOf(truckMakes)}, 'Model ' || 1 + place % 4,
      2008 + floor(random() * 19), state || ${plate}, state, 80000, created_at, created_at
    FROM bulk_new_carriers, generate_series(0, trucks - 1) AS place`.execute(tx);
  const lengths = sql`(${[...trailerLengths]}::integer[])`;
  await sql`INSERT INTO trailers (id, user_id, internal_number, type, vin_code, plate_number, length_ft, created_at, updated_at)
    SELECT ${toId('trailer', place)}, id, 21 + place, ${drawOneOf(trailerTypes)}, '1L9GN53A' || ${vinEnd}, 'T' || ${plate},
      ${lengths}[1 + floor(random() * ${sql.lit(trailerLengths.length)})::integer], created_at, created_at
    FROM bulk_new_carriers, generate_series(0, trucks - 1) AS place`.execute(tx);
}

const { type: _, ...truckFields } = TruckBody.shape;
const snapshots = {
  companies: toColumns(CompanyBody.shape),
  trucks: { ...toColumns(truckFields, { registeredWeight: 'registered_weight_lb' }) },
  trailers: toColumns(TrailerBody.shape, { length: 'length_ft' }),
} satisfies Record<string, Columns>;

/** As an order keeps a record. */
function toSnapshot(table: keyof typeof snapshots): RawBuilder<unknown> {
  const fields = Object.entries(snapshots[table]).map(([field, column]) => sql`${sql.lit(field)}, ${sql.ref(column)}`);
  const type = table === 'trucks' ? [sql`'type', 'truck'`] : [];
  return sql`jsonb_build_object(${sql.join([sql`'_id', id`, ...type, ...fields])})`;
}

/** Creates `bulk_companies`, `bulk_trucks`, `bulk_trailers`, and `bulk_carriers` with the number of each. */
export async function readCarriers(tx: Tx): Promise<void> {
  for (const table of ['companies', 'trucks', 'trailers'] as const) {
    const more = { companies: sql`city`, trucks: sql`plate_state`, trailers: sql`length_ft` }[table];
    await sql`CREATE TEMP TABLE ${sql.table(`bulk_${table}`)} ON COMMIT DROP AS
      SELECT user_id, (row_number() OVER (PARTITION BY user_id ORDER BY id) - 1)::integer AS place, id, ${more}, ${toSnapshot(table)} AS snapshot
      FROM ${sql.table(table)} WHERE deleted_at IS NULL AND user_id IN (SELECT id FROM users WHERE ${isBulkUser})`.execute(
      tx,
    );
    await sql`ANALYZE ${sql.table(`bulk_${table}`)}`.execute(tx);
  }
  await sql`CREATE TEMP TABLE bulk_carriers ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY users.id) AS carrier, users.id, users.email, users.phone, first_name || ' ' || last_name AS name,
      owned.companies, owned.trucks, owned.trailers
    FROM users JOIN (
      SELECT user_id, count(*) FILTER (WHERE what = 1)::integer AS companies, count(*) FILTER (WHERE what = 2)::integer AS trucks,
        count(*) FILTER (WHERE what = 3)::integer AS trailers
      FROM (
        SELECT user_id, 1 AS what FROM bulk_companies UNION ALL SELECT user_id, 2 FROM bulk_trucks
        UNION ALL SELECT user_id, 3 FROM bulk_trailers
      ) AS records GROUP BY user_id
    ) AS owned ON owned.user_id = users.id
    WHERE users.deleted_at IS NULL AND companies > 0 AND trucks > 0 AND trailers > 0`.execute(tx);
  await sql`ANALYZE bulk_carriers`.execute(tx);
}

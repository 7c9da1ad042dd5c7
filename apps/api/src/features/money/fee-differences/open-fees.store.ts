import type { feeDifferences, ReadQuery } from '@wideload/contract';
import type { OrderStatus, StateCode } from '@wideload/domain';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Admin, User } from '#actor.ts';
import { toContainsPattern } from '#platform/db/search.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type OpenFeeQuery = ReadQuery<typeof feeDifferences.list>;

export type OpenFeeRow = {
  permit_id: string;
  state: StateCode;
  position: number;
  price_cents: number;
  charged_fee_cents: number;
  difference_cents: number;
  issued_at: Date;
  company_name: string | null;
  order_id: string;
  order_number: number;
  user_id: string;
  status: OrderStatus;
  is_refunded: boolean;
};

const sortColumns: Readonly<Record<string, RawBuilder<unknown>>> = {
  issuedAt: sql`permits.issued_at`,
  difference: sql`open_fees.difference_cents`,
  orderNumber: sql`orders.order_number`,
};

function toOrderBy(sort: OpenFeeQuery['sort']): RawBuilder<unknown> {
  const direction = sort.startsWith('-') ? sql`DESC` : sql`ASC`;
  return sql`${sortColumns[sort.replace('-', '')]} ${direction}, orders.order_number, permits.id`;
}

/** A whole order number with or without `#`, or a part of the company's name. */
function matchSearch(search: string): RawBuilder<boolean> {
  if (search === '') return sql`true`;
  const text = search.toLowerCase().replace(/^#/, '');
  return sql`(orders.order_number::text = ${text} OR lower(orders.company ->> 'name') LIKE ${toContainsPattern(text)})`;
}

/**
 * The differences that nobody has settled or explained. Only a permit whose state charged another fee than was sold, or one with a
 * settlement, can have one: the few candidates come first, so that the other permits are not read.
 */
const selectOpen = (search: string) => sql`
  WITH candidates AS MATERIALIZED (
    SELECT id FROM permits WHERE status IN ('issued', 'voided') AND charged_fee_cents - price_cents <> 0
    UNION SELECT permit_id FROM fee_settlements
  )
  SELECT permits.id AS permit_id, permits.state, units.position, permits.price_cents, permits.charged_fee_cents,
    open_fees.difference_cents, permits.issued_at, orders.company ->> 'name' AS company_name, orders.id AS order_id,
    orders.order_number, orders.user_id, orders.status, orders.is_refunded, count(*) OVER ()::integer AS total
  FROM candidates
  JOIN open_fee_differences AS open_fees ON open_fees.permit_id = candidates.id
  JOIN permits ON permits.id = candidates.id
  JOIN units ON units.id = permits.unit_id AND units.order_id = permits.order_id
  JOIN orders ON orders.id = permits.order_id
  WHERE ${matchSearch(search)} AND NOT EXISTS (
    SELECT FROM ledger_reasons
    WHERE ledger_reasons.order_id = permits.order_id AND ledger_reasons.permit_id = permits.id)`;

/** Each row carries the total, so that the candidates are read once. A page past the end has no row to carry it. */
export async function findOpenFees(
  db: Db,
  _by: Admin,
  { search, sort, page, pageSize }: OpenFeeQuery,
): Promise<{ rows: OpenFeeRow[]; total: number }> {
  const readPage = (limit: number, offset: number) =>
    sql<OpenFeeRow & { total: number }>`
      ${selectOpen(search)} ORDER BY ${toOrderBy(sort)} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows } = await readPage(pageSize, (page - 1) * pageSize);
  const [first] = rows.length > 0 || page === 1 ? rows : (await readPage(1, 0)).rows;
  return { rows, total: first?.total ?? 0 };
}

export async function countOpenFees(db: Db | Tx, _by: Admin): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::integer AS count FROM (${selectOpen('')}) AS open`.execute(db);
  return rows[0]?.count ?? 0;
}

export type ConsentRow = Pick<Selectable<Tables['fee_consents']>, 'id' | 'limit_cents' | 'given_at'> & {
  charged_cents: number;
};

/** The trigger `charge_within_consent` counts the same. */
const charged = sql<number>`(SELECT coalesce(sum(s.difference_cents), 0)::integer FROM fee_settlements s
  JOIN adjustments a ON a.id = s.adjustment_id WHERE s.consent_id = fee_consents.id AND a.state <> 'withdrawn' AND a.asked_at IS NULL)`;

function selectConsents(db: Db | Tx) {
  return db
    .selectFrom('fee_consents')
    .select(['fee_consents.id', 'fee_consents.limit_cents', 'fee_consents.given_at', charged.as('charged_cents')])
    .where('fee_consents.withdrawn_at', 'is', null);
}

/** The one in force. */
export async function findConsent(db: Db | Tx, orderId: string): Promise<ConsentRow | null> {
  return (await selectConsents(db).where('fee_consents.order_id', '=', orderId).executeTakeFirst()) ?? null;
}

export async function listOwnConsents(db: Db, user: User) {
  return selectConsents(db)
    .innerJoin('orders', 'orders.id', 'fee_consents.order_id')
    .select(['orders.id as order_id', 'orders.order_number'])
    .where('orders.user_id', '=', user.ownerId)
    .orderBy('fee_consents.given_at', 'desc')
    .orderBy('fee_consents.id', 'desc')
    .execute();
}

type NewConsent = { id: string; orderId: string; limit: number; textVersion: string; at: Date };

/** Call it with the order locked, after withdrawing the one in force. */
export async function insertConsent(tx: Tx, { id, orderId, limit, textVersion, at }: NewConsent): Promise<void> {
  await tx
    .insertInto('fee_consents')
    .values({
      id,
      order_id: orderId,
      limit_cents: limit,
      text_version: textVersion,
      given_at: at,
      withdrawn_at: null,
    })
    .execute();
}

export async function withdrawConsent(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('fee_consents')
    .set({ withdrawn_at: at })
    .where((eb) => eb.and({ order_id: orderId, withdrawn_at: null }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

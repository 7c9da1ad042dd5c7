import type { AskedFee, DifferenceFacts } from '@wideload/contract';
import type { PriceLine, RefundedLine } from '@wideload/domain';
import { sql, type Selectable } from 'kysely';
import type { Admin, User } from '#actor.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { PaymentRow } from '../payments.store.ts';

export type AdjustmentRow = Selectable<Tables['adjustments']>;

type New = { id: string; orderId: string; at: Date };

export async function insertAdjustment(tx: Tx, by: Admin | User, { id, orderId, at }: New): Promise<AdjustmentRow> {
  return tx
    .insertInto('adjustments')
    .values({
      id,
      order_id: orderId,
      state: 'open',
      requested_by: by.personId,
      asked_at: null,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findOpenAdjustment(db: Db | Tx, orderId: string): Promise<AdjustmentRow | null> {
  const row = await db
    .selectFrom('adjustments')
    .selectAll()
    .where((eb) => eb.and({ order_id: orderId, state: 'open' }))
    .executeTakeFirst();
  return row ?? null;
}

export async function hasRequestedAdjustment(db: Db | Tx, orderId: string): Promise<boolean> {
  const open = await findOpenAdjustment(db, orderId);
  return open !== null && open.asked_at !== null;
}

/** Only a request that the carrier was notified of. */
export async function findRequestedAdjustment(
  db: Db | Tx,
  { id, orderId }: { id: string; orderId: string },
): Promise<AdjustmentRow | null> {
  const row = await db
    .selectFrom('adjustments')
    .selectAll()
    .where((eb) => eb.and({ id, order_id: orderId }))
    .where('asked_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Allows the carrier to pay. @returns false if that was done before, or the request is closed. */
export async function markRequested(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('adjustments')
    .set({ asked_at: at, updated_at: at })
    .where((eb) => eb.and({ id, state: 'open', asked_at: null }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function closeAdjustment(
  tx: Tx,
  id: string,
  { state, at }: { state: 'paid' | 'withdrawn'; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('adjustments')
    .set({ state, updated_at: at })
    .where((eb) => eb.and({ id, state: 'open' }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ignores canceled payments. Use `lock` after locking the order row, never before. */
export async function findAdjustmentPayment(
  db: Db | Tx,
  adjustmentId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<PaymentRow | null> {
  const query = db
    .selectFrom('payments')
    .selectAll()
    .where('adjustment_id', '=', adjustmentId)
    .where('status', '<>', 'canceled');
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** The fee differences that one request asks for, or has been paid for; of permits that are still on the order. */
export async function listFeesOfAdjustment(db: Db | Tx, adjustmentId: string): Promise<AskedFee[]> {
  const { rows } = await sql<AskedFee>`
    SELECT s.permit_id AS "permitId", permits.state, units.position + 1 AS unit, s.charged_fee_cents AS "chargedFee",
      s.difference_cents AS difference, s.reason
    FROM fee_settlements s
    JOIN permits ON permits.id = s.permit_id
    JOIN units ON units.id = permits.unit_id AND units.order_id = permits.order_id
    WHERE s.adjustment_id = ${adjustmentId} AND s.undone_at IS NULL
    ORDER BY units.position, permits.state, s.no`.execute(db);
  return rows;
}

type Due = { amountCents: number; lines: readonly (PriceLine | RefundedLine)[] };

/** The difference that a request asks the carrier to pay, with its causes. */
export async function toDifference(
  db: Db | Tx,
  adjustmentId: string,
  { amountCents: amount, lines }: Due,
): Promise<DifferenceFacts> {
  const refundedAgain = lines.reduce((sum, line) => sum + (line.permitId === null ? line.amountCents : 0), 0);
  return { amount, fees: await listFeesOfAdjustment(db, adjustmentId), refundedAgain };
}

/** Cents over all payments of an order; `refunded` includes refunds in progress, `fees` differences that are being charged or refunded. */
type MovedMoney = { captured: number; refunded: number; fees: number };

export async function findMoved(db: Db | Tx, orderId: string): Promise<MovedMoney> {
  return db
    .selectFrom('payments')
    .select((eb) => [
      eb.fn.coalesce(eb.cast<number>(eb.fn.sum('captured_cents'), 'integer'), eb.lit(0)).as('captured'),
      eb.fn.coalesce(eb.cast<number>(eb.fn.sum('refund_reserved_cents'), 'integer'), eb.lit(0)).as('refunded'),
      sql<number>`sum_live_fees(${orderId}::uuid)`.as('fees'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

type ChargedLine = { permitId: string | null; amountCents: number };

export async function findChargedLines(db: Db | Tx, orderId: string): Promise<ChargedLine[]> {
  const rows = await db
    .selectFrom('payments')
    .select('price_lines')
    .where((eb) => eb.and({ order_id: orderId, status: 'succeeded' }))
    .orderBy('created_at')
    .execute();
  // Cast: only `beginCharge` writes them, from the order's lines or their difference.
  return rows.flatMap(({ price_lines: lines }) => lines as ChargedLine[]);
}

type LiveFee = { permitId: string; cents: number };

/** Amounts that the carrier pays beside the price of each permit, or gets back. */
export async function listLiveFees(db: Db | Tx, orderId: string): Promise<LiveFee[]> {
  const { rows } = await sql<LiveFee>`
    SELECT permit_id AS "permitId", sum(difference_cents)::integer AS cents FROM fee_settlement_states
    WHERE order_id = ${orderId} AND way <> 'absorbed' AND state <> 'undone' GROUP BY permit_id`.execute(db);
  return rows;
}

/** A fee difference that waits for the carrier is charged by nobody else. */
export async function isFeeAsked(db: Db | Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM fee_settlement_states WHERE order_id = ${orderId} AND way = 'charged' AND state = 'open' LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

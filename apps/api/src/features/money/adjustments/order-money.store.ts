import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/transaction.ts';

/** Cents over all payments of an order; `refunded` includes refunds in progress, `fees` differences that are being charged or refunded. */
export type MovedMoney = { captured: number; refunded: number; fees: number };

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
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .orderBy('created_at')
    .execute();
  // Cast: only `beginCharge` writes them, from the order's lines or their difference.
  return rows.flatMap(({ price_lines: lines }) => lines as ChargedLine[]);
}

export type LiveFee = { permitId: string; cents: number };

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

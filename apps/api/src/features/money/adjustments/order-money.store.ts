import type { Db, Tx } from '../../../platform/db/transaction.ts';

/** Cents over all payments of an order; `refunded` includes refunds in progress. */
export type MovedMoney = { captured: number; refunded: number };

export async function findMoved(db: Db | Tx, orderId: string): Promise<MovedMoney> {
  return db
    .selectFrom('payments')
    .select((eb) => [
      eb.fn.coalesce(eb.cast<number>(eb.fn.sum('captured_cents'), 'integer'), eb.lit(0)).as('captured'),
      eb.fn.coalesce(eb.cast<number>(eb.fn.sum('refund_reserved_cents'), 'integer'), eb.lit(0)).as('refunded'),
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
  // Cast: only `startAttempt` writes them, from the order's lines or their difference.
  return rows.flatMap(({ price_lines: lines }) => lines as ChargedLine[]);
}

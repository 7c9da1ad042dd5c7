import type { AskedFee, DifferenceFacts } from '@wideload/contract';
import type { PriceLine, RefundedLine } from '@wideload/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/transaction.ts';

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

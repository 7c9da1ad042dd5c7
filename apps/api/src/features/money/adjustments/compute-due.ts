import { listAdjustmentLines, computeOrderBalance } from '@wideload/domain';
import type { Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import type { PayableOrder } from '#features/orders/orders.service.ts';
import { findChargedLines, findMoved, listLiveFees } from './order-money.store.ts';

export type Due = { amountCents: number; lines: ReturnType<typeof listAdjustmentLines> };

/** A charged fee difference belongs to its permit; a refunded one is not owed again. */
async function listDueLines(tx: Tx, order: PayableOrder, refunded: number): Promise<Due['lines']> {
  const fees = new Map((await listLiveFees(tx, order.id)).map(({ permitId, cents: fee }) => [permitId, fee]));
  const lines = order.lines.map((line) => {
    return { ...line, amountCents: line.amountCents + Math.max(0, fees.get(line.permitId) ?? 0) };
  });
  const back = order.lines.reduce((sum, { permitId }) => sum + Math.min(0, fees.get(permitId) ?? 0), 0);
  return listAdjustmentLines(lines, await findChargedLines(tx, order.id), refunded + back);
}

/** Call it with the order locked; the amount never comes from the browser. `amount_changed` has the `total` that is due. */
export async function computeDue(tx: Tx, order: PayableOrder, expected: number | undefined): Promise<Due> {
  const { status, totalCents: total } = order;
  const moved = await findMoved(tx, order.id);
  const balance = computeOrderBalance({ status, total, ...moved });
  if (balance.kind !== 'due') throw new Problem('adjustment.not-due');
  if (!balance.chargeable) throw new Problem('adjustment.too-small');
  if (expected !== undefined && expected !== balance.amount) {
    throw new Problem('amount_changed', { members: { total: balance.amount } });
  }
  return { amountCents: balance.amount, lines: await listDueLines(tx, order, moved.refunded) };
}

import type { Balance } from '@wideload/contract';
import { computeOrderBalance, listAdjustmentLines } from '@wideload/domain';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { readOrder, type PayableOrder } from '#features/orders/orders.service.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { findOpenAdjustment, findMoved, findChargedLines, listLiveFees } from './adjustments.store.ts';

export async function readOrderBalance(deps: Deps, user: User, orderId: string): Promise<Balance> {
  const { status, totalPrice: total } = await readOrder(deps, user, orderId);
  const [moved, adjustment] = await Promise.all([findMoved(deps.db, orderId), findOpenAdjustment(deps.db, orderId)]);
  const balance = computeOrderBalance({ status, total, ...moved });
  const isRequested =
    adjustment !== null && adjustment.asked_at !== null && balance.kind === 'due' && balance.chargeable;
  return { ...moved, adjustment: isRequested ? { _id: adjustment.id, amount: balance.amount } : null };
}

type Due = { amountCents: number; lines: ReturnType<typeof listAdjustmentLines> };

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

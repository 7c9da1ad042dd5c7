import { listAdjustmentLines, computeOrderBalance } from '@wideload/domain';
import type { User } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { lockOrderForPayment, type PayableOrder } from '#features/orders/orders.service.ts';
import { findOwnCard, type CardRow } from '../cards/cards.service.ts';
import { findAdjustmentPayment, findRequestedAdjustment, type AdjustmentRow } from './adjustments.store.ts';
import { findOpen, startAttempt, type BeginResult, type Press } from '../charges/charge.ts';
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

type AdjustmentAttempt = {
  order: PayableOrder;
  adjustment: AdjustmentRow;
  card: CardRow;
  expected: number | undefined;
  offSession: boolean;
};

/** T1 of an adjustment, with its order locked. */
export async function beginAdjustment(
  deps: Deps,
  tx: Tx,
  { order, adjustment, card, expected, offSession }: AdjustmentAttempt,
): Promise<BeginResult> {
  const payment = await findAdjustmentPayment(tx, adjustment.id, { lock: true });
  const open = await findOpen(tx, payment, card);
  if (open !== null) return open;
  const price = await computeDue(tx, order, expected);
  return startAttempt(deps, tx, { order, adjustmentId: adjustment.id, payment, price, card, offSession });
}

export function beginOwnAdjustment(
  deps: Deps,
  user: User,
  { orderId, sourceId, expectedTotal, adjustmentId }: Press & { adjustmentId: string },
): Promise<BeginResult> {
  return inTransaction(deps.db, async (tx): Promise<BeginResult> => {
    const order = await lockOrderForPayment(tx, user, orderId);
    const adjustment = order && (await findRequestedAdjustment(tx, { id: adjustmentId, orderId: order.id }));
    if (order === null || adjustment === null) throw new Problem('not-found');
    const paid = adjustment.state === 'paid' ? await findAdjustmentPayment(tx, adjustment.id) : null;
    if (paid !== null) return { kind: 'paid', payment: paid };
    const card = await findOwnCard(tx, user, { provider: deps.payments.provider, idOrMethod: sourceId });
    if (card === null) throw new Problem('not-found');
    if (adjustment.state !== 'open') throw new Problem('order_not_payable', { detail: 'This request was withdrawn.' });
    return beginAdjustment(deps, tx, { order, adjustment, card, expected: expectedTotal, offSession: false });
  });
}

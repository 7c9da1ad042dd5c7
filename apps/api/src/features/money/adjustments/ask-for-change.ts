import type { SignedIn } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { lockOrderForPayment, recordRequest } from '#features/orders/orders.service.ts';
import { insertSettlement } from '../fee-differences/fee-differences.store.ts';
import { markRequested } from './adjustments.store.ts';
import { toDifference } from './asked-fees.store.ts';
import { computeDue } from './compute-due.ts';
import { openAdjustment } from './request-adjustment.ts';

/** Fees of states for changing issued permits, in cents; `chargedFee` is the total that each state has then charged. */
type ChangeFee = { permitId: string; difference: number; chargedFee: number; reason: string };

type Asked = {
  by: SignedIn;
  orderId: string;
  fees: readonly ChangeFee[];
  /** The savings of the change cover its fees. */
  isCovered: boolean;
};

/**
 * Asks for what a changed order costs more, in the transaction of the change. The carrier who changed it is on the page that
 * asks, and gets no mail about it.
 * @returns the id of the request
 */
export async function askForChange(tx: Tx, deps: Deps, { by, orderId, fees, isCovered }: Asked): Promise<string> {
  const order = await lockOrderForPayment(tx, by, orderId);
  if (order === null) throw new Error(`Order ${orderId} is changed and gone.`);
  const at = deps.clock.now();
  const adjustment = await openAdjustment(tx, deps, by, order);
  for (const fee of fees)
    await insertSettlement(tx, by, {
      ...fee,
      id: deps.ids(),
      orderId,
      way: 'charged',
      adjustmentId: adjustment.id,
      at,
    });
  if (isCovered) return adjustment.id;
  const due = await computeDue(tx, order, undefined);
  await markRequested(tx, adjustment.id, at);
  if (by.kind === 'admin') {
    const difference = await toDifference(tx, adjustment.id, due);
    await recordRequest(tx, deps, { by, orderId, adjustmentId: adjustment.id, difference, declined: null });
  }
  return adjustment.id;
}

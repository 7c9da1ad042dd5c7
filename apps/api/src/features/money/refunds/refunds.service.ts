import type { OwnRefund } from '@wideload/contract';
import type { User } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import type { GatewayEvent } from '#providers/payments/port.ts';
import { findOwnRefunds, findPaymentOfIntent } from './refunded-payments.store.ts';
import { toOwnRefund } from './refunds.wire.ts';
import { settleRefunds } from './settle-refunds.ts';

export { requestRefund } from './request-refund.ts';
export { reconcileRefunds } from './reconcile-refunds.ts';
export { toFiledRefund } from './refunds.wire.ts';

export async function listOwnRefunds({ db }: Deps, user: User, orderId: string): Promise<OwnRefund[]> {
  const rows = await findOwnRefunds(db, user, orderId);
  if (rows === null) throw new Problem('not-found');
  return rows.map(toOwnRefund);
}

/** Includes events about the refunded charge. */
export function isRefundEvent({ type }: Pick<GatewayEvent, 'type'>): boolean {
  return type === 'charge.refunded' || type.startsWith('refund.');
}

/** Reads and settles the payment's refunds. @returns false if the payment is not ours. @throws GatewayError */
export async function settleRefundEvent(
  deps: Deps,
  { intentId }: GatewayEvent,
  commit: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const paymentId =
    intentId === undefined ? null : await findPaymentOfIntent(deps.db, deps.payments.provider, intentId);
  if (paymentId === null) return false;
  await settleRefunds(deps, paymentId, { commit });
  return true;
}

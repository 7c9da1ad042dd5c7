import type { OwnRefund } from '@wideload/contract';
import type { User } from '../../../actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { Problem } from '../../../problem.ts';
import type { GatewayEvent } from '../../../providers/payments/port.ts';
import { findOwnRefunds, findPaymentOfIntent } from './refunded-payments.store.ts';
import { ownRefundOnWire } from './refunds.wire.ts';
import { settleRefunds } from './settle-refunds.ts';

export { reconcileRefunds } from './reconcile-refunds.ts';
export { refundOnWire } from './refunds.wire.ts';

/** The refunds of an own order, newest first. @throws Problem `not-found`. */
export async function listOwnRefunds({ db }: Deps, user: User, orderId: string): Promise<OwnRefund[]> {
  const rows = await findOwnRefunds(db, user, orderId);
  if (rows === null) throw new Problem('not-found');
  return rows.map(ownRefundOnWire);
}

/** Whether an event is about refunds: of one, or of the charge that it is taken from. */
export function isRefundEvent({ type }: Pick<GatewayEvent, 'type'>): boolean {
  return type === 'charge.refunded' || type.startsWith('refund.');
}

/**
 * Takes an event about a refund as a hint: the refunds of its payment are fetched and settled.
 * @returns false when it is about no payment of ours.
 * @throws GatewayError when the provider cannot be asked; nothing is committed then.
 */
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

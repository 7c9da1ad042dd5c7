import type { OwnRefund } from '@wideload/contract';
import type { User } from '#actor.ts';
import { after, HOUR, SECOND } from '#clock.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import type { GatewayEvent } from '#providers/payments/port.ts';
import { logFailure } from '#providers/payments/gateway-error.ts';
import { raiseAlert } from '../settle/payment-alerts.service.ts';
import { findOwnRefunds, findPaymentOfIntent } from './refunded-payments.store.ts';
import { findRefund, listOpenRefunds, type RefundRow } from './refunds.store.ts';
import { toOwnRefund } from './refunds.wire.ts';
import { sendRefund } from './request-refund.ts';
import { settleRefunds, KEY_LIVES } from './settle-refunds.ts';

export { requestRefund } from './request-refund.ts';
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

const BATCH = 50;
/** A request may still be running this soon after it was sent. */
const READ_AFTER = 5 * SECOND;
const SEND_AGAIN_AFTER = 30 * SECOND;
const STUCK_AFTER = HOUR;

/** A request in doubt is due in every turn; a refund that takes the provider days is read less and less often. */
export function isRefundDue(refund: Pick<RefundRow, 'state' | 'created_at' | 'tried_at' | 'synced_at'>, now: Date) {
  if (refund.state === 'requested') return (refund.tried_at ?? refund.created_at) < after(now, -READ_AFTER);
  const age = now.getTime() - refund.created_at.getTime();
  const wait = Math.min(HOUR, Math.max(15 * SECOND, age / 10));
  return (refund.synced_at ?? refund.created_at) < after(now, -wait);
}

/** The provider still keeps the refund's key. */
function maySendAgain({ state, sent_at: sentAt, tried_at: triedAt }: RefundRow, now: Date): boolean {
  if (state !== 'requested') return false;
  if (sentAt === null || triedAt === null) return true;
  return triedAt < after(now, -SEND_AGAIN_AFTER) && sentAt > after(now, -KEY_LIVES);
}

/** Reads the provider's refunds first, and sends again only those that are missing there. */
async function settleOrSendAgain(deps: Deps, { id, payment_id: paymentId }: RefundRow): Promise<void> {
  await settleRefunds(deps, paymentId);
  const read = await findRefund(deps.db, id);
  if (read !== null && maySendAgain(read, deps.clock.now())) await sendRefund(deps, id);
}

async function alertIfStuck(deps: Deps, id: string): Promise<void> {
  const refund = await findRefund(deps.db, id);
  if (refund?.state !== 'requested' || refund.created_at > after(deps.clock.now(), -STUCK_AFTER)) return;
  await raiseAlert(deps, deps.db, {
    kind: 'stuck',
    key: `refund-stuck:${id}`,
    cause: 'fact',
    paymentId: refund.payment_id,
    detail:
      'For more than an hour it cannot be found out whether the provider has made a refund. It is asked again and again.',
  });
}

export async function reconcileRefunds(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const open = await listOpenRefunds(deps.db, deps.payments.provider, BATCH);
  for (const refund of open.filter((candidate) => isRefundDue(candidate, now))) {
    await settleOrSendAgain(deps, refund).catch((error: unknown) => logFailure(deps.log, 'reconcileRefunds', error));
    await alertIfStuck(deps, refund.id);
  }
}

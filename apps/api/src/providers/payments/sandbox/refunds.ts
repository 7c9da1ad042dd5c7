import { after, SECOND } from '../../../clock.ts';
import { GatewayError } from '../gateway-error.ts';
import { behaviourOf } from './behaviours.ts';
import { emit } from './events.ts';
import {
  listObjects,
  newId,
  putObject,
  readObject,
  type IntentObject,
  type RefundObject,
  type Work,
} from './objects.ts';
import { snapshotOf } from './snapshots.ts';

/** A refund that changes by itself does so after this time. */
const NEXT_STATE_AFTER = 2 * SECOND;

async function refundsOf(work: Work, intent: IntentObject): Promise<RefundObject[]> {
  const refunds = await listObjects(work.client, 'refund', intent.customerId);
  return refunds.filter((refund) => refund.intentId === intent.id);
}

/** What a refund comes to by itself is decided as it is made, and so is the event that tells of it. */
async function moveOn(work: Work, refund: RefundObject): Promise<RefundObject> {
  if (refund.next === null || new Date(refund.next.at) > work.now) return refund;
  const status = refund.next.status;
  const failure = status === 'failed' ? 'expired_or_canceled_card' : null;
  return putObject(work, 'refund', { ...refund, status, failure, next: null });
}

/** The refunds of an intent, newest first, as they stand now. */
export async function currentRefunds(work: Work, intentId: string): Promise<RefundObject[]> {
  const intent = await readObject(work.client, 'intent', intentId, { lock: true });
  const refunds: RefundObject[] = [];
  for (const refund of await refundsOf(work, intent)) refunds.push(await moveOn(work, refund));
  return refunds;
}

export async function createRefund(
  work: Work,
  { intentId, amountCents, refundId }: { intentId: string; amountCents: number; refundId: string },
): Promise<RefundObject> {
  const intent = await readObject(work.client, 'intent', intentId, { lock: true });
  const taken = (await refundsOf(work, intent))
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, refund) => sum + refund.amountCents, 0);
  if (taken + amountCents > intent.amountReceivedCents) {
    const message = 'The refund is greater than the unrefunded amount of the charge.';
    throw new GatewayError({ kind: 'UnexpectedState', message, intent: snapshotOf(intent) });
  }
  const method = await readObject(work.client, 'method', intent.charges.at(-1)?.methodId ?? '');
  const [status, next] = behaviourOf(method.alias).refund;
  const nextAt = after(work.now, NEXT_STATE_AFTER);
  const refund = await putObject(work, 'refund', {
    id: newId('refund'),
    intentId,
    customerId: intent.customerId,
    amountCents,
    status,
    failure: null,
    metadata: { refundId },
    next: next === undefined ? null : { status: next, at: nextAt.toISOString() },
  });
  await emit(work, 'refund.created', refund.id, { payment_intent: intentId });
  if (next !== undefined)
    await emit(work, next === 'failed' ? 'refund.failed' : 'refund.updated', refund.id, {
      payment_intent: intentId,
      at: nextAt,
    });
  if (status === 'succeeded')
    await emit(work, 'charge.refunded', intent.charges.at(-1)?.id ?? intentId, {
      payment_intent: intentId,
    });
  return refund;
}

import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { getGatewayFailure, logFailure } from '#providers/payments/gateway-error.ts';
import { buildKey, type IntentSnapshot } from '#providers/payments/port.ts';
import type { CardRow } from '../cards/cards.service.ts';
import { abandonUnsent, findAttempt, isOpen, type AttemptRow } from './attempts.store.ts';
import type { BeginResult } from './charge.ts';
import { toPayAnswer, type PayAnswer } from './pay-answer.ts';
import { findPayment } from '../payments.store.ts';
import { settle, withAttempt, type Settled } from '../settle/settle.ts';

/** Milliseconds. */
export type PayTimings = { answerWithin: number; waitForFirst: number; lookEvery: number };

export const payTimings: PayTimings = { answerWithin: 25 * SECOND, waitForFirst: 10 * SECOND, lookEvery: 0.1 * SECOND };

type Open = Extract<BeginResult, { kind: 'open' }>;

async function settleOrNull(deps: Deps, paymentId: string): Promise<Settled | null> {
  try {
    return await settle(deps, paymentId);
  } catch (error) {
    if (getGatewayFailure(error) === null) throw error;
    logFailure(deps.log, 'getIntent', error);
    return null;
  }
}

async function waitForFirst(
  { db }: Deps,
  attempt: AttemptRow,
  { waitForFirst: limit, lookEvery }: PayTimings,
): Promise<AttemptRow> {
  const until = performance.now() + limit;
  let current = attempt;
  while (current.state === 'in_flight' && performance.now() < until) {
    await pause(lookEvery);
    current = await findAttempt(db, attempt.id);
  }
  return current;
}

/** Covers an attempt whose payment has moved on. @returns null while the outcome is unknown. */
export async function settleAttempt(deps: Deps, attempt: AttemptRow, timings: PayTimings): Promise<Settled | null> {
  const current = await waitForFirst(deps, attempt, timings);
  if (current.state === 'in_flight') return null;
  if (isOpen(current)) {
    const settled = await settleOrNull(deps, current.payment_id);
    return settled && withAttempt(deps, settled, current.id);
  }
  const payment = await findPayment(deps.db, current.payment_id);
  if (payment === null) throw new Error(`Attempt ${current.id} has no payment.`);
  return { payment, attempt: current, snapshot: null };
}

/** Cancels the intent that waits for another card's 3-D Secure. @returns null if its outcome is unknown. */
async function cancelWaiting(
  deps: Deps,
  { payment }: Settled,
  snapshot: IntentSnapshot,
  attempt: AttemptRow,
): Promise<Settled | null> {
  try {
    const canceled = await deps.payments.cancelIntent(buildKey('cancel', payment.id), snapshot.id);
    return await settle(deps, payment.id, { fresh: { snapshot: canceled, attempt } });
  } catch (error) {
    const failure = getGatewayFailure(error);
    if (failure === null) throw error;
    logFailure(deps.log, 'cancelIntent', error);
    return failure.kind === 'UnexpectedState' ? settleOrNull(deps, payment.id) : null;
  }
}

/** The other card's decline says nothing about this one. */
function isOfOtherCard({ attempt }: Settled, card: CardRow): boolean {
  const isOver = attempt?.state === 'declined' || attempt?.state === 'abandoned';
  return isOver && attempt.card_id !== card.id;
}

/** Settles an open attempt; starts no new one. @returns null when a new attempt may start. */
export async function answerFromOpen(
  deps: Deps,
  { payment, attempt, card }: Open,
  timings: PayTimings,
): Promise<PayAnswer | null> {
  if (attempt?.state === 'in_flight') {
    const first = await settleAttempt(deps, attempt, timings);
    if (first !== null) return isOfOtherCard(first, card) ? null : toPayAnswer(deps, first);
    return (await abandonUnsent(deps.db, attempt.id, deps.clock.now())) ? null : { status: 'processing' };
  }
  const settled = await settleOrNull(deps, payment.id);
  if (settled === null) return { status: 'processing' };
  const { snapshot, attempt: now } = settled;
  const waits = now?.state === 'requires_action' && snapshot?.status === 'requires_action';
  if (isOfOtherCard(settled, card)) return null;
  if (!waits || now.card_id === card.id) {
    return settled.payment.status === 'canceled' ? null : toPayAnswer(deps, settled);
  }
  const canceled = await cancelWaiting(deps, settled, snapshot, now);
  if (canceled === null) return { status: 'processing' };
  return canceled.payment.status === 'canceled' ? null : toPayAnswer(deps, canceled);
}

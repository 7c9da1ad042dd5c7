import type { PaymentIntent } from '@wideload/contract';
import { setTimeout as pause } from 'node:timers/promises';
import type { User } from '../../actor.ts';
import { SECOND } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { failureOf } from '../../providers/payments/gateway-error.ts';
import { keyFor, type IntentSnapshot } from '../../providers/payments/port.ts';
import { logFailure } from '../../providers/payments/provider-problem.ts';
import { findAttempt, type AttemptRow } from './attempts.store.ts';
import { beginAttempt, type Begun, type Press } from './begin-attempt.ts';
import { declineProblem } from './declines.ts';
import { findPayment } from './payments.store.ts';
import { readIntentOf } from './read-intent.ts';
import { runAttempt } from './run-attempt.ts';
import { settle, type Settled } from './settle.ts';

export type PayAnswer =
  | { status: 'succeeded'; paymentIntent: PaymentIntent }
  | { status: 'requires_action'; clientSecret: string }
  | { status: 'processing' };

/** Milliseconds. */
export type PayTimings = { answerWithin: number; waitForFirst: number; lookEvery: number };

export const payTimings: PayTimings = { answerWithin: 25 * SECOND, waitForFirst: 10 * SECOND, lookEvery: 0.1 * SECOND };

/** Presses that begin anew after a cancel; each round has a payment of its own. */
const ROUNDS = 3;

type Open = Extract<Begun, { kind: 'open' }>;

async function answerOf(deps: Deps, settled: Settled): Promise<PayAnswer> {
  const { payment, attempt, snapshot } = settled;
  if (payment.anomaly !== null) throw new Problem('order_not_payable');
  if (payment.status === 'succeeded') return { status: 'succeeded', paymentIntent: await readIntentOf(deps, settled) };
  if (attempt?.state === 'declined') throw declineProblem(attempt);
  if (attempt?.state === 'abandoned') throw new Problem('provider_unavailable');
  if (attempt?.state === 'requires_action' && snapshot?.status === 'requires_action') {
    return { status: 'requires_action', clientSecret: snapshot.clientSecret };
  }
  return { status: 'processing' };
}

/** Settles by reading; the provider being away leaves the outcome unknown. */
async function settleOrNull(deps: Deps, paymentId: string): Promise<Settled | null> {
  try {
    return await settle(deps, paymentId);
  } catch (error) {
    if (failureOf(error) === null) throw error;
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

/** What the first press came to; it has been settled already, or is still on its way. */
async function answerOfFirst(deps: Deps, attempt: AttemptRow): Promise<PayAnswer> {
  if (attempt.state === 'in_flight') return { status: 'processing' };
  if (attempt.state === 'unknown' || attempt.state === 'requires_action') {
    const settled = await settleOrNull(deps, attempt.payment_id);
    return settled === null ? { status: 'processing' } : answerOf(deps, settled);
  }
  const payment = await findPayment(deps.db, attempt.payment_id);
  if (payment === null) throw new Error(`Attempt ${attempt.id} has no payment.`);
  return answerOf(deps, { payment, attempt, snapshot: null });
}

/** Cancels the intent that waits for another card's 3-D Secure. @returns null when its outcome is not known. */
async function cancelWaiting(
  deps: Deps,
  { payment }: Settled,
  snapshot: IntentSnapshot,
  attempt: AttemptRow,
): Promise<Settled | null> {
  try {
    const canceled = await deps.payments.cancelIntent(keyFor('cancel', payment.id), snapshot.id);
    return await settle(deps, payment.id, { heard: { snapshot: canceled, attempt } });
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null) throw error;
    logFailure(deps.log, 'cancelIntent', error);
    return failure.kind === 'UnexpectedState' ? settleOrNull(deps, payment.id) : null;
  }
}

/** An answer, or null when the way is free for a new attempt. */
async function answerFromOpen(
  deps: Deps,
  { payment, attempt, card }: Open,
  timings: PayTimings,
): Promise<PayAnswer | null> {
  if (attempt?.state === 'in_flight') return answerOfFirst(deps, await waitForFirst(deps, attempt, timings));
  const settled = await settleOrNull(deps, payment.id);
  if (settled === null) return { status: 'processing' };
  const { snapshot, attempt: now } = settled;
  const waits = now?.state === 'requires_action' && snapshot?.status === 'requires_action';
  if (!waits || now.card_id === card.id) {
    return settled.payment.status === 'canceled' ? null : answerOf(deps, settled);
  }
  const canceled = await cancelWaiting(deps, settled, snapshot, now);
  if (canceled === null) return { status: 'processing' };
  return canceled.payment.status === 'canceled' ? null : answerOf(deps, canceled);
}

/** Past the confirmation a provider that cannot be read leaves the outcome unknown, never failed. */
async function runOrNull(deps: Deps, begun: Extract<Begun, { kind: 'begun' }>): Promise<Settled | null> {
  try {
    return await runAttempt(deps, begun);
  } catch (error) {
    if (failureOf(error) === null) throw error;
    logFailure(deps.log, 'settle', error);
    return null;
  }
}

async function pressOnce(
  deps: Deps,
  user: User,
  { press, timings }: { press: Press; timings: PayTimings },
): Promise<PayAnswer | null> {
  const begun = await beginAttempt(deps, user, press);
  switch (begun.kind) {
    case 'paid':
      return answerOf(deps, { payment: begun.payment, attempt: null, snapshot: null });
    case 'open':
      return answerFromOpen(deps, begun, timings);
    case 'begun': {
      const settled = await runOrNull(deps, begun);
      if (settled === null) return { status: 'processing' };
      return settled.payment.status === 'canceled' ? null : answerOf(deps, settled);
    }
  }
}

async function pressUntilAnswered(
  deps: Deps,
  user: User,
  request: { press: Press; timings: PayTimings },
): Promise<PayAnswer> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const answer = await pressOnce(deps, user, request);
    if (answer !== null) return answer;
  }
  throw new Problem('provider_unavailable');
}

/**
 * One press of PAY. Answers within 25 seconds; what is still under way then goes on, and is `processing` for the browser.
 * @throws Problem `not-found`, `card_declined`, `authentication_failed`, `order_not_payable`, `order_incomplete`, `amount_changed`,
 * `payment.too-many-declines`, `provider_unavailable`.
 */
export async function confirmPayment(
  deps: Deps,
  user: User,
  press: Press,
  timings: PayTimings = payTimings,
): Promise<PayAnswer> {
  const limit = new AbortController();
  const work = pressUntilAnswered(deps, user, { press, timings });
  const late = pause(timings.answerWithin, { status: 'processing' } as const, { signal: limit.signal }).catch(
    () => null,
  );
  try {
    const answer = await Promise.race([work, late]);
    if (answer === null) return await work;
    return answer;
  } finally {
    limit.abort();
    // Once the answer has gone out nobody else hears of a failure.
    work.catch((error: unknown) => {
      if (!(error instanceof Problem)) deps.log.error({ event: 'payment.press-failed', err: error });
    });
  }
}

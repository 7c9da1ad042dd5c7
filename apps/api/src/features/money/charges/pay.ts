import { setTimeout as pause } from 'node:timers/promises';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import type { BeginResult } from './charge.ts';
import { beginOwnAdjustment } from './pay-adjustment.ts';
import { beginOrderCharge, type Press } from './pay-order.ts';
import { answerFromOpen, payTimings, type PayTimings, settleAttempt } from './open-attempt.ts';
import { toPayAnswer, type PayAnswer } from './pay-answer.ts';
import { runAttempt } from './run-attempt.ts';
import { withAttempt } from '../settle/settle.ts';
import { canSeeOrder } from '#features/orders/orders.service.ts';
import { findAdjustmentPayment } from '../adjustments/adjustments.store.ts';
import { findAttemptOfOrder, type AttemptRow } from './attempts.store.ts';
import { findOrderPayment, type PaymentRow } from '../payments.store.ts';

/** Limits restarts after a cancel; each round creates a new payment. */
const ROUNDS = 3;

/** Null if the payment must start again. */
async function finishAttempt(deps: Deps, begun: BeginResult, timings: PayTimings): Promise<PayAnswer | null> {
  switch (begun.kind) {
    case 'paid':
      return toPayAnswer(deps, { payment: begun.payment, attempt: null, snapshot: null });
    case 'open':
      return answerFromOpen(deps, begun, timings);
    case 'begun': {
      const settled = await runAttempt(deps, begun);
      if (settled === null) return { status: 'processing' };
      const own = await withAttempt(deps, settled, begun.attempt.id);
      // One press confirms at most once: it starts again only if its first attempt was never sent.
      return own.payment.status === 'canceled' && own.attempt.sent_at === null ? null : toPayAnswer(deps, own);
    }
  }
}

function begin(deps: Deps, user: User, { adjustmentId, ...press }: Press): Promise<BeginResult> {
  if (adjustmentId === undefined) return beginOrderCharge(deps, user, press);
  return beginOwnAdjustment(deps, user, { ...press, adjustmentId });
}

async function pressUntilAnswered(
  deps: Deps,
  { begin: beginOnce, timings }: { begin: () => Promise<BeginResult>; timings: PayTimings },
): Promise<PayAnswer> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const answer = await finishAttempt(deps, await beginOnce(), timings);
    if (answer !== null) return answer;
  }
  throw new Problem('provider_unavailable');
}

/** Unfinished work goes on in the background, and the browser gets `processing`. */
async function answerInTime(deps: Deps, work: Promise<PayAnswer>, { answerWithin }: PayTimings): Promise<PayAnswer> {
  const limit = new AbortController();
  const late = pause(answerWithin, { status: 'processing' } as const, { signal: limit.signal }).catch(() => null);
  try {
    const answer = await Promise.race([work, late]);
    if (answer === null) return await work;
    return answer;
  } finally {
    limit.abort();
    // After the response is sent, only the log can report a failure.
    work.catch((error: unknown) => {
      if (!(error instanceof Problem)) deps.log.error({ event: 'payment.press-failed', err: error });
    });
  }
}

function pressInTime(
  deps: Deps,
  request: { begin: () => Promise<BeginResult>; timings: PayTimings },
): Promise<PayAnswer> {
  return answerInTime(deps, pressUntilAnswered(deps, request), request.timings);
}

/** One press of PAY confirms at most once; a request that continues an attempt never confirms. */
export function confirmPayment(
  deps: Deps,
  user: User,
  { attemptId, ...press }: Press,
  timings: PayTimings = payTimings,
): Promise<PayAnswer> {
  if (attemptId !== undefined) {
    return answerInTime(deps, continueAttempt(deps, user, { ...press, attemptId }, timings), timings);
  }
  return pressInTime(deps, { begin: () => begin(deps, user, press), timings });
}

export type ChargeAnswer = { status: 'succeeded' | 'processing' } | { status: 'declined'; message: string };

/** An admin charges a card whose owner is not there: an answer that only the owner could give is a decline. */
export async function chargeOffSession(
  deps: Deps,
  beginOnce: () => Promise<BeginResult>,
  timings: PayTimings = payTimings,
): Promise<ChargeAnswer> {
  try {
    const { status } = await pressInTime(deps, { begin: beginOnce, timings });
    return { status: status === 'succeeded' ? status : 'processing' };
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 402) throw error;
    return { status: 'declined', message: error.extra.detail ?? error.message };
  }
}

type Continued = Pick<Press, 'orderId' | 'adjustmentId'> & { attemptId: string };

async function findNamed(
  { db }: Deps,
  user: User,
  { orderId, adjustmentId, attemptId }: Continued,
): Promise<AttemptRow> {
  const isOwn = await canSeeOrder(db, user, orderId);
  const named = { id: attemptId, orderId, adjustmentId: adjustmentId ?? null };
  const attempt = isOwn ? await findAttemptOfOrder(db, named) : null;
  if (attempt === null) throw new Problem('not-found');
  return attempt;
}

async function findPaid({ db }: Deps, { orderId, adjustmentId }: Continued): Promise<PaymentRow | null> {
  const payment =
    adjustmentId === undefined ? await findOrderPayment(db, orderId) : await findAdjustmentPayment(db, adjustmentId);
  return payment?.status === 'succeeded' ? payment : null;
}

/** Starts no attempt and confirms nothing. If another attempt has paid the order, the answer is paid. */
async function continueAttempt(deps: Deps, user: User, continued: Continued, timings: PayTimings): Promise<PayAnswer> {
  const attempt = await findNamed(deps, user, continued);
  const settled = await settleAttempt(deps, attempt, timings);
  if (settled === null) return { status: 'processing' };
  const paid = await findPaid(deps, continued);
  return toPayAnswer(deps, paid === null ? settled : { payment: paid, attempt: null, snapshot: null });
}

import { setTimeout as pause } from 'node:timers/promises';
import type { User } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { beginOwnAdjustment } from './begin-adjustment.ts';
import { beginAttempt, type Begun, type Press } from './begin-attempt.ts';
import { answerFromOpen, payTimings, type PayTimings } from './open-attempt.ts';
import { answerOf, type PayAnswer } from './pay-answer.ts';
import { runAttempt } from './run-attempt.ts';

/** Presses that begin anew after a cancel; each round has a payment of its own. */
const ROUNDS = 3;

/** Brings what has begun to an answer; null where the way is free to begin anew. */
async function carryOut(deps: Deps, begun: Begun, timings: PayTimings): Promise<PayAnswer | null> {
  switch (begun.kind) {
    case 'paid':
      return answerOf(deps, { payment: begun.payment, attempt: null, snapshot: null });
    case 'open':
      return answerFromOpen(deps, begun, timings);
    case 'begun': {
      const settled = await runAttempt(deps, begun);
      if (settled === null) return { status: 'processing' };
      return settled.payment.status === 'canceled' ? null : answerOf(deps, settled);
    }
  }
}

function begin(deps: Deps, user: User, { adjustmentId, ...press }: Press): Promise<Begun> {
  if (adjustmentId === undefined) return beginAttempt(deps, user, press);
  return beginOwnAdjustment(deps, user, { ...press, adjustmentId });
}

async function pressUntilAnswered(
  deps: Deps,
  { begin: beginOnce, timings }: { begin: () => Promise<Begun>; timings: PayTimings },
): Promise<PayAnswer> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const answer = await carryOut(deps, await beginOnce(), timings);
    if (answer !== null) return answer;
  }
  throw new Problem('provider_unavailable');
}

/** Begins, and answers in time; what is still under way then goes on, and is `processing` for the browser. */
export async function pressInTime(
  deps: Deps,
  request: { begin: () => Promise<Begun>; timings: PayTimings },
): Promise<PayAnswer> {
  const limit = new AbortController();
  const work = pressUntilAnswered(deps, request);
  const late = pause(request.timings.answerWithin, { status: 'processing' } as const, { signal: limit.signal }).catch(
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

/**
 * One press of PAY. Answers within 25 seconds; what is still under way then goes on, and is `processing` for the browser.
 * @throws Problem `not-found`, `card_declined`, `authentication_failed`, `order_not_payable`, `order_incomplete`, `amount_changed`,
 * `adjustment.not-due`, `adjustment.too-small`, `payment.too-many-declines`, `provider_unavailable`.
 */
export function confirmPayment(
  deps: Deps,
  user: User,
  press: Press,
  timings: PayTimings = payTimings,
): Promise<PayAnswer> {
  return pressInTime(deps, { begin: () => begin(deps, user, press), timings });
}

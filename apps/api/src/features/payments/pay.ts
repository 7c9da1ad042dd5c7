import { setTimeout as pause } from 'node:timers/promises';
import type { User } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { beginAttempt, type Press } from './begin-attempt.ts';
import { answerFromOpen, payTimings, type PayTimings } from './open-attempt.ts';
import { answerOf, type PayAnswer } from './pay-answer.ts';
import { runAttempt } from './run-attempt.ts';

/** Presses that begin anew after a cancel; each round has a payment of its own. */
const ROUNDS = 3;

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
      const settled = await runAttempt(deps, begun);
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

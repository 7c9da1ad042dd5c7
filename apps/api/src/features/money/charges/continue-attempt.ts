import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { canSeeOrder } from '#features/orders/orders.service.ts';
import { findAdjustmentPayment } from '../adjustments/adjustments.store.ts';
import { findAttemptOfOrder, type AttemptRow } from './attempts.store.ts';
import type { Press } from './pay-order.ts';
import { settleAttempt, type PayTimings } from './open-attempt.ts';
import { toPayAnswer, type PayAnswer } from './pay-answer.ts';
import { findOrderPayment, type PaymentRow } from '../payments.store.ts';

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
export async function continueAttempt(
  deps: Deps,
  user: User,
  continued: Continued,
  timings: PayTimings,
): Promise<PayAnswer> {
  const attempt = await findNamed(deps, user, continued);
  const settled = await settleAttempt(deps, attempt, timings);
  if (settled === null) return { status: 'processing' };
  const paid = await findPaid(deps, continued);
  return toPayAnswer(deps, paid === null ? settled : { payment: paid, attempt: null, snapshot: null });
}

import type { PaymentIntent } from '@wideload/contract';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { createDeclineProblem } from './declines.ts';
import { toIntent } from '../read-intent.ts';
import type { Settled } from '../settle/settle.ts';

export type PayAnswer =
  | { status: 'succeeded'; paymentIntent: PaymentIntent }
  | { status: 'requires_action'; clientSecret: string; attemptId: string }
  | { status: 'processing' };

export async function toPayAnswer(deps: Deps, settled: Settled): Promise<PayAnswer> {
  const { payment, attempt, snapshot } = settled;
  if (payment.anomaly !== null) throw new Problem('order_not_payable');
  if (payment.status === 'succeeded') return { status: 'succeeded', paymentIntent: await toIntent(deps, settled) };
  if (attempt?.state === 'declined') throw createDeclineProblem(attempt);
  if (attempt?.state === 'abandoned')
    throw new Problem(payment.status === 'canceled' ? 'payment.abandoned' : 'provider_unavailable');
  if (attempt?.state === 'requires_action' && snapshot?.status === 'requires_action') {
    return { status: 'requires_action', clientSecret: snapshot.clientSecret, attemptId: attempt.id };
  }
  return { status: 'processing' };
}

import type { PaymentIntent } from '@wideload/contract';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import type { AttemptRow } from './attempts.store.ts';
import { toIntent } from '../read-intent.ts';
import type { Settled } from '../settle/settle.ts';

export type PayAnswer =
  | { status: 'succeeded'; paymentIntent: PaymentIntent }
  | { status: 'requires_action'; clientSecret: string; attemptId: string }
  | { status: 'processing' };

/** The provider forbids telling a customer which of these it is (https://docs.stripe.com/declines/codes). */
const hidden: ReadonlySet<string> = new Set(['lost_card', 'stolen_card', 'fraudulent', 'merchant_blacklist']);

const AUTHENTICATION_FAILED = 'payment_intent_authentication_failure';

/** The attempt keeps the real code for admins. */
function createDeclineProblem({ error_code: code, decline_code: declineCode, message }: AttemptRow): Problem {
  if (code === AUTHENTICATION_FAILED)
    return new Problem('authentication_failed', message === null ? {} : { detail: message });
  if (declineCode !== null && hidden.has(declineCode)) {
    return new Problem('card_declined', { members: { declineCode: 'generic_decline' } });
  }
  return new Problem('card_declined', {
    members: { declineCode: declineCode ?? code ?? 'generic_decline' },
    ...(message !== null && { detail: message }),
  });
}

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

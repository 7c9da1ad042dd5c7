import { paymentMessages, payments } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { isProblem, type ApiProblem } from '#lib/api/api-problem.ts';
import type { CardProvider } from '../card-port.ts';

export type Pay = {
  orderId: string;
  /** Undefined for the order itself. */
  adjustmentId?: string | undefined;
  sourceId: string;
  /** The amount next to PAY, in cents: the server refuses any other. */
  expectedTotal: number;
};

export type PayOutcome =
  | { kind: 'paid' }
  /** The outcome is unknown: never pay again, poll. A known attempt can be polled by its id. */
  | { kind: 'processing'; attemptId?: string }
  /** The bank's challenge was left unanswered; the next press shows it again. */
  | { kind: 'unanswered' }
  | { kind: 'refused'; problem: ApiProblem };

function toBody({ orderId, adjustmentId, sourceId }: Pay) {
  return { orderId, sourceId, ...(adjustmentId !== undefined && { adjustmentId }) };
}

/** A lost response may be a charge, so it counts as `processing`. */
async function resolveOutcome(work: Promise<PayOutcome>, attemptId?: string): Promise<PayOutcome> {
  try {
    return await work;
  } catch (error) {
    if (!isProblem(error)) throw error;
    const isUnknown =
      error.code === 'network.failed' || error.code === 'answer.unreadable' || error.code === 'server.failed';
    if (!isUnknown) return { kind: 'refused', problem: error };
    return { kind: 'processing', ...(attemptId !== undefined && { attemptId }) };
  }
}

async function confirmAttempt(pay: Pay, attemptId: string): Promise<PayOutcome> {
  const answer = await call(payments.confirm, { body: { ...toBody(pay), attemptId } });
  if (answer.status === 'succeeded') return { kind: 'paid' };
  return answer.status === 'processing' ? { kind: 'processing', attemptId } : { kind: 'unanswered' };
}

export function continuePayment(pay: Pay, attemptId: string): Promise<PayOutcome> {
  return resolveOutcome(confirmAttempt(pay, attemptId), attemptId);
}

async function showChallenge(
  pay: Pay,
  provider: CardProvider,
  { clientSecret, attemptId }: { clientSecret: string; attemptId: string },
): Promise<PayOutcome> {
  if ((await provider.handleAction(clientSecret)) === 'closed') return { kind: 'unanswered' };
  return confirmAttempt(pay, attemptId);
}

async function confirmPayment(pay: Pay, provider: CardProvider): Promise<PayOutcome> {
  const answer = await call(payments.confirm, { body: { ...toBody(pay), expectedTotal: pay.expectedTotal } });
  if (answer.status === 'succeeded') return { kind: 'paid' };
  if (answer.status === 'processing') return { kind: 'processing' };
  return resolveOutcome(showChallenge(pay, provider, answer), answer.attemptId);
}

export function payOrder(pay: Pay, provider: CardProvider): Promise<PayOutcome> {
  return resolveOutcome(confirmPayment(pay, provider));
}

export type Refusal = { title: string; text: string };

const knownDeclines: Record<string, string> = {
  insufficient_funds: paymentMessages.insufficient_funds,
  do_not_honor: paymentMessages.do_not_honor,
};

/** Two decline codes have our own words, all others the provider's (spec [8]). */
export function toRefusal({ detail, extra }: ApiProblem): Refusal {
  const declineCode = extra['declineCode'];
  const text = typeof declineCode === 'string' ? (knownDeclines[declineCode] ?? detail) : detail;
  return { title: paymentMessages.failedTitle, text };
}

export function toPaymentState(status: string): 'paid' | 'waiting' | 'open' {
  if (status === 'succeeded') return 'paid';
  return status === 'processing' ? 'waiting' : 'open';
}

import { paymentMessages, payments } from '@wideload/contract/client';
import { call } from '../../lib/api.ts';
import { isProblem, type ApiProblem } from '../../lib/api-problem.ts';
import type { CardProvider } from './card-port.ts';

export type Pay = {
  orderId: string;
  /** The difference that is paid; none for the order itself. */
  adjustmentId?: string | undefined;
  sourceId: string;
  /** Cents beside the PAY button: the server refuses another amount. */
  expectedTotal: number;
};

export type PayOutcome =
  | { kind: 'paid' }
  /** Nobody can say yet: never pay again, ask. */
  | { kind: 'processing' }
  /** The bank's question was left unanswered; the next press asks it again. */
  | { kind: 'unanswered' }
  | { kind: 'refused'; problem: ApiProblem };

// The bank may ask once more after an answer; a provider that never stops asking is a fault.
const mostQuestions = 3;

async function press({ adjustmentId, ...order }: Pay) {
  return call(payments.confirm, { body: { ...order, ...(adjustmentId !== undefined && { adjustmentId }) } });
}

async function payThrough(pay: Pay, provider: CardProvider): Promise<PayOutcome> {
  for (let question = 0; question < mostQuestions; question += 1) {
    const answer = await press(pay);
    if (answer.status === 'succeeded') return { kind: 'paid' };
    if (answer.status === 'processing') return { kind: 'processing' };
    if ((await provider.handleAction(answer.clientSecret)) === 'closed') return { kind: 'unanswered' };
  }
  return { kind: 'processing' };
}

/** Pays one order, with the bank's questions in between. An answer that was lost may be a charge: that is `processing`. */
export async function payOrder(pay: Pay, provider: CardProvider): Promise<PayOutcome> {
  try {
    return await payThrough(pay, provider);
  } catch (error) {
    if (!isProblem(error)) throw error;
    const isUnknown =
      error.code === 'network.failed' || error.code === 'answer.unreadable' || error.code === 'server.failed';
    return isUnknown ? { kind: 'processing' } : { kind: 'refused', problem: error };
  }
}

export type Refusal = { title: string; text: string };

const knownDeclines: Record<string, string> = {
  insufficient_funds: paymentMessages.insufficient_funds,
  do_not_honor: paymentMessages.do_not_honor,
};

/** What a refused payment says (spec [8]): two decline codes have words of their own, every other the provider's. */
export function refusalOf({ detail, extra }: ApiProblem): Refusal {
  const declineCode = extra['declineCode'];
  const text = typeof declineCode === 'string' ? (knownDeclines[declineCode] ?? detail) : detail;
  return { title: paymentMessages.failedTitle, text };
}

/** What the provider says of a payment, for somebody who waits. */
export function standingOf(status: string): 'paid' | 'waiting' | 'open' {
  if (status === 'succeeded') return 'paid';
  return status === 'processing' ? 'waiting' : 'open';
}

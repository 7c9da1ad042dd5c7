import { cents, formatDollars, parseDollars, type Cents } from './money.ts';

/**
 * What becomes of money that goes back. `requested`: we have noted it, and the provider may or may not have heard of it; `pending`: the
 * provider has taken it on; `succeeded`: it is on its way to the card.
 */
export const refundStates = ['requested', 'pending', 'succeeded', 'failed', 'canceled'] as const;
export type RefundState = (typeof refundStates)[number];

/** A bank may send back what had succeeded, weeks later; nothing else is undone. */
export const nextRefundStates = {
  requested: ['pending', 'succeeded', 'failed', 'canceled'],
  pending: ['succeeded', 'failed', 'canceled'],
  succeeded: ['failed'],
  failed: [],
  canceled: [],
} as const satisfies Record<RefundState, readonly RefundState[]>;

export function mayMoveRefund(from: RefundState, to: RefundState): boolean {
  const moves: readonly RefundState[] = nextRefundStates[from];
  return moves.includes(to);
}

/** Whether the amount of a refund counts as given back, or may still turn out to be. */
export function holdsMoney(state: RefundState): boolean {
  return state !== 'failed' && state !== 'canceled';
}

/** What can still be given back of a payment: what was taken, less what was given back or may be. */
export function refundableOf({ captured, refunded }: { captured: number; refunded: number }): Cents {
  return cents(Math.max(0, captured - refunded));
}

/** Characters of the reason of a refund. */
export const longestRefundReason = 500;

export const refundMessages = {
  noAmount: 'Please input the amount!',
  notAnAmount: 'Not an amount in dollars: write 62 or 62.50',
  nothing: 'The amount must be more than $0.00',
  noReason: 'Please input the reason!',
  longReason: `At most ${longestRefundReason} characters`,
} as const;

/** What a typed amount is in cents, or what is wrong with it. */
export function readRefundAmount(text: string, refundable: Cents): { amount: Cents } | { problem: string } {
  if (text.trim() === '') return { problem: refundMessages.noAmount };
  const amount = parseDollars(text);
  if (amount === null) return { problem: refundMessages.notAnAmount };
  if (amount === 0) return { problem: refundMessages.nothing };
  return amount > refundable ? { problem: tooMuchToRefund(refundable) } : { amount };
}

/** Said where more is asked for than can be given back. */
export function tooMuchToRefund(refundable: Cents): string {
  return refundable === 0
    ? 'All that was paid is refunded already, or on its way back.'
    : `At most ${formatDollars(refundable)} can be refunded.`;
}

export function refundReasonProblem(reason: string): string | null {
  const { length } = reason.trim();
  if (length === 0) return refundMessages.noReason;
  return length > longestRefundReason ? refundMessages.longReason : null;
}

export type RefundFacts = { amount: Cents; card: { brand: string; last4: string } | null };

/** The card that a refund goes to; refunds go to the card that paid, and to no other. */
export function refundedCard({ card }: Pick<RefundFacts, 'card'>): string {
  return card === null ? 'the card that paid' : `${card.brand} ending in ${card.last4}`;
}

const sentences: Record<RefundState, (amount: string, card: string) => string> = {
  requested: (amount, card) => `Refund of ${amount} to ${card}.`,
  pending: (amount, card) => `Refund of ${amount} to ${card}: the provider is working on it.`,
  succeeded: (amount, card) => `${amount} refunded to ${card}. Banks take 5 to 10 business days to show it.`,
  failed: (amount, card) => `The refund of ${amount} to ${card} did not arrive. We contact you about it.`,
  canceled: (amount, card) => `The refund of ${amount} to ${card} was canceled.`,
};

/** A refund in one sentence for its carrier, as history, notification and mail have it. */
export function refundSentence(state: RefundState, facts: RefundFacts): string {
  return sentences[state](formatDollars(facts.amount), refundedCard(facts));
}

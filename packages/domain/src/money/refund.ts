import { cents, formatDollars, parseDollars, type Cents } from './money.ts';

/**
 * `requested`: recorded here, the provider may or may not know it; `pending`: accepted by the provider; `succeeded`: on
 * its way to the card.
 */
export const refundStates = ['requested', 'pending', 'succeeded', 'failed', 'canceled'] as const;
export type RefundState = (typeof refundStates)[number];

/** A bank may return a succeeded refund weeks later; no other move goes back. */
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

/** True if the refund's amount counts as given back, or still may. */
export function isHoldingMoney(state: RefundState): boolean {
  return state !== 'failed' && state !== 'canceled';
}

/** The amount of a payment that can still be refunded. */
export function computeRefundable({ captured, refunded }: { captured: number; refunded: number }): Cents {
  return cents(Math.max(0, captured - refunded));
}

/** In characters. */
export const longestRefundReason = 500;

export const refundMessages = {
  noAmount: 'Please input the amount!',
  notAnAmount: 'Not an amount in dollars: write 62 or 62.50',
  nothing: 'The amount must be more than $0.00',
  noReason: 'Please input the reason!',
  longReason: `At most ${longestRefundReason} characters`,
} as const;

/** Parses a typed amount, or explains what is wrong with it. */
export function parseRefundAmount(text: string, refundable: Cents): { amount: Cents } | { problem: string } {
  if (text.trim() === '') return { problem: refundMessages.noAmount };
  const amount = parseDollars(text);
  if (amount === null) return { problem: refundMessages.notAnAmount };
  if (amount === 0) return { problem: refundMessages.nothing };
  return amount > refundable ? { problem: formatRefundLimit(refundable) } : { amount };
}

export function formatRefundLimit(refundable: Cents): string {
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

/** Refunds go to the card that paid and to no other. */
export function formatRefundedCard({ card }: Pick<RefundFacts, 'card'>): string {
  return card === null ? 'the card that paid' : `${card.brand} ending in ${card.last4}`;
}

const sentences: Record<RefundState, (amount: string, card: string) => string> = {
  requested: (amount, card) => `Refund of ${amount} to ${card}.`,
  pending: (amount, card) => `Refund of ${amount} to ${card}: the provider is working on it.`,
  succeeded: (amount, card) => `${amount} refunded to ${card}. Banks take 5 to 10 business days to show it.`,
  failed: (amount, card) => `The refund of ${amount} to ${card} did not arrive. We contact you about it.`,
  canceled: (amount, card) => `The refund of ${amount} to ${card} was canceled.`,
};

/** A refund in one sentence for the carrier: history, notification and mail. */
export function formatRefund(state: RefundState, facts: RefundFacts): string {
  return sentences[state](formatDollars(facts.amount), formatRefundedCard(facts));
}

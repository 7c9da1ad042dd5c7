import { cents, parseDollars, type Cents } from '../../basics/money.ts';

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

export type PlainRefundError =
  | 'amount.missing'
  | 'amount.unreadable'
  | 'amount.zero'
  | 'reason.missing'
  | 'reason.too-long';
export type RefundError = { code: PlainRefundError } | { code: 'amount.too-high'; refundable: Cents };

/** Parses a typed amount. */
export function parseRefundAmount(text: string, refundable: Cents): { amount: Cents } | { error: RefundError } {
  if (text.trim() === '') return { error: { code: 'amount.missing' } };
  const amount = parseDollars(text);
  if (amount === null) return { error: { code: 'amount.unreadable' } };
  if (amount === 0) return { error: { code: 'amount.zero' } };
  return amount > refundable ? { error: { code: 'amount.too-high', refundable } } : { amount };
}

export function checkRefundReason(reason: string): RefundError | null {
  const { length } = reason.trim();
  if (length === 0) return { code: 'reason.missing' };
  return length > longestRefundReason ? { code: 'reason.too-long' } : null;
}

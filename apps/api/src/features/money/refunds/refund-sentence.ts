import { formatRefundedCard } from '@wideload/contract';
import { formatDollars, type Cents, type RefundState } from '@wideload/domain';

export type RefundFacts = { amount: Cents; card: { brand: string; last4: string } | null };

const sentences: Record<RefundState, (amount: string, card: string) => string> = {
  requested: (amount, card) => `Refund of ${amount} to ${card}.`,
  pending: (amount, card) => `Refund of ${amount} to ${card}: the provider is working on it.`,
  succeeded: (amount, card) => `${amount} refunded to ${card}. Banks take 5 to 10 business days to show it.`,
  failed: (amount, card) => `The refund of ${amount} to ${card} did not arrive. We will contact you about it.`,
  canceled: (amount, card) => `The refund of ${amount} to ${card} was canceled.`,
};

/** A refund in one sentence for the carrier: history, notification and mail. */
export function formatRefund(state: RefundState, { amount, card }: RefundFacts): string {
  return sentences[state](formatDollars(amount), formatRefundedCard(card));
}

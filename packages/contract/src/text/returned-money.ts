import { cents, formatDollars, isHoldingMoney, type RefundShares, type RefundState } from '@wideload/domain';

/** In cents. A refund of the whole order has neither `permitId` nor `shares`. */
export type MovedRefund = {
  permitId?: string | null | undefined;
  shares?: RefundShares | null | undefined;
  amount: number;
  state: RefundState;
  card: { brand: string; last4: string } | null;
};

/** All that the carrier has paid for an order, and every refund of it. */
export type MovedMoney = { captured: number; refunds: readonly MovedRefund[] };

/** A refund goes to the card that paid and to no other; null for an unknown card. */
export function formatRefundedCard(card: { brand: string; last4: string } | null): string {
  return card === null ? 'the card that paid' : `${card.brand} ending in ${card.last4}`;
}

const format = (amount: number) => formatDollars(cents(amount));

const refundSentences: Record<RefundState, (amount: string, card: string) => string> = {
  requested: (amount, card) => `${amount} is on its way back to ${card}.`,
  pending: (amount, card) => `${amount} is on its way back to ${card}.`,
  succeeded: (amount, card) => `${amount} was refunded to ${card}. Banks take 5 to 10 business days to show it.`,
  failed: (amount, card) => `A refund of ${amount} to ${card} did not arrive. We contact you about another way.`,
  canceled: (amount, card) => `A refund of ${amount} to ${card} was canceled.`,
};

function formatMovedRefund({ amount, state, card }: MovedRefund): string {
  return refundSentences[state](format(amount), formatRefundedCard(card));
}

function sumReturned(refunds: readonly MovedRefund[]): number {
  return refunds.reduce((sum, { amount, state }) => (isHoldingMoney(state) ? sum + amount : sum), 0);
}

/** Of the terms: what a state has not been paid, or not kept, is refunded. */
const decision =
  'A representative decides about it once it is clear what the states keep, and we refund the rest. You get an e-mail with each refund.';

const nothingCharged = ['Nothing was charged for this order.'];

/** Tells the carrier of a rejected order when the money comes back. */
export function listRejectionMoney({ captured, refunds }: MovedMoney): string[] {
  if (captured === 0) return nothingCharged;
  const kept = captured - sumReturned(refunds);
  const told = refunds.map(formatMovedRefund);
  if (kept <= 0) return told;
  const rest =
    kept === captured
      ? `You paid ${format(captured)}. Nothing of it has been refunded yet.`
      : `${format(kept)} of the ${format(captured)} you paid has not been refunded.`;
  return [...told, `${rest} ${decision}`];
}

function findShare(refund: MovedRefund, permitId: string): MovedRefund[] {
  const amount = refund.permitId === permitId ? refund.amount : refund.shares?.[permitId];
  return amount === undefined ? [] : [{ ...refund, amount }];
}

type RefusedPermit = { permitId: string; price: number };

/** The same for a refused permit, while the order is in work. */
export function listRefusalMoney({ permitId, price }: RefusedPermit, { captured, refunds }: MovedMoney): string[] {
  if (captured === 0) return nothingCharged;
  const own = refunds.flatMap((refund) => findShare(refund, permitId));
  const kept = Math.min(price - sumReturned(own), captured - sumReturned(refunds));
  // A refund of the whole order has taken what is missing.
  const told = (kept < price - sumReturned(own) ? refunds : own).map(formatMovedRefund);
  if (kept <= 0) return told;
  return [
    ...told,
    `${format(kept)} that you paid for this permit is kept for another try, which costs nothing more. If you do not want one, tell us: we refund what the state has not kept.`,
  ];
}

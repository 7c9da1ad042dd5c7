import { cents, type Cents } from '../../basics/money.ts';

/**
 * Splits `amount` (cents) in proportion to `weights`; the largest remainders get the left-over cents, so the shares sum to the amount.
 * Weights without one above zero count the same.
 */
export function shareOut(amount: number, weights: readonly number[]): Cents[] {
  const counted = weights.some((weight) => weight > 0)
    ? weights.map((weight) => Math.max(0, weight))
    : weights.map(() => 1);
  // The product of two amounts may exceed a float's safe integers.
  const [whole, total] = [BigInt(Math.abs(amount)), counted.reduce((sum, weight) => sum + BigInt(weight), 0n)];
  if (total === 0n) return [];
  const parts = counted.map((weight, index) => {
    const product = whole * BigInt(weight);
    return { index, share: Number(product / total), rest: product % total };
  });
  const missing = Math.abs(amount) - parts.reduce((sum, { share }) => sum + share, 0);
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const raised = new Set(byRest.slice(0, missing).map(({ index }) => index));
  const sign = amount < 0 ? -1 : 1;
  // `+ 0` turns -0 into 0.
  return parts.map(({ index, share }) => cents(sign * (share + (raised.has(index) ? 1 : 0)) + 0));
}

/** Money that a bank withdrew (`amount` below zero) or gave back; `fee` is what the provider charged for it. */
export type LedgerDispute = { id: string; amount: number; fee: number; at: Date };

type Account = { charged: number; refunded: number; disputed: number };

/** A withdrawal goes by what is left of each account, money given back by what the account lost. */
export function shareDispute(
  { amount, fee }: LedgerDispute,
  accounts: readonly Account[],
): { amounts: Cents[]; fees: Cents[] } {
  const weights =
    amount < 0
      ? accounts.map(({ charged, refunded, disputed }) => charged - refunded - disputed)
      : accounts.map(({ disputed }) => disputed);
  const amounts = shareOut(amount, weights);
  const fees = shareOut(-fee, amounts.some((share) => share !== 0) ? amounts.map((share) => Math.abs(share)) : weights);
  return { amounts, fees: fees.map((share) => cents(share)) };
}

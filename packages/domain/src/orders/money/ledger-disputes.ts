import { cents, type Cents } from '../../basics/money.ts';
import { shareOut } from './share-out.ts';

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

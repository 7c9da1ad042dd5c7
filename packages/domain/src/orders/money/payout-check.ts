import { cents, type Cents } from '../../basics/money.ts';

/** `unknown`: the provider does not list the lines, or has not listed them yet. */
export type PayoutCheck =
  | { result: 'adds-up'; sum: Cents }
  | { result: 'differs'; sum: Cents; difference: Cents }
  | { result: 'unknown' };

/** A payout is the sum of its lines, net of fees. `net` has no line of the payout itself. */
export function checkPayout({ amount, net }: { amount: number; net: number | null }): PayoutCheck {
  if (net === null) return { result: 'unknown' };
  const difference = cents(amount - net);
  return difference === 0 ? { result: 'adds-up', sum: cents(net) } : { result: 'differs', sum: cents(net), difference };
}

import { type Cents, cents } from '../money/money.ts';
import { type ExtraFee, isConfirmed, type PermitFees } from '../permit-facts/permit-fact.ts';
import { permitFees } from '../permit-facts/permit-fees.generated.ts';
import type { OrderableState } from '../states/state.ts';
import type { WeightCharge } from './weight-charges.ts';

/** A card or transaction fee of a state. */
export type ExtraCharge = {
  kind: NonNullable<ExtraFee['kind']>;
  /** Null if the state publishes no figure, or takes a percentage of a sum that is not known. */
  amount: Cents | null;
  bound: 'exact' | 'least' | 'most';
  dollars: number | null;
  percent: number | null;
  /** Whether a text of the state has the figure. */
  isConfirmed: boolean;
};

type Charged = {
  /** The state's own fee for the size, in cents. */
  fee: number;
  /** The part of the price beyond this fee; it pays for a part of the extras. */
  surplus: number;
  weight: WeightCharge;
};

/** Fees that depend on more than the sum, such as reviews and escorts, are none of these. */
export function findExtraCharges(
  state: OrderableState,
  { fee, surplus, weight }: Charged,
  { extras }: Pick<PermitFees, 'extras'> = permitFees[state],
): ExtraCharge[] {
  const base = addWeight(fee, weight);
  const charges: ExtraCharge[] = [];
  let paid = surplus;
  for (const extra of extras) {
    const { kind, dollars, percent, tier } = extra;
    if (kind === undefined) continue;
    const full = computeAmount(extra, base?.sum ?? null);
    const amount = full === null ? null : cents(Math.max(0, full - paid));
    paid = Math.max(0, paid - (full ?? 0));
    if (amount === 0) continue;
    const bound = toBound(extra, base?.isLeast ?? false);
    charges.push({ kind, amount, bound, dollars, percent, isConfirmed: isConfirmed(tier) });
  }
  return charges;
}

type Base = { sum: number; isLeast: boolean };

/** Null while the charge for the weight is not known. */
function addWeight(fee: number, weight: WeightCharge): Base | null {
  if (weight.status === 'none') return { sum: fee, isLeast: false };
  if (weight.status === 'not-established' || weight.status === 'by-miles') return null;
  return { sum: fee + weight.amount, isLeast: weight.status === 'open' };
}

function toBound({ isAtMost, percent }: ExtraFee, isLeast: boolean): ExtraCharge['bound'] {
  if (isAtMost) return 'most';
  return isLeast && percent !== null ? 'least' : 'exact';
}

function computeAmount(extra: ExtraFee, base: number | null): number | null {
  const { dollars, percent, isPercentOfDollars = false, minimumDollars = 0 } = extra;
  if (dollars === null && percent === null) return null;
  const sum = Math.round((dollars ?? 0) * 100);
  if (percent === null) return sum;
  if (base === null) return null;
  const amount = sum + ((base + (isPercentOfDollars ? sum : 0)) * percent) / 100;
  return Math.max(minimumDollars * 100, Math.round(amount));
}

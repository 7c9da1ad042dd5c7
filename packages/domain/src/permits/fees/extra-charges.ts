import { cents, type Cents } from '../../basics/money.ts';
import { type ExtraFee, isConfirmed, type PermitFees } from '../../states/facts/permit-fact.ts';
import { permitFees } from '../../states/facts/permit-fees.generated.ts';
import type { OrderableState } from '../../basics/state-code.ts';
import { type TravelLoad, toConditionFigures } from '../../load/travel-load.ts';
import type { WeightCharge } from './weight-charges.ts';
import { evaluateCondition, type Evaluation } from '../../states/facts/evaluate-condition.ts';

/** A card or transaction fee of a state, or a further charge for the load. */
export type ExtraCharge = {
  kind: NonNullable<ExtraFee['kind']>;
  /** Null if the state publishes no figure, or takes a percentage of a sum that is not known. */
  amount: Cents | null;
  bound: 'exact' | 'least' | 'most';
  dollars: number | null;
  percent: number | null;
  /** True if a text of the state has the figure. */
  isConfirmed: boolean;
  /** Texts of the facts that say what it is for. */
  notes?: string[];
};

type Charged = {
  /** The state's own fee for the size, in cents. */
  fee: number;
  /** The part of the price beyond this fee; it pays for a part of the extras. */
  surplus: number;
  weight: WeightCharge;
  load: TravelLoad;
  /** In the state; null if the route is not known. */
  miles: number | null;
};

/** Percentages count the further charges that are sure. */
export function findExtraCharges(
  state: OrderableState,
  { fee, surplus, weight, load, miles }: Charged,
  { extras }: Pick<PermitFees, 'extras'> = permitFees[state],
): ExtraCharge[] {
  const further = findFurtherCharges(load, state, miles, { extras });
  const base = addWeight(fee + sumSure(further), weight);
  const charges: ExtraCharge[] = [];
  let paid = surplus;
  for (const extra of extras) {
    const { kind, dollars, percent, tier } = extra;
    if (kind === undefined || kind === 'further') continue;
    const full = computeAmount(extra, base?.sum ?? null);
    const amount = full === null ? null : cents(Math.max(0, full - paid));
    paid = Math.max(0, paid - (full ?? 0));
    if (amount === 0) continue;
    const bound = toBound(extra, base?.isLeast ?? false);
    charges.push({ kind, amount, bound, dollars, percent, isConfirmed: isConfirmed(tier) });
  }
  return [...charges, ...further];
}

function sumSure(further: readonly ExtraCharge[]): number {
  return further.reduce((sum, { amount, bound }) => sum + (bound === 'most' ? 0 : (amount ?? 0)), 0);
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

/** Reviews, inspections and the like that depend on the load. What may be due is an upper limit. */
export function findFurtherCharges(
  load: TravelLoad,
  state: OrderableState,
  miles: number | null,
  { extras }: Pick<PermitFees, 'extras'> = permitFees[state],
): ExtraCharge[] {
  const figures = toConditionFigures(load, miles);
  const names = new Set<string>();
  return extras.flatMap((extra) => {
    if (extra.when === undefined || names.has(extra.what)) return [];
    const evaluation = evaluateCondition(extra.when, figures);
    if (evaluation === 'fails') return [];
    names.add(extra.what);
    return [toFurtherCharge(extra, evaluation, { load, miles })];
  });
}

type Given = { load: TravelLoad; miles: number | null };

function toFurtherCharge(extra: ExtraFee, evaluation: Exclude<Evaluation, 'fails'>, given: Given): ExtraCharge {
  const isOpen = evaluation !== 'holds';
  // An amount that is due at least, if it is due at all, has no limit.
  const isUnlimited = isOpen && extra.isAtLeast === true;
  return {
    kind: 'further',
    amount: isUnlimited ? null : computeFurtherAmount(extra, given),
    bound: extra.isAtLeast ? 'least' : isOpen || extra.isAtMost ? 'most' : 'exact',
    dollars: null,
    percent: null,
    isConfirmed: isConfirmed(extra.tier),
    notes: [extra.what],
  };
}

function computeFurtherAmount(extra: ExtraFee, { load, miles }: Given): ExtraCharge['amount'] {
  const { dollars, feetOver, isPerMile, isUncounted, minimumDollars = 0 } = extra;
  const feet = feetOver === undefined ? 1 : countFeet(load.facts.dimensions[feetOver.of], feetOver.in);
  const times = isPerMile ? miles : 1;
  if (dollars === null || isUncounted || feet === null || times === null) return null;
  return cents(Math.round(Math.max(minimumDollars, dollars * feet * Math.ceil(times)) * 100));
}

/** A started foot counts in full. */
function countFeet(actual: number | null, over: number): number | null {
  return actual === null ? null : Math.ceil((actual - over) / 12);
}

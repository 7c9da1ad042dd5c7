import { type Cents, cents } from '../../basics/money.ts';
import type { FactTier, FeeUnit, WeightFee } from '../../states/facts/permit-fact.ts';

/** One row of a state's charge. `units` are the tons or 1,000 lb of the rate, else 1. */
export type ChargePart = {
  dollars: number;
  per: FeeUnit;
  units: number;
  isInstead: boolean;
  minimum: Cents;
  /** Null: no limit. */
  maximum: Cents | null;
  nearest: Cents;
  milesStep: number;
  tier: FactTier;
  source: string;
};

/** `perMile` in dollars, 0 if the row does not depend on miles or the miles are known. */
export type Sum = { amount: Cents; perMile: number };

/** Null for a row without a figure. */
export function toChargePart(row: WeightFee, gross: number, above = findAbove(row)): ChargePart | null {
  const { dollars, per, isInstead, tier, source } = row;
  if (dollars === null) return null;
  return {
    dollars,
    per,
    units: countUnits(row, gross, above),
    isInstead,
    minimum: toCents(row.minimumDollars ?? 0),
    maximum: row.maximumDollars === undefined ? null : toCents(row.maximumDollars),
    nearest: toCents(row.nearestDollars ?? 0.01),
    milesStep: row.milesStep ?? 1,
    tier,
    source,
  };
}

export function isByMiles({ per }: Pick<ChargePart, 'per'>): boolean {
  return per === 'mile' || per === 'ton_mile' || per === '1000lb_mile';
}

/** A started mile counts in full. */
export function toSum(part: ChargePart, miles: number | null): Sum {
  const dollars = part.dollars * part.units;
  if (!isByMiles(part)) return { amount: toCents(dollars), perMile: 0 };
  if (miles === null) return { amount: cents(0), perMile: dollars };
  const exact = toCents(dollars * roundUp(miles, part.milesStep));
  const rounded = Math.round(exact / part.nearest) * part.nearest;
  return { amount: cents(Math.min(part.maximum ?? Infinity, Math.max(part.minimum, rounded))), perMile: 0 };
}

function countUnits(row: WeightFee, gross: number, above: number): number {
  const { per, rounding } = row;
  if (per === 'trip' || per === 'day' || per === 'mile' || per === 'dimension') return 1;
  const units = computeExcess(row, gross, above) / (per === 'ton_mile' || per === 'ton_over_legal' ? 2000 : 1000);
  return rounding === 'nearest' ? Math.round(units) : Math.ceil(units);
}

/** No state says whether the steps count from 0 or from the limit: the dearer reading counts. */
function computeExcess({ lbStep = 1 }: WeightFee, gross: number, above: number): number {
  if (gross <= above) return 0;
  return Math.max(roundUp(gross - above, lbStep), roundUp(gross, lbStep) - above);
}

function findAbove({ aboveLb, when }: WeightFee): number {
  return aboveLb ?? when.grossOverLb ?? 80_000;
}

function roundUp(figure: number, step: number): number {
  return Math.ceil(figure / step) * step;
}

function toCents(dollars: number): Cents {
  return cents(Math.round(dollars * 100));
}

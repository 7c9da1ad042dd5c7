import { type Cents, cents } from '../money/money.ts';
import type { FactTier, FeeUnit, WeightFee } from '../permit-facts/permit-fact.ts';

/** One row of a state's charge. `units` are the tons or 1,000 lb of the rate, else 1. */
export type ChargePart = {
  dollars: number;
  per: FeeUnit;
  units: number;
  isInstead: boolean;
  minimum: Cents;
  tier: FactTier;
  source: string;
};

/** `perMile` in dollars, 0 if the row does not depend on miles or the miles are known. */
export type Sum = { amount: Cents; perMile: number };

/** Null for a row without a figure. */
export function toChargePart(row: WeightFee, gross: number): ChargePart | null {
  const { dollars, per, isInstead, tier, source } = row;
  if (dollars === null) return null;
  const minimum = toCents(row.minimumDollars ?? 0);
  return { dollars, per, units: countUnits(row, gross), isInstead, minimum, tier, source };
}

export function isByMiles({ per }: Pick<ChargePart, 'per'>): boolean {
  return per === 'mile' || per === 'ton_mile' || per === '1000lb_mile';
}

export function toSum(part: ChargePart, miles: number | null): Sum {
  const dollars = part.dollars * part.units;
  if (!isByMiles(part)) return { amount: toCents(dollars), perMile: 0 };
  if (miles === null) return { amount: cents(0), perMile: dollars };
  return { amount: cents(Math.max(part.minimum, toCents(dollars * miles))), perMile: 0 };
}

function countUnits({ per, aboveLb, rounding, when }: WeightFee, gross: number): number {
  if (per === 'trip' || per === 'day' || per === 'mile' || per === 'dimension') return 1;
  const excess = Math.max(0, gross - (aboveLb ?? when.grossOverLb ?? 80_000));
  const units = excess / (per === 'ton_mile' || per === 'ton_over_legal' ? 2000 : 1000);
  return rounding === 'nearest' ? Math.round(units) : Math.ceil(units);
}

function toCents(dollars: number): Cents {
  return cents(Math.round(dollars * 100));
}

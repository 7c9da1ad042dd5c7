import { listGapGroups, type AxleGroup } from '../units/axles.ts';
import { roundToBridgeFeet, bridgeLimit } from './bridge-formula.ts';
import { inches, type Inches } from '../measures/length.ts';
import { pounds, type Pounds } from '../measures/weight.ts';

/** Limits of 23 U.S.C. 127(a)(2) besides the formula, in pounds and inches (data/bridge-formula.md). */
export const interstateLimits = {
  gross: pounds(80_000),
  singleAxle: pounds(20_000),
  tandem: pounds(34_000),
  twoTandems: pounds(68_000),
  /** Axles within this distance count as one axle. */
  oneAxleWithin: inches(40),
  tandemWithin: inches(96),
  twoTandemsFrom: inches(432),
} as const;

/** The rule that sets a group's limit. */
export type BridgeBasis = 'formula' | 'single-axle' | 'tandem' | 'two-tandems' | 'gross';

/** A group of one or more consecutive axles, compared with the federal limit on the Interstate. */
export type BridgeCheck = AxleGroup & {
  /** The distance in whole feet, as the formula takes it. */
  feet: number;
  /** The formula's result alone; null for one axle. */
  formula: Pounds | null;
  limit: Pounds;
  basis: BridgeBasis;
  /** Null if the weight of one of its axles is unknown. */
  actual: Pounds | null;
};

/**
 * Checks every single axle and every group of consecutive axles, largest first.
 * @param gaps distances between neighboring axles, front to back, one or more
 * @param weights of the axles, one more than gaps; null if unknown
 */
export function checkBridge(gaps: readonly Inches[], weights: readonly (Pounds | null)[]): BridgeCheck[] {
  const singles = weights.map((_, at) => ({ from: at + 1, to: at + 1, axles: 1, inches: inches(0) }));
  return [...listGapGroups(gaps), ...singles]
    .toSorted((a, b) => b.axles - a.axles || a.from - b.from)
    .map((group) => ({ ...group, ...limitOf(group, gaps), actual: actualOf(group, weights) }));
}

/** The group furthest over its limit, or the closest to it. Null if no weight is known. */
export function findWorstCheck(checks: readonly BridgeCheck[]): BridgeCheck | null {
  const known = checks.filter(({ actual }) => actual !== null);
  const [first, ...others] = known;
  if (first === undefined) return null;
  return others.reduce((worst, check) => (getExcess(check) > getExcess(worst) ? check : worst), first);
}

/** Pounds over the limit; negative within it. */
export function getExcess({ actual, limit }: BridgeCheck): number {
  return (actual ?? 0) - limit;
}

/** Axles within 8 ft of their neighbor, weighed together: the steer axle, the drives, the trailer's. */
export function findAxleSets(gaps: readonly Inches[]): { from: number; to: number }[] {
  let last = { from: 1, to: 1 };
  const sets = [last];
  for (const [at, gap] of gaps.entries()) {
    if (gap > interstateLimits.tandemWithin) {
      last = { from: at + 2, to: at + 2 };
      sets.push(last);
    }
    last.to = at + 2;
  }
  return sets;
}

/** Splits a weight into equal parts; the first gets the remainder. */
export function splitEqually(weight: Pounds, parts: number): Pounds[] {
  const part = Math.floor(weight / parts);
  return Array.from({ length: parts }, (_, at) => pounds(at === 0 ? weight - part * (parts - 1) : part));
}

function limitOf(group: AxleGroup, gaps: readonly Inches[]): Pick<BridgeCheck, 'feet' | 'formula' | 'limit' | 'basis'> {
  const feet = roundToBridgeFeet(group.inches);
  const formula = group.axles === 1 ? null : bridgeLimit(group.axles, feet);
  const known = { feet, formula };
  const isWhole = group.axles === gaps.length + 1;
  if (formula === null || group.inches <= interstateLimits.oneAxleWithin) {
    return { ...known, limit: interstateLimits.singleAxle, basis: 'single-axle' };
  }
  if (group.inches <= interstateLimits.tandemWithin) {
    return { ...known, limit: interstateLimits.tandem, basis: 'tandem' };
  }
  if (formula < interstateLimits.twoTandems && isTwoTandems(group, gaps)) {
    return { ...known, limit: interstateLimits.twoTandems, basis: 'two-tandems' };
  }
  if (isWhole && formula > interstateLimits.gross) return { ...known, limit: interstateLimits.gross, basis: 'gross' };
  return { ...known, limit: formula, basis: 'formula' };
}

/** Two consecutive sets of tandem axles, 36 ft or more from first to last axle: 34,000 lb each. */
function isTwoTandems({ from, axles, inches: span }: AxleGroup, gaps: readonly Inches[]): boolean {
  const isTandem = (gap: Inches | undefined) =>
    gap !== undefined && gap > interstateLimits.oneAxleWithin && gap <= interstateLimits.tandemWithin;
  return axles === 4 && span >= interstateLimits.twoTandemsFrom && isTandem(gaps[from - 1]) && isTandem(gaps[from + 1]);
}

function actualOf({ from, to }: AxleGroup, weights: readonly (Pounds | null)[]): Pounds | null {
  const own = weights.slice(from - 1, to);
  const known = own.filter((weight) => weight !== null);
  return known.length < own.length ? null : pounds(known.reduce<number>((sum, weight) => sum + weight, 0));
}

import { listGapGroups, type AxleGroup } from '../load/axles.ts';
import { inches, type Inches } from '../basics/length.ts';
import { pounds, type Pounds } from '../basics/weight.ts';

/** Limits of 23 U.S.C. 127(a)(2) besides the formula, in pounds and inches (data/bridge-formula.md). */
export const interstateLimits = {
  gross: pounds(80_000),
  singleAxle: pounds(20_000),
  tandem: pounds(34_000),
  twoTandems: pounds(68_000),
  /** Axles within this distance count as one. */
  oneAxleWithin: inches(40),
  tandemWithin: inches(96),
  twoTandemsFrom: inches(432),
} as const;

/** States may have higher limits than the Interstate System. */
export type AxleLimits = { singleAxle: Pounds; tandem: Pounds };

export type BridgeBasis = 'formula' | 'single-axle' | 'tandem' | 'two-tandems' | 'gross';

export type BridgeCheck = AxleGroup & {
  feet: number;
  formula: Pounds | null;
  limit: Pounds;
  basis: BridgeBasis;
  /** Null if the weight of one of its axles is unknown. */
  actual: Pounds | null;
};

/** Checks every single axle and every group of consecutive axles, largest first. `weights` has one entry more than `gaps`. */
export function checkBridge(
  gaps: readonly Inches[],
  weights: readonly (Pounds | null)[],
  limits: AxleLimits = interstateLimits,
): BridgeCheck[] {
  const singles = weights.map((_, at) => ({ from: at + 1, to: at + 1, axles: 1, inches: inches(0) }));
  return [...listGapGroups(gaps), ...singles]
    .toSorted((a, b) => b.axles - a.axles || a.from - b.from)
    .map((group) => ({ ...group, ...computeLimit(group, gaps, limits), actual: computeActual(group, weights) }));
}

export function findWorstCheck(checks: readonly BridgeCheck[]): BridgeCheck | null {
  const known = checks.filter(({ actual }) => actual !== null);
  const [first, ...others] = known;
  if (first === undefined) return null;
  return others.reduce((worst, check) => (getExcess(check) > getExcess(worst) ? check : worst), first);
}

/** In pounds; negative within the limit. */
export function getExcess({ actual, limit }: BridgeCheck): number {
  return (actual ?? 0) - limit;
}

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

export function splitEqually(weight: Pounds, parts: number): Pounds[] {
  const part = Math.floor(weight / parts);
  return Array.from({ length: parts }, (_, at) => pounds(at === 0 ? weight - part * (parts - 1) : part));
}

function computeLimit(
  group: AxleGroup,
  gaps: readonly Inches[],
  { singleAxle, tandem }: AxleLimits,
): Pick<BridgeCheck, 'feet' | 'formula' | 'limit' | 'basis'> {
  const feet = roundToBridgeFeet(group.inches);
  const formula = group.axles === 1 ? null : computeBridgeLimit(group.axles, feet);
  const known = { feet, formula };
  const isWhole = group.axles === gaps.length + 1;
  if (formula === null || group.inches <= interstateLimits.oneAxleWithin) {
    return { ...known, limit: singleAxle, basis: 'single-axle' };
  }
  if (group.inches <= interstateLimits.tandemWithin) {
    return { ...known, limit: tandem, basis: 'tandem' };
  }
  if (formula < interstateLimits.twoTandems && isTwoTandems(group, gaps)) {
    return { ...known, limit: interstateLimits.twoTandems, basis: 'two-tandems' };
  }
  if (isWhole && formula > interstateLimits.gross) return { ...known, limit: interstateLimits.gross, basis: 'gross' };
  return { ...known, limit: formula, basis: 'formula' };
}

/** Two consecutive tandem sets at least 36 ft apart may carry 34,000 lb each (23 U.S.C. 127(a)(2)). */
function isTwoTandems({ from, axles, inches: span }: AxleGroup, gaps: readonly Inches[]): boolean {
  const isTandem = (gap: Inches | undefined) =>
    gap !== undefined && gap > interstateLimits.oneAxleWithin && gap <= interstateLimits.tandemWithin;
  return axles === 4 && span >= interstateLimits.twoTandemsFrom && isTandem(gaps[from - 1]) && isTandem(gaps[from + 1]);
}

function computeActual({ from, to }: AxleGroup, weights: readonly (Pounds | null)[]): Pounds | null {
  const own = weights.slice(from - 1, to);
  const known = own.filter((weight) => weight !== null);
  return known.length < own.length ? null : pounds(known.reduce<number>((sum, weight) => sum + weight, 0));
}

/**
 * The federal bridge formula, 23 U.S.C. 127(a)(2): W = 500 [LN / (N - 1) + 12N + 36], to the nearest 500 lb.
 * An exact half goes down, as in the printed federal table, which also goes on above 80,000 lb.
 */
export function computeBridgeLimit(axles: number, feet: number): Pounds {
  const steps = (feet * axles) / (axles - 1) + 12 * axles + 36;
  return pounds(500 * Math.ceil(steps - 0.5 - 1e-9));
}

/** Half a foot rounds up (data/bridge-formula.md). */
export function roundToBridgeFeet(inches: number): number {
  return Math.round(inches / 12);
}

import type { AxleGroup } from '../load/axles.ts';
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

/**
 * Checks every single axle and every group of consecutive axles, largest first. `weights` has one entry more than `gaps`. The wizard runs
 * this for each state on every keystroke, so nothing is copied or sorted.
 */
export function checkBridge(
  gaps: readonly Inches[],
  weights: readonly (Pounds | null)[],
  limits: AxleLimits = interstateLimits,
): BridgeCheck[] {
  const checks: BridgeCheck[] = [];
  for (let axles = weights.length; axles >= 1; axles -= 1) {
    for (let from = 1; from + axles <= weights.length + 1; from += 1) {
      const group = { from, to: from + axles - 1, axles, inches: sumGaps(gaps, from, axles) };
      checks.push(checkGroup(group, gaps, { weights, limits }));
    }
  }
  return checks;
}

type Axles = { weights: readonly (Pounds | null)[]; limits: AxleLimits };

function checkGroup(group: AxleGroup, gaps: readonly Inches[], { weights, limits }: Axles): BridgeCheck {
  const feet = roundToBridgeFeet(group.inches);
  const formula = group.axles === 1 ? null : computeBridgeLimit(group.axles, feet);
  const { limit, basis } = findLimit(group, formula, { gaps, limits });
  const { from, to, axles, inches } = group;
  return { from, to, axles, inches, feet, formula, limit, basis, actual: sumWeights(weights, group) };
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

type Limit = Pick<BridgeCheck, 'limit' | 'basis'>;
type Known = { gaps: readonly Inches[]; limits: AxleLimits };

function findLimit(group: AxleGroup, formula: Pounds | null, { gaps, limits }: Known): Limit {
  if (formula === null || group.inches <= interstateLimits.oneAxleWithin) {
    return { limit: limits.singleAxle, basis: 'single-axle' };
  }
  if (group.inches <= interstateLimits.tandemWithin) return { limit: limits.tandem, basis: 'tandem' };
  if (formula < interstateLimits.twoTandems && isTwoTandems(group, gaps)) {
    return { limit: interstateLimits.twoTandems, basis: 'two-tandems' };
  }
  const isWhole = group.axles === gaps.length + 1;
  if (isWhole && formula > interstateLimits.gross) return { limit: interstateLimits.gross, basis: 'gross' };
  return { limit: formula, basis: 'formula' };
}

/** Two consecutive tandem sets at least 36 ft apart may carry 34,000 lb each (23 U.S.C. 127(a)(2)). */
function isTwoTandems({ from, axles, inches: span }: AxleGroup, gaps: readonly Inches[]): boolean {
  const isTandem = (gap: Inches | undefined) =>
    gap !== undefined && gap > interstateLimits.oneAxleWithin && gap <= interstateLimits.tandemWithin;
  return axles === 4 && span >= interstateLimits.twoTandemsFrom && isTandem(gaps[from - 1]) && isTandem(gaps[from + 1]);
}

function sumGaps(gaps: readonly Inches[], from: number, axles: number): Inches {
  let sum = 0;
  for (let at = from - 1; at < from + axles - 2; at += 1) sum += gaps[at] ?? 0;
  return inches(sum);
}

function sumWeights(weights: readonly (Pounds | null)[], { from, to }: AxleGroup): Pounds | null {
  let sum = 0;
  for (let at = from - 1; at < to; at += 1) {
    const weight = weights[at] ?? null;
    if (weight === null) return null;
    sum += weight;
  }
  return pounds(sum);
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

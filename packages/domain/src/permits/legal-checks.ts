import { roundToBridgeFeet, computeBridgeLimit } from './bridge-check.ts';
import { countAxles, findDistances, sumOuterBridge } from '../load/axles.ts';
import type { KnownFacts, Load } from '../load/load.ts';
import type { Check, ReasonKind } from './reason.ts';
import type { StateFacts } from '../states/state.ts';

type Known = number | null;

/** The overall length is not checked: 23 CFR 658.13 forbids such a limit for tractor-semitrailers on the National Network. */
export function checkLegalLimits(known: KnownFacts, facts: StateFacts): Check[] {
  const checks = checkLengths(known, facts);
  const { weight, axles } = known;
  const limit = findWeightLimit(axles, facts.legal.grossWeightLb);
  if (limit !== null && weight !== null)
    checks.push({ what: limit.what, limit: limit.limit, actual: weight, unit: 'lb' });
  return checks;
}

export function checkLengths({ dimensions }: Pick<KnownFacts, 'dimensions'>, { legal }: StateFacts): Check[] {
  const checks: Check[] = [];
  addLength(checks, 'width', legal.widthIn, dimensions.width);
  addLength(checks, 'height', findHeightLimit(legal, dimensions.height), dimensions.height);
  addLength(checks, 'front_overhang', legal.frontOverhangIn, dimensions.frontOverhang);
  addLength(checks, 'rear_overhang', findRearLimit(legal, dimensions.frontOverhang), dimensions.rearOverhang);
  return checks;
}

/** A height that is legal on Interstates alone may need a permit on the other roads of the trip (road-limits.ts). */
function findHeightLimit({ heightIn, heightInterstateIn = heightIn }: StateFacts['legal'], actual: Known): number {
  return actual !== null && actual > heightIn && actual <= heightInterstateIn ? heightInterstateIn : heightIn;
}

/** If both ends count together, the rear may reach as far as the front leaves over. */
function findRearLimit({ rearOverhangIn, overhangTotalIn }: StateFacts['legal'], front: Known): Known {
  if (overhangTotalIn === undefined) return rearOverhangIn;
  return Math.min(rearOverhangIn ?? Infinity, Math.max(0, overhangTotalIn - (front ?? 0)));
}

/**
 * Checks the shortest possible trailer (`findShortestTrailer`); null if it is not known. A trailer without a record may be longer than
 * its axles imply: its check counts only if it fails.
 */
export function findTrailerCheck(actual: Known, load: Load | null, { legal }: StateFacts): Check | null {
  if (actual === null) return null;
  const check: Check = { what: 'trailer_length', limit: legal.trailerLengthIn, actual, unit: 'in' };
  const isGuess = load !== null && load.trailerLength === null;
  return isGuess && !isPassed(check) ? null : check;
}

export function isPassed({ actual, limit }: Check): boolean {
  return actual > limit;
}

export function addLength(checks: Check[], what: ReasonKind, limit: Known, actual: Known): void {
  if (limit !== null && actual !== null) checks.push({ what, limit, actual, unit: 'in' });
}

type WeightLimit = { what: 'gross_weight' | 'bridge_formula'; limit: number };

export function findWeightLimit(axles: KnownFacts['axles'], gross: Known): WeightLimit | null {
  const bridge = computeOuterLimit(axles);
  if (bridge !== null && (gross === null || bridge < gross)) return { what: 'bridge_formula', limit: bridge };
  return gross === null ? null : { what: 'gross_weight', limit: gross };
}

function computeOuterLimit(known: KnownFacts['axles']): Known {
  const axles = findDistances(known);
  return axles && computeBridgeLimit(countAxles(axles), roundToBridgeFeet(sumOuterBridge(axles)));
}

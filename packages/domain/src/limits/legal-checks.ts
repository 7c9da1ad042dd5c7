import { roundToBridgeFeet, computeBridgeLimit } from './bridge-formula.ts';
import type { KnownFacts, Load } from '../load/load.ts';
import type { Check, ReasonKind } from './reason.ts';
import type { StateFacts } from '../states/state.ts';
import { computeShortestTrailer } from '../units/trailer-length.ts';
import { getRecordedTrailer } from '../units/unit-load.ts';

type Known = number | null;

/** The overall length is not checked: 23 CFR 658.13 forbids such a limit for tractor-semitrailers on the National Network. */
export function checkLegalLimits({ dimensions, weight, axles }: KnownFacts, { legal }: StateFacts): Check[] {
  const checks: Check[] = [];
  addLength(checks, 'width', legal.widthIn, dimensions.width);
  addLength(checks, 'height', legal.heightIn, dimensions.height);
  addLength(checks, 'front_overhang', legal.frontOverhangIn, dimensions.frontOverhang);
  addLength(checks, 'rear_overhang', legal.rearOverhangIn, dimensions.rearOverhang);
  const limit = findWeightLimit(axles, legal.grossWeightLb);
  if (limit !== null && weight !== null) checks.push({ ...limit, actual: weight, unit: 'lb' });
  return checks;
}

/** Checks the shortest possible trailer; null while neither its record nor its axles are known. */
export function checkTrailer(known: KnownFacts, load: Load | null, { legal }: StateFacts): Check | null {
  const actual = load === null ? getRecordedTrailer(known) : computeShortestTrailer(load);
  return actual === null ? null : { what: 'trailer_length', limit: legal.trailerLengthIn, actual, unit: 'in' };
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

function computeOuterLimit({ AB, BC, CD, DE, EF = null }: KnownFacts['axles']): Known {
  if (AB === null || BC === null || CD === null || DE === null) return null;
  return computeBridgeLimit(EF === null ? 5 : 6, roundToBridgeFeet(AB + BC + CD + DE + (EF ?? 0)));
}

import { bridgeFeet, bridgeLimit } from './bridge-formula.ts';
import type { KnownFacts, Load } from './load.ts';
import type { Check, ReasonKind } from './reason.ts';
import type { StateFacts } from '../states/state.ts';
import { trailerAtLeast } from '../units/trailer-length.ts';
import { recordedTrailer } from '../units/unit-load.ts';

type Known = number | null;

/**
 * Every figure that is known, held against the state's legal limit for it, where there is one. The overall length has none: 23 CFR
 * 658.13 forbids one for tractor-semitrailers on the National Network, where the trailer with its load is limited instead.
 */
export function legalChecks({ dimensions, weight, axles }: KnownFacts, { legal }: StateFacts): Check[] {
  const checks: Check[] = [];
  addLength(checks, 'width', legal.widthIn, dimensions.width);
  addLength(checks, 'height', legal.heightIn, dimensions.height);
  addLength(checks, 'front_overhang', legal.frontOverhangIn, dimensions.frontOverhang);
  addLength(checks, 'rear_overhang', legal.rearOverhangIn, dimensions.rearOverhang);
  const limit = weightLimit(axles, legal.grossWeightLb);
  if (limit !== null && weight !== null) checks.push({ ...limit, actual: weight, unit: 'lb' });
  return checks;
}

/** The least length of the trailer with its load, held against its limit; null while neither its record nor its axles are known. */
export function trailerCheck(known: KnownFacts, load: Load | null, { legal }: StateFacts): Check | null {
  const actual = load === null ? recordedTrailer(known) : trailerAtLeast(load);
  return actual === null ? null : { what: 'trailer_length', limit: legal.trailerLengthIn, actual, unit: 'in' };
}

/** A limit that does not exist, or a figure that is not given, is no check. */
export function addLength(checks: Check[], what: ReasonKind, limit: Known, actual: Known): void {
  if (limit !== null && actual !== null) checks.push({ what, limit, actual, unit: 'in' });
}

type WeightLimit = { what: 'gross_weight' | 'bridge_formula'; limit: number };

/** The smaller of the state's gross limit and the bridge formula over all axles, and which of the two it is. */
function weightLimit(axles: KnownFacts['axles'], gross: Known): WeightLimit | null {
  const bridge = outerLimit(axles);
  if (bridge !== null && (gross === null || bridge < gross)) return { what: 'bridge_formula', limit: bridge };
  return gross === null ? null : { what: 'gross_weight', limit: gross };
}

function outerLimit({ AB, BC, CD, DE, EF = null }: KnownFacts['axles']): Known {
  if (AB === null || BC === null || CD === null || DE === null) return null;
  return bridgeLimit(EF === null ? 5 : 6, bridgeFeet(AB + BC + CD + DE + (EF ?? 0)));
}

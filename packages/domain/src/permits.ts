import { addLength, legalChecks, trailerCheck } from './legal-checks.ts';
import type { KnownFacts, Load } from './load.ts';
import { openChecksOf } from './open-checks.ts';
import type { Check, Reason } from './reason.ts';
import type { StateCode, StateFacts } from './state.ts';
import { stateFacts } from './state-facts.ts';
import { loadOf } from './unit-load.ts';

/** What one state says of one load. `superload` and `escort` are facts about the permit, not further permits. */
export type PermitNeed = {
  state: StateCode;
  needed: boolean;
  /** Limits that are passed: why a permit is needed. */
  reasons: Reason[];
  withinLimits: Check[];
  superload: Reason[];
  escort: Reason[];
  /** Sentences on what could not be decided from the facts given. */
  openChecks: readonly string[];
};

/**
 * Decides whether a load needs a permit in a state: when its width, height, overhangs, length or gross weight exceeds the legal limit.
 *
 * Length. The load has one overall length. Federal law forbids an overall limit for tractor-semitrailers on the National Network
 * (23 CFR 658.13), where the trailer with its load is limited instead. The trailer is tested with the length it has at least
 * (trailer-length.ts); when that passes no limit, the question stays open. A state's overall limit off that network is no reason
 * either, as the route is not known here: `openChecks` names it, because an ordinary 70 ft combination is longer than many of them.
 *
 * Weight. Step 1 of data/bridge-formula.md: gross weight against the smaller of the state's gross limit and the bridge formula for
 * all axles. The state's limit is the Interstate's 80,000 lb everywhere but in Wyoming, where a grandfathered 117,000 lb holds, and
 * Alaska, which has none. Single axles, tandems and inner groups need axle weights, which are not asked for; the 68,000 lb for
 * two tandem sets concerns such an inner group only (a unit has five axles or more), so it never decides here.
 */
export function permitNeed(load: Load, state: StateCode): PermitNeed {
  return needFrom(load, state, trailerCheck(load, stateFacts[state]));
}

/**
 * The same while a unit is still being filled in: what the figures that are there decide. A limit that is passed stays passed, but
 * for the weight: axle distances still to come can make the bridge formula allow less, a sixth axle more.
 */
export function permitNeedSoFar(facts: KnownFacts, state: StateCode): PermitNeed {
  const load = loadOf(facts);
  return load === null ? needFrom(facts, state, null) : permitNeed(load, state);
}

function needFrom(known: KnownFacts, state: StateCode, trailer: Check | null): PermitNeed {
  const facts = stateFacts[state];
  const reasons: Reason[] = [];
  const withinLimits: Check[] = [];
  for (const check of legalChecks(known, facts)) {
    if (check.actual > check.limit) reasons.push(reasonOf(check));
    else withinLimits.push(check);
  }
  const isTrailerLong = trailer !== null && trailer.actual > trailer.limit;
  if (isTrailerLong) reasons.push(reasonOf(trailer));
  return {
    state,
    needed: reasons.length > 0,
    reasons,
    withinLimits,
    superload: superloadReasons(known, facts),
    escort: escortReasons(known, facts),
    openChecks: openChecksOf(facts, { trailerDecided: isTrailerLong }),
  };
}

export function permitNeeds(load: Load, states: readonly StateCode[]): PermitNeed[] {
  return states.map((state) => permitNeed(load, state));
}

function superloadReasons({ dimensions, weight }: KnownFacts, { superload }: StateFacts): Reason[] {
  const checks: Check[] = [];
  addLength(checks, 'width', superload.widthIn, dimensions.width);
  addLength(checks, 'height', superload.heightIn, dimensions.height);
  addLength(checks, 'length', superload.lengthIn, dimensions.length);
  if (superload.grossWeightLb !== null && weight !== null)
    checks.push({ what: 'gross_weight', limit: superload.grossWeightLb, actual: weight, unit: 'lb' });
  return checks.filter((check) => check.actual > check.limit).map(reasonOf);
}

function escortReasons({ dimensions }: KnownFacts, { escorts }: StateFacts): Reason[] {
  const checks: Check[] = [];
  addLength(checks, 'width', escorts.widthIn, dimensions.width);
  addLength(checks, 'height', escorts.heightIn, dimensions.height);
  addLength(checks, 'length', escorts.lengthIn, dimensions.length);
  const atThreshold = escorts.comparison === 'gte';
  return checks
    .filter((check) => check.actual > check.limit || (atThreshold && check.actual === check.limit))
    .map(reasonOf);
}

function reasonOf({ what, limit, actual, unit }: Check): Reason {
  return { what, limit, actual, over: actual - limit, unit };
}

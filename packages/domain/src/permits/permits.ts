import { checkKingpin, findSemitrailerConditions } from './kingpin.ts';
import { checkAxleWeights, isNearWeightLimit, toAxleWeightCondition } from './axle-checks.ts';
import { findDoubtedLimit } from './doubted-limits.ts';
import { checkLegalLimits, findTrailerCheck, isPassed } from './legal-checks.ts';
import type { KnownFacts, Load } from '../load/load.ts';
import { listOpenChecks, type OpenCheck } from './open-checks.ts';
import { type Check, isAboutSources, isWeight, type OpenCondition, type Reason, toReason } from './reason.ts';
import { findPassedRoadLimits } from './road-limits.ts';
import { findUnknownLimits, strictest } from './unknown-limits.ts';
import type { StateCode } from '../basics/state-code.ts';
import type { StateFacts } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';
import { computeLongestTrailer, computeShortestKingpin } from '../load/trailer-length.ts';
import { findShortestTrailer, toLoad } from '../load/unit-load.ts';

/** `depends` has an open condition. `so-far`: no limit is exceeded yet, but facts are missing. */
export type Verdict = 'needs' | 'none' | 'depends' | 'so-far';

export type PermitNeed = {
  state: StateCode;
  verdict: Verdict;
  /** Exceeded limits. */
  reasons: Reason[];
  /** Limits that may be exceeded: the conditions of `depends`. */
  open: OpenCondition[];
  withinLimits: Check[];
  openChecks: readonly OpenCheck[];
};

/**
 * Length. 23 CFR 658.13 forbids an overall limit for tractor-semitrailers on the National Network, so the trailer with its load is
 * limited instead. Its length is the recorded one or its minimum (trailer-length.ts), whichever is greater. A state's overall limit off
 * the network is no reason, as the route is unknown; `openChecks` names it. Lower limits of some roads: road-limits.ts.
 *
 * Kingpin. Axle distances do not show the kingpin, so without its distance a limit that may be exceeded is an open condition (kingpin.ts).
 *
 * Weight. Step 1 of data/bridge-formula.md: the smaller of the state's gross limit and the bridge formula over all axles; with axle weights
 * also every axle, tandem and inner group. Without them a gross weight close to a limit leaves an open condition. The 68,000 lb for two
 * tandem sets concerns an inner group only, so it never decides the gross weight.
 */
export function decidePermit(load: Load, state: StateCode): PermitNeed {
  return decideNeed(load, load, stateFacts[state]);
}

/** An exceeded limit stays exceeded, except for weight: missing axle distances can lower the bridge limit, a sixth axle can raise it. */
export function decidePermitSoFar(facts: KnownFacts, state: StateCode): PermitNeed {
  return decideNeed(facts, toLoad(facts), stateFacts[state]);
}

/** A permit is ordered if it is needed or depends on an open condition. */
export function isOrdered({ verdict }: PermitNeed): boolean {
  return verdict === 'needs' || verdict === 'depends';
}

export function listReasons({ reasons, open }: PermitNeed): (Reason | OpenCondition)[] {
  return [...reasons, ...open];
}

/** `load` is null while `known` is not complete. A limit that is not established never counts as met (unknown-limits.ts). */
export function decideNeed(known: KnownFacts, load: Load | null, facts: StateFacts): PermitNeed {
  const axles = checkAxleWeights(known, facts);
  const trailer = findShortestTrailer(known, load);
  const trailerCheck = findTrailerCheck(trailer, load, facts);
  const checks = checkLegalLimits(known, facts);
  checks.push(...axles.checks);
  if (trailerCheck !== null) checks.push(trailerCheck);
  const kingpinCheck = load === null ? null : checkKingpin(load, facts);
  if (kingpinCheck !== null) checks.push(kingpinCheck);
  const reasons: Reason[] = [];
  const withinLimits: Check[] = [];
  const open: OpenCondition[] = [];
  for (const check of checks) {
    const doubted = findDoubtedLimit(check, facts);
    if (doubted !== null) open.push(doubted);
    else if (isPassed(check)) reasons.push(toReason(check));
    else withinLimits.push(check);
  }
  const isTrailerShort = load !== null && computeLongestTrailer(load) <= facts.legal.trailerLengthIn;
  const roads = findPassedRoadLimits(known.dimensions, trailer, facts);
  const areAxlesOpen = !axles.isComplete && isNearWeightLimit(known, facts) && !reasons.some(isWeight);
  if (load !== null) open.push(...findSemitrailerConditions(load, facts));
  const rearOverhang = load === null ? null : findRearOverhangCondition(load, facts);
  if (rearOverhang !== null) open.push(rearOverhang);
  open.push(...roads.open, ...findUnknownLimits(known, facts));
  if (areAxlesOpen) open.push(toAxleWeightCondition(facts));
  return {
    state: facts.code,
    verdict: decideVerdict({ reasons, open, isComplete: isTrailerShort }),
    reasons,
    open,
    withinLimits,
    openChecks: listOpenChecks(facts, {
      isTrailerDecided: isTrailerShort || reasons.some(({ what }) => what === 'trailer_length'),
      areAxlesDecided: axles.isComplete,
      roadLimits: roads.named,
      open,
    }),
  };
}

/** The trailer's length is required only where it can decide, and settles no limit that is in doubt or not established. */
function decideVerdict({
  reasons,
  open,
  isComplete,
}: Pick<PermitNeed, 'reasons' | 'open'> & { isComplete: boolean }): Verdict {
  if (reasons.length > 0) return 'needs';
  if (!isComplete && !open.some(isAboutSources)) return 'so-far';
  return open.length > 0 ? 'depends' : 'none';
}

export function decidePermits(load: Load, states: readonly StateCode[]): PermitNeed[] {
  return states.map((state) => decidePermit(load, state));
}

/**
 * A rear overhang that counts from the center of the last axle has the end of the trailer in it, which is not known: at most what is left of
 * the trailer behind its kingpin. Null where the limit does not count so, nothing overhangs, or the overhang alone decides.
 */
export function findRearOverhangCondition(load: Load, { legal }: StateFacts): OpenCondition | null {
  if (legal.rearOverhangFrom !== 'last_axle') return null;
  const limit = legal.rearOverhangIn ?? strictest.rearOverhang;
  const { rearOverhang } = load.dimensions;
  if (rearOverhang === 0 || rearOverhang > limit) return null;
  const kingpin = Math.max(load.kingpin ?? 0, computeShortestKingpin(load));
  const actual = rearOverhang + Math.max(0, computeLongestTrailer(load) - kingpin);
  if (actual <= limit) return null;
  return { what: 'rear_overhang_last_axle', limit, actual, over: actual - limit, unit: 'in', open: true };
}

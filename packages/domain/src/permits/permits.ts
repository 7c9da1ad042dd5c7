import { findEscortReasons, type EscortReason } from '../load/escorts.ts';
import { findKingpinCondition } from '../units/kingpin.ts';
import { addLength, checkLegalLimits, checkTrailer } from '../load/legal-checks.ts';
import type { KnownFacts, Load } from '../load/load.ts';
import { listOpenChecks, type OpenCheck } from '../load/open-checks.ts';
import { type Check, type OpenCondition, type Reason, toReason } from '../load/reason.ts';
import type { StateCode, StateFacts } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';
import { computeLongestTrailer } from '../units/trailer-length.ts';
import { toLoad } from '../units/unit-load.ts';

/**
 * The state needs a permit; needs none, with every limit of ours checked; depends on an open condition; or, with facts
 * missing, no limit is exceeded so far.
 */
export type Verdict = 'needs' | 'none' | 'depends' | 'so-far';

/** One state's verdict about one load. `superload` and `escort` are facts about the permit, not further permits. */
export type PermitNeed = {
  state: StateCode;
  verdict: Verdict;
  /** Exceeded limits: the reasons for the permit. */
  reasons: Reason[];
  /** Limits that may be exceeded: what `depends` depends on. */
  open: OpenCondition[];
  withinLimits: Check[];
  superload: Reason[];
  escort: EscortReason[];
  openChecks: readonly OpenCheck[];
};

/**
 * Decides whether a load needs a permit in a state: when its width, height, overhangs, length or gross weight exceeds the legal limit.
 *
 * Length. The load has one overall length. Federal law forbids an overall limit for tractor-semitrailers on the National Network
 * (23 CFR 658.13), where the trailer with its load is limited instead. The trailer is tested with its recorded length, or what it
 * has at least where that is more (trailer-length.ts); without a record, what passes no limit is not decided. A state's overall
 * limit off that network is no reason either, as the route is not known here: `openChecks` names it, because an ordinary 70 ft
 * combination is longer than many of them.
 *
 * Kingpin. Twenty states limit how far the trailer's axles are behind its kingpin. Axle distances do not tell where that is, so a
 * limit that may be passed is an open condition (kingpin.ts).
 *
 * Weight. Step 1 of data/bridge-formula.md: gross weight against the smaller of the state's gross limit and the bridge formula for
 * all axles. The state's limit is the Interstate's 80,000 lb everywhere but in Wyoming, where a grandfathered 117,000 lb holds, and
 * Alaska, which has none. Single axles, tandems and inner groups need axle weights, which are not asked for; the 68,000 lb for
 * two tandem sets concerns such an inner group only (a unit has five axles or more), so it never decides here.
 */
export function decidePermit(load: Load, state: StateCode): PermitNeed {
  return needFrom(load, load, state);
}

/**
 * The verdict for an unfinished unit, from the known figures. An exceeded limit stays exceeded, except for weight: axle
 * distances still missing can lower the bridge formula's limit, a sixth axle can raise it.
 */
export function decidePermitSoFar(facts: KnownFacts, state: StateCode): PermitNeed {
  return needFrom(facts, toLoad(facts), state);
}

/** A permit is ordered if it is needed or depends on an open condition. */
export function isOrdered({ verdict }: PermitNeed): boolean {
  return verdict === 'needs' || verdict === 'depends';
}

/** Reasons as the order stores them: exceeded limits and open ones. */
export function listReasons({ reasons, open }: PermitNeed): (Reason | OpenCondition)[] {
  return [...reasons, ...open];
}

function needFrom(known: KnownFacts, load: Load | null, state: StateCode): PermitNeed {
  const facts = stateFacts[state];
  const checks = checkLegalLimits(known, facts);
  const trailer = pickTrailerCheck(known, load, facts);
  if (trailer !== null) checks.push(trailer);
  const isTrailerShort = load !== null && computeLongestTrailer(load) <= facts.legal.trailerLengthIn;
  const reasons = checks.filter(isPassed).map(toReason);
  const kingpin = load === null ? null : findKingpinCondition(load, facts);
  const open = kingpin === null ? [] : [kingpin];
  return {
    state,
    verdict: decideVerdict({ reasons, open, isComplete: isTrailerShort }),
    reasons,
    open,
    withinLimits: checks.filter((check) => !isPassed(check)),
    superload: superloadReasons(known, facts),
    escort: findEscortReasons(known, facts),
    openChecks: listOpenChecks(facts, {
      isTrailerDecided: isTrailerShort || reasons.some(({ what }) => what === 'trailer_length'),
    }),
  };
}

function isPassed({ actual, limit }: Check): boolean {
  return actual > limit;
}

/** A trailer without a record may be longer than its axles imply: its check counts only if it fails. */
function pickTrailerCheck(known: KnownFacts, load: Load | null, facts: StateFacts): Check | null {
  const check = checkTrailer(known, load, facts);
  const isGuess = load !== null && load.trailerLength === null;
  return check === null || (isGuess && !isPassed(check)) ? null : check;
}

/** A load is complete with all figures, including the trailer's length where that can decide. */
function decideVerdict({
  reasons,
  open,
  isComplete,
}: Pick<PermitNeed, 'reasons' | 'open'> & { isComplete: boolean }): Verdict {
  if (reasons.length > 0) return 'needs';
  if (!isComplete) return 'so-far';
  return open.length > 0 ? 'depends' : 'none';
}

export function permitNeeds(load: Load, states: readonly StateCode[]): PermitNeed[] {
  return states.map((state) => decidePermit(load, state));
}

function superloadReasons({ dimensions, weight }: KnownFacts, { superload }: StateFacts): Reason[] {
  const checks: Check[] = [];
  addLength(checks, 'width', superload.widthIn, dimensions.width);
  addLength(checks, 'height', superload.heightIn, dimensions.height);
  addLength(checks, 'length', superload.lengthIn, dimensions.length);
  if (superload.grossWeightLb !== null && weight !== null)
    checks.push({ what: 'gross_weight', limit: superload.grossWeightLb, actual: weight, unit: 'lb' });
  return checks.filter(isPassed).map(toReason);
}

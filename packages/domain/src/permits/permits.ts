import { escortReasons, type EscortReason } from '../load/escorts.ts';
import { kingpinCondition } from '../units/kingpin.ts';
import { addLength, legalChecks, trailerCheck } from '../load/legal-checks.ts';
import type { KnownFacts, Load } from '../load/load.ts';
import { openChecksOf } from '../load/open-checks.ts';
import { type Check, type OpenCondition, type Reason, reasonOf } from '../load/reason.ts';
import type { StateCode, StateFacts } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';
import { trailerAtMost } from '../units/trailer-length.ts';
import { loadOf } from '../units/unit-load.ts';

/**
 * The state needs a permit; it needs none, with every limit checked that we check; that depends on a condition that is still open; or,
 * while not everything is given, nothing is passed so far.
 */
export type Verdict = 'needs' | 'none' | 'depends' | 'so-far';

/** What one state says of one load. `superload` and `escort` are facts about the permit, not further permits. */
export type PermitNeed = {
  state: StateCode;
  verdict: Verdict;
  /** Limits that are passed: why a permit is needed. */
  reasons: Reason[];
  /** Limits that may be passed: what a verdict of `depends` depends on. */
  open: OpenCondition[];
  withinLimits: Check[];
  superload: Reason[];
  escort: EscortReason[];
  /** Sentences on what could not be decided from the facts given. */
  openChecks: readonly string[];
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
export function permitNeed(load: Load, state: StateCode): PermitNeed {
  return needFrom(load, load, state);
}

/**
 * The same while a unit is still being filled in: what the figures that are there decide. A limit that is passed stays passed, but
 * for the weight: axle distances still to come can make the bridge formula allow less, a sixth axle more.
 */
export function permitNeedSoFar(facts: KnownFacts, state: StateCode): PermitNeed {
  return needFrom(facts, loadOf(facts), state);
}

/** Whether a permit is asked for: a state that depends on an open condition can be ordered like one that needs it. */
export function isOrdered({ verdict }: PermitNeed): boolean {
  return verdict === 'needs' || verdict === 'depends';
}

/** Why a permit is asked for, as the order keeps it: each limit that is passed, and each that may be. */
export function permitReasons({ reasons, open }: PermitNeed): (Reason | OpenCondition)[] {
  return [...reasons, ...open];
}

function needFrom(known: KnownFacts, load: Load | null, state: StateCode): PermitNeed {
  const facts = stateFacts[state];
  const checks = legalChecks(known, facts);
  const trailer = shownTrailerCheck(known, load, facts);
  if (trailer !== null) checks.push(trailer);
  const isTrailerShort = load !== null && trailerAtMost(load) <= facts.legal.trailerLengthIn;
  const reasons = checks.filter(isPassed).map(reasonOf);
  const kingpin = load === null ? null : kingpinCondition(load, facts);
  const open = kingpin === null ? [] : [kingpin];
  return {
    state,
    verdict: verdictOf({ reasons, open, isComplete: isTrailerShort }),
    reasons,
    open,
    withinLimits: checks.filter((check) => !isPassed(check)),
    superload: superloadReasons(known, facts),
    escort: escortReasons(known, facts),
    openChecks: openChecksOf(facts, {
      trailerDecided: isTrailerShort || reasons.some(({ what }) => what === 'trailer_length'),
    }),
  };
}

function isPassed({ actual, limit }: Check): boolean {
  return actual > limit;
}

/** A trailer that is not on record may be longer than what the axles imply: its check says something only where it is passed. */
function shownTrailerCheck(known: KnownFacts, load: Load | null, facts: StateFacts): Check | null {
  const check = trailerCheck(known, load, facts);
  const isGuess = load !== null && load.trailerLength === null;
  return check === null || (isGuess && !isPassed(check)) ? null : check;
}

/** Complete is a load of which every figure is there, its trailer's length too where that can decide. */
function verdictOf({
  reasons,
  open,
  isComplete,
}: Pick<PermitNeed, 'reasons' | 'open'> & { isComplete: boolean }): Verdict {
  if (reasons.length > 0) return 'needs';
  if (!isComplete) return 'so-far';
  return open.length > 0 ? 'depends' : 'none';
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
  return checks.filter(isPassed).map(reasonOf);
}

import { checkLegalLimits, checkTrailer } from './legal-checks.ts';
import type { KnownFacts } from './load.ts';
import type { Reason, ReasonKind } from './reason.ts';
import { formatMeasure, listed } from './reason-sentence.ts';
import { type StateCode, stateName } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';
import { toLoad } from '../units/unit-load.ts';

/** The worst excess of each kind over the limits of some states, and the states concerned. */
export type BeyondLimits = { states: StateCode[]; excesses: Reason[]; sentence: string };

/** Comparatives in the order of the sentence; kinds that share a word are one excess. */
const comparatives = [
  ['wider', ['width']],
  ['taller', ['height']],
  ['longer', ['length', 'trailer_length']],
  ['further out in front', ['front_overhang']],
  ['further out at the rear', ['rear_overhang']],
  ['heavier', ['gross_weight', 'bridge_formula']],
] as const satisfies readonly (readonly [string, readonly ReasonKind[]])[];

/** Up to this many states are named; the rest are counted. */
const namedStates = 3;

/**
 * Compares the facts known so far with the limits of `states`, for the banner of an unfinished unit. Null within all
 * limits.
 * `6′0″ wider, 1′8″ taller and 31,400 lb heavier than the limits of Texas and Ohio`.
 */
export function findBeyondLimits(facts: KnownFacts, states: readonly StateCode[]): BeyondLimits | null {
  const excessesByState = new Map(states.map((state) => [state, excessesIn(facts, state)]));
  const passed = [...excessesByState.keys()].filter((state) => excessesByState.get(state)?.length);
  if (passed.length === 0) return null;
  const all = [...excessesByState.values()].flat();
  const worst = comparatives.flatMap(([comparative, kinds]) => {
    const excess = worstOf(all, kinds);
    return excess === null ? [] : [{ comparative, excess }];
  });
  const phrases = worst.map(({ comparative, excess }) => `${formatMeasure(excess.over, excess.unit)} ${comparative}`);
  return {
    states: passed,
    excesses: worst.map(({ excess }) => excess),
    sentence: `${listed(phrases)} than the limits of ${statesInWords(passed)}`,
  };
}

function worstOf(excesses: readonly Reason[], kinds: readonly ReasonKind[]): Reason | null {
  return excesses
    .filter(({ what }) => kinds.includes(what))
    .reduce<Reason | null>((worst, excess) => (worst !== null && worst.over >= excess.over ? worst : excess), null);
}

function excessesIn(facts: KnownFacts, state: StateCode): Reason[] {
  const checks = checkLegalLimits(facts, stateFacts[state]);
  const trailer = checkTrailer(facts, toLoad(facts), stateFacts[state]);
  if (trailer !== null) checks.push(trailer);
  return checks
    .filter(({ actual, limit }) => actual > limit)
    .map((check) => ({ ...check, over: check.actual - check.limit }));
}

function statesInWords(states: readonly StateCode[]): string {
  const others = states.length - namedStates;
  if (others <= 0) return listed(states.map(stateName));
  return listed([
    ...states.slice(0, namedStates).map(stateName),
    others === 1 ? '1 other state' : `${others} other states`,
  ]);
}

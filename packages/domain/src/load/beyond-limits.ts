import { checkLegalLimits, checkTrailer } from './legal-checks.ts';
import type { KnownFacts } from './load.ts';
import type { Reason, ReasonKind } from './reason.ts';
import type { StateCode } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';
import { toLoad } from '../units/unit-load.ts';

/** The largest excess of each kind, and the states that set an exceeded limit. */
export type BeyondLimits = { states: readonly StateCode[]; excesses: readonly Reason[] };

/** Kinds of one row are one excess. */
const kindsInOrder = [
  ['width'],
  ['height'],
  ['length', 'trailer_length'],
  ['front_overhang'],
  ['rear_overhang'],
  ['gross_weight', 'bridge_formula'],
] as const satisfies readonly (readonly ReasonKind[])[];

export function findBeyondLimits(facts: KnownFacts, states: readonly StateCode[]): BeyondLimits | null {
  const excessesByState = new Map(states.map((state) => [state, listExcesses(facts, state)]));
  const passed = [...excessesByState.keys()].filter((state) => excessesByState.get(state)?.length);
  if (passed.length === 0) return null;
  const all = [...excessesByState.values()].flat();
  return { states: passed, excesses: kindsInOrder.flatMap((kinds) => findWorst(all, kinds) ?? []) };
}

function findWorst(excesses: readonly Reason[], kinds: readonly ReasonKind[]): Reason | null {
  return excesses
    .filter(({ what }) => kinds.includes(what))
    .reduce<Reason | null>((worst, excess) => (worst !== null && worst.over >= excess.over ? worst : excess), null);
}

function listExcesses(facts: KnownFacts, state: StateCode): Reason[] {
  const checks = checkLegalLimits(facts, stateFacts[state]);
  const trailer = checkTrailer(facts, toLoad(facts), stateFacts[state]);
  if (trailer !== null) checks.push(trailer);
  return checks
    .filter(({ actual, limit }) => actual > limit)
    .map((check) => ({ ...check, over: check.actual - check.limit }));
}

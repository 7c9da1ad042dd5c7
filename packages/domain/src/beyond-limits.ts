import { type KnownFacts, legalChecks } from './legal-checks.ts';
import type { Reason, ReasonKind } from './reason.ts';
import { listed, measure } from './reason-sentence.ts';
import { type StateCode, stateName } from './state.ts';
import { stateFacts } from './state-facts.ts';

/** How far a load is beyond the limits of some states: the worst excess of each kind, and the states where there is one. */
export type BeyondLimits = { states: StateCode[]; excesses: Reason[]; sentence: string };

/** What to call more of each kind; kinds that read alike are one excess. */
const comparatives: Partial<Record<ReasonKind, string>> = {
  width: 'wider',
  height: 'taller',
  length: 'longer',
  front_overhang: 'further out in front',
  rear_overhang: 'further out at the rear',
  gross_weight: 'heavier',
  bridge_formula: 'heavier',
};

/** So many states are named; the others are counted. */
const namedStates = 3;

/**
 * For the banner, while a unit is being filled in: what is known so far against the limits of `states`. Null within all limits.
 * `6′0″ wider, 1′8″ taller and 31,400 lb heavier than the limits of Texas and Ohio`.
 */
export function beyondLimits(facts: KnownFacts, states: readonly StateCode[]): BeyondLimits | null {
  const worst = new Map<string, Reason>();
  const passed = states.filter((state) => {
    const excesses = excessesIn(facts, state);
    for (const excess of excesses) {
      const key = comparatives[excess.what] ?? excess.what;
      if (excess.over > (worst.get(key)?.over ?? 0)) worst.set(key, excess);
    }
    return excesses.length > 0;
  });
  if (passed.length === 0) return null;
  const phrases = [...worst].map(([comparative, excess]) => `${measure(excess, excess.over)} ${comparative}`);
  return {
    states: passed,
    excesses: [...worst.values()],
    sentence: `${listed(phrases)} than the limits of ${statesInWords(passed)}`,
  };
}

function excessesIn(facts: KnownFacts, state: StateCode): Reason[] {
  return legalChecks(facts, stateFacts[state])
    .filter(({ actual, limit }) => actual > limit)
    .map((check) => ({ ...check, over: check.actual - check.limit }));
}

function statesInWords(states: readonly StateCode[]): string {
  const others = states.length - namedStates;
  if (others <= 0) return listed(states.map(stateName));
  return listed([...states.slice(0, namedStates).map(stateName), others === 1 ? '1 other state' : `${others} other states`]);
}

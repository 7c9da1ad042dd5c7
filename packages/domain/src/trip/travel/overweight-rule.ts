import { fillOverhangs } from '../../permits/load-check.ts';
import type { KnownFacts } from '../../load/load.ts';
import type { MissingFigure } from '../../states/facts/evaluate-condition.ts';
import type { PermitTravel, Sourced } from '../../states/facts/permit-fact.ts';
import { decidePermitSoFar } from '../../permits/permits.ts';
import type { OrderableState } from '../../basics/state-code.ts';
import { findSizeGaps } from '../../permits/movement-figures.ts';
import type { TravelCondition, TravelSource } from './travel-answer.ts';

/** Whether a state lets this load move at any time because it is only overweight. */
export type OverweightRule =
  | { applies: 'no' }
  | (Sourced & { applies: 'yes' })
  | (TravelSource & { applies: 'open'; condition: TravelCondition });

export function decideOverweightRule(
  facts: KnownFacts,
  state: OrderableState,
  rule: PermitTravel['overweightOnly'],
): OverweightRule {
  if (rule?.isUnrestricted === false) return { applies: 'no' };
  const missing = findMissing(facts, state);
  if (missing === null) return { applies: 'no' };
  if (rule === null)
    return { applies: 'open', tier: null, source: null, condition: { missing: [], overweightOnly: 'rule' } };
  const { tier, source } = rule;
  if (missing.length === 0) return { applies: 'yes', tier, source };
  return { applies: 'open', tier, source, condition: { missing, overweightOnly: 'load' } };
}

/** The figures without which the load may not be only overweight; null if it is not. */
function findMissing(facts: KnownFacts, state: OrderableState): MissingFigure[] | null {
  const need = decidePermitSoFar(fillOverhangs(facts), state);
  const isOversize = need.reasons.some(({ unit }) => unit === 'in');
  return need.reasons.length === 0 || isOversize ? null : findSizeGaps(facts, need);
}

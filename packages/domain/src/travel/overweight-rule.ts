import type { KnownFacts } from '../load/load.ts';
import type { MissingFigure } from '../permit-facts/evaluate-condition.ts';
import type { PermitTravel, Sourced } from '../permit-facts/permit-fact.ts';
import type { Reason } from '../limits/reason.ts';
import type { decidePermitSoFar } from '../permits/permits.ts';
import type { TravelCondition, TravelSource } from './travel-answer.ts';

/** Whether a state lets this load move at any time because it is only overweight. */
export type OverweightRule =
  | { applies: 'no' }
  | (Sourced & { applies: 'yes' })
  | (TravelSource & { applies: 'open'; condition: TravelCondition });

type PermitSoFar = ReturnType<typeof decidePermitSoFar>;

export function decideOverweightRule(
  facts: KnownFacts,
  permit: PermitSoFar,
  rule: PermitTravel['overweightOnly'],
): OverweightRule {
  if (rule?.isUnrestricted === false) return { applies: 'no' };
  const missing = findMissing(facts, permit);
  if (missing === null) return { applies: 'no' };
  if (rule === null)
    return { applies: 'open', tier: null, source: null, condition: { missing: [], overweightOnly: 'rule' } };
  const { tier, source } = rule;
  if (missing.length === 0) return { applies: 'yes', tier, source };
  return { applies: 'open', tier, source, condition: { missing, overweightOnly: 'load' } };
}

const sizes = ['width', 'height', 'length'] as const;

/** The figures without which the load may not be only overweight; null if it is not. */
function findMissing(facts: KnownFacts, permit: PermitSoFar): MissingFigure[] | null {
  const { reasons } = permit;
  return reasons.length === 0 || reasons.some(isSize) ? null : listMissingSizes(facts, permit);
}

/** Whether the load passes a limit of size; null: not known. */
export function isOversize(facts: KnownFacts, permit: PermitSoFar): boolean | null {
  if (permit.reasons.some(isSize)) return true;
  return listMissingSizes(facts, permit).length === 0 ? false : null;
}

function isSize({ unit }: Reason): boolean {
  return unit === 'in';
}

/** The figures without which the load may be oversize, though it passes no limit of size so far. */
function listMissingSizes(facts: KnownFacts, { open, openChecks }: PermitSoFar): MissingFigure[] {
  const missing = sizes.filter((size) => facts.dimensions[size] === null);
  if (missing.length > 0) return missing;
  if (openChecks.some(({ code }) => code === 'trailer-length'))
    return [(facts.trailer ?? null) === null ? 'trailer' : 'axleDistances'];
  if (open.some(({ what }) => what.startsWith('kingpin_'))) return ['kingpin'];
  return open.length > 0 ? ['isOversize'] : [];
}

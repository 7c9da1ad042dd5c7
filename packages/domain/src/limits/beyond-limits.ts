import type { KnownFacts } from '../load/load.ts';
import type { Reason, ReasonKind } from './reason.ts';
import type { StateCode } from '../states/state.ts';
import { decidePermitSoFar } from '../permits/permits.ts';

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

/** Null if no limit is exceeded, or only limits of single axles and groups, which are not comparable from state to state. */
export function findBeyondLimits(facts: KnownFacts, states: readonly StateCode[]): BeyondLimits | null {
  const exceeded = states.map((state) => ({
    state,
    excesses: decidePermitSoFar(facts, state).reasons.filter(isRowed),
  }));
  const passed = exceeded.filter(({ excesses }) => excesses.length > 0);
  if (passed.length === 0) return null;
  const all = passed.flatMap(({ excesses }) => excesses);
  return {
    states: passed.map(({ state }) => state),
    excesses: kindsInOrder.flatMap((kinds) => findWorst(all, kinds) ?? []),
  };
}

function isRowed({ what }: Reason): boolean {
  return kindsInOrder.flat().some((kind) => kind === what);
}

function findWorst(excesses: readonly Reason[], kinds: readonly ReasonKind[]): Reason | null {
  return excesses
    .filter(({ what }) => kinds.includes(what))
    .reduce<Reason | null>((worst, excess) => (worst !== null && worst.over >= excess.over ? worst : excess), null);
}

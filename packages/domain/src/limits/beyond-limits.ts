import type { KnownFacts } from '../load/load.ts';
import type { Reason, ReasonKind } from './reason.ts';
import type { StateCode } from '../states/state.ts';
import { decidePermitSoFar } from '../permits/permits.ts';

/** The largest excess of a kind. `isLess`: in some of the states it is less. */
export type Excess = Reason & { isLess: boolean };

/** States that exceed limits of the same kinds. */
export type BeyondLimits = { states: readonly StateCode[]; excesses: readonly Excess[] };

/** Kinds of one row are one excess. */
const kindsInOrder = [
  ['width'],
  ['height'],
  ['length', 'trailer_length'],
  ['front_overhang'],
  ['rear_overhang'],
  ['gross_weight', 'bridge_formula'],
  ['single_axle', 'tandem_axle', 'axle_group'],
] as const satisfies readonly (readonly ReasonKind[])[];
type Row = (typeof kindsInOrder)[number];

/**
 * For each state the kinds of limits that the load exceeds there, states with the same kinds together. Empty if no limit is exceeded, or
 * only limits of single axles and groups, which a sentence about each axle says better.
 */
export function findBeyondLimits(facts: KnownFacts, states: readonly StateCode[]): BeyondLimits[] {
  const groups = new Map<string, { states: StateCode[]; reasons: Reason[]; rows: Row[] }>();
  for (const state of states) {
    const { reasons } = decidePermitSoFar(facts, state);
    const rows = kindsInOrder.filter((row) => reasons.some(({ what }) => isIn(row, what)));
    if (rows.length === 0) continue;
    const key = rows.join(' ');
    const group = groups.get(key) ?? { states: [], reasons: [], rows };
    groups.set(key, { rows, states: [...group.states, state], reasons: [...group.reasons, ...reasons] });
  }
  const found = [...groups.values()];
  if (found.every(({ rows }) => rows.every((row) => isIn(row, 'single_axle')))) return [];
  return found.map((group) => ({
    states: group.states,
    excesses: group.rows.flatMap((row) => findWorst(group.reasons.filter(({ what }) => isIn(row, what))) ?? []),
  }));
}

function isIn(row: Row, kind: ReasonKind): boolean {
  return row.some((one) => one === kind);
}

function findWorst(excesses: readonly Reason[]): Excess | null {
  const [worst] = excesses.toSorted((a, b) => b.over - a.over);
  return worst === undefined ? null : { ...worst, isLess: excesses.some(({ over }) => over < worst.over) };
}

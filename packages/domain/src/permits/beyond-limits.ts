import type { KnownFacts } from '../load/load.ts';
import type { Reason, ReasonKind } from './reason.ts';
import type { StateCode } from '../basics/state-code.ts';
import { decidePermitSoFar, type PermitNeed } from './permits.ts';

/** The largest excess of a kind. `isLess`: in some of the states it is less. */
export type Excess = Reason & { isLess: boolean };

/** Kinds of limits that the load exceeds in the same states. */
export type BeyondLimits = { states: readonly StateCode[]; excesses: readonly Excess[] };

const axleKinds = ['single_axle', 'tandem_axle', 'axle_group'] as const satisfies readonly ReasonKind[];

/** Kinds of one row are one excess. */
const kindsInOrder = [
  ['width'],
  ['height'],
  ['length', 'trailer_length'],
  ['kingpin'],
  ['front_overhang'],
  ['rear_overhang'],
  ['gross_weight', 'bridge_formula'],
  axleKinds,
] as const satisfies readonly (readonly ReasonKind[])[];
type Row = (typeof kindsInOrder)[number];

/**
 * Each kind of limit with the states that set one the load exceeds; kinds with the same states are together. Empty if no limit is exceeded,
 * or only limits of single axles and groups, which a sentence about each axle says better.
 */
export function findBeyondLimits(facts: KnownFacts, states: readonly StateCode[]): BeyondLimits[] {
  const needs = states.map((state) => decidePermitSoFar(facts, state));
  const found = kindsInOrder.flatMap((row) => findExceeded(row, needs) ?? []);
  if (found.every(({ row }) => row === axleKinds)) return [];
  const groups = new Map<string, { states: StateCode[]; excesses: Excess[] }>();
  for (const { states: exceeded, excess } of found) {
    const key = exceeded.join(' ');
    const { excesses = [] } = groups.get(key) ?? {};
    groups.set(key, { states: exceeded, excesses: [...excesses, excess] });
  }
  return [...groups.values()];
}

function findExceeded(row: Row, needs: readonly PermitNeed[]) {
  const found = needs.flatMap(({ state, reasons }) => {
    const isWarned = row === axleKinds && reasons.some(isGross);
    const worst = isWarned ? null : findWorst(reasons.filter(({ what }) => isIn(row, what)));
    return worst === null ? [] : [{ state, worst }];
  });
  const worst = findWorst(found.map((one) => one.worst));
  if (worst === null) return null;
  const isLess = found.some((one) => one.worst.over < worst.over);
  return { row, states: found.map(({ state }) => state), excess: { ...worst, isLess } };
}

/** The gross weight says more than its axles. */
function isGross({ what }: Reason): boolean {
  return what === 'gross_weight' || what === 'bridge_formula';
}

function isIn(row: Row, kind: ReasonKind): boolean {
  return row.some((one) => one === kind);
}

function findWorst(reasons: readonly Reason[]): Reason | null {
  const [worst] = reasons.toSorted((a, b) => b.over - a.over);
  return worst ?? null;
}

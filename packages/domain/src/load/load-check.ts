import type { KnownFacts } from './load.ts';
import { type Cents, sumCents } from '../money/money.ts';
import { isOrdered, type PermitNeed, permitNeedSoFar } from '../permits/permits.ts';
import { type FeeLine, feeLineOfDays } from '../fees/pricing.ts';
import { type LoadChange, smallestChange } from './smallest-change.ts';
import { isOrderable, type StateCode } from '../states/state.ts';
import { loadOf } from '../units/unit-load.ts';

/** A new permit runs from today to today plus 3 days (spec [9]): so many days are meant where none are said. */
export const usualPermitDays = 4;

/** What one state says of a load. */
export type CheckedState = {
  need: PermitNeed;
  /** Null where no permit is asked for, and in a state whose permits are not sold. */
  fee: FeeLine | null;
  /** What would have to change for this state to need none; null where nothing would do, or not everything is given. */
  change: LoadChange[] | null;
};

export type LoadCheck = {
  rows: CheckedState[];
  /** No permit is needed in any of the states, for certain. */
  isLegal: boolean;
  /** Fees of the permits that are sold, those of open conditions too; what one order of them costs. */
  total: Cents;
  /** The smallest change after which none of the states needs a permit. */
  change: LoadChange[] | null;
};

/** Overhangs that are not given are none: most loads have none, and an order says 0. */
export function withoutOverhangs(facts: KnownFacts): KnownFacts {
  const { frontOverhang, rearOverhang } = facts.dimensions;
  const overhangs = { frontOverhang: frontOverhang ?? 0, rearOverhang: rearOverhang ?? 0 };
  return { ...facts, dimensions: { ...facts.dimensions, ...overhangs } };
}

/** Judges what is known of a load in each of `states`, by the rules that decide and price the permits of an order of `days` days. */
export function checkLoad(known: KnownFacts, states: readonly StateCode[], days: number): LoadCheck {
  const facts = withoutOverhangs(known);
  const rows = [...new Set(states)].map((state) => checkState(facts, state, days));
  const needs = rows.map(({ need }) => need);
  const needing = needs.filter(({ verdict }) => verdict === 'needs').map(({ state }) => state);
  return {
    rows,
    isLegal: needs.length > 0 && needs.every(({ verdict }) => verdict === 'none'),
    total: sumCents(rows.flatMap(({ fee }) => fee?.amount ?? [])),
    change: changeFor(facts, needing),
  };
}

function checkState(facts: KnownFacts, state: StateCode, days: number): CheckedState {
  const need = permitNeedSoFar(facts, state);
  const fee = isOrdered(need) && isOrderable(state) ? feeLineOfDays(state, days) : null;
  return { need, fee, change: need.verdict === 'needs' ? changeFor(facts, [state]) : null };
}

function changeFor(facts: KnownFacts, states: readonly StateCode[]): LoadChange[] | null {
  const load = loadOf(facts);
  return load === null || states.length === 0 ? null : smallestChange(load, states);
}

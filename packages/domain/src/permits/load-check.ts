import type { KnownFacts } from '../load/load.ts';
import { type Cents, sumCents } from '../basics/money.ts';
import { isOrdered, type PermitNeed, decidePermitSoFar } from './permits.ts';
import { type FeeLine, type FeeTerms, priceFeeForDays } from './fees/pricing.ts';
import { type LoadChange, findPracticalChange } from './smallest-change.ts';
import { isOrderable, type StateCode } from '../basics/state-code.ts';
import { toLoad } from '../load/unit-load.ts';

export type CheckedState = {
  need: PermitNeed;
  /** Null if no permit is needed, or none is sold. */
  fee: FeeLine | null;
  /** Null if no change avoids the permit, or facts are missing. */
  change: LoadChange[] | null;
};

export type LoadCheck = {
  rows: CheckedState[];
  isLegal: boolean;
  /** Includes the fees of permits that depend on an open condition. */
  total: Cents;
  change: LoadChange[] | null;
};

/** Most loads have no overhangs, so missing ones count as 0. */
export function fillOverhangs(facts: KnownFacts): KnownFacts {
  const { frontOverhang, rearOverhang } = facts.dimensions;
  const overhangs = { frontOverhang: frontOverhang ?? 0, rearOverhang: rearOverhang ?? 0 };
  return { ...facts, dimensions: { ...facts.dimensions, ...overhangs } };
}

/** The miles of a trip in each state. */
export type MilesByState = Readonly<Partial<Record<StateCode, number>>>;

/** `miles` are those of a trip; a state without miles has the fee of an unknown route. */
export type CheckTerms = { days: number; miles?: MilesByState | undefined };

/** Applies the rules of an order whose permits run for `days` days. */
export function checkLoad(
  known: KnownFacts,
  states: readonly StateCode[],
  { days, miles = {} }: CheckTerms,
): LoadCheck {
  const facts = fillOverhangs(known);
  const rows = [...new Set(states)].map((state) => checkState(facts, state, { days, miles: miles[state] }));
  const needs = rows.map(({ need }) => need);
  const needing = needs.filter(({ verdict }) => verdict === 'needs').map(({ state }) => state);
  return {
    rows,
    isLegal: needs.length > 0 && needs.every(({ verdict }) => verdict === 'none'),
    total: sumCents(rows.flatMap(({ fee }) => fee?.amount ?? [])),
    change: findChange(facts, needing),
  };
}

function checkState(facts: KnownFacts, state: StateCode, terms: FeeTerms): CheckedState {
  const need = decidePermitSoFar(facts, state);
  const fee = isOrdered(need) && isOrderable(state) ? priceFeeForDays({ facts, type: null }, state, terms) : null;
  return { need, fee, change: need.verdict === 'needs' ? findChange(facts, [state]) : null };
}

function findChange(facts: KnownFacts, states: readonly StateCode[]): LoadChange[] | null {
  const load = toLoad(facts);
  return load === null || states.length === 0 ? null : findPracticalChange(load, states);
}

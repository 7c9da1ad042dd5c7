import { listKnownGaps } from '../load/axles.ts';
import { listAxleWeights } from '../load/axle-fields.ts';
import type { KnownFacts } from '../load/load.ts';
import { evaluateCondition } from '../states/facts/evaluate-condition.ts';
import type { PermitMaximum, Sourced } from '../states/facts/permit-fact.ts';
import { permitMaximums } from '../states/facts/permit-maximums.generated.ts';
import { isOrderable, type StateCode } from '../basics/state-code.ts';
import { findAxleSets } from './bridge-check.ts';
import type { AxleSpan } from './reason.ts';

/** In pounds. Without `axles` it is about the gross weight; `isSum`: `limit` is what all of its axles may carry together. */
export type BeyondMaximum = Sourced & {
  limit: number;
  actual: number;
  axles?: AxleSpan;
  isSum?: true;
  /** The maximum of another source. */
  perhaps?: number;
};

/** A maximum that this load passes only if the note holds, or only if another source is right (`note` null). */
export type OpenMaximum = BeyondMaximum & { note: string | null };

/** `beyond`: more than the state's permits allow, so that the state decides. */
export type MaximumAnswer = { beyond: BeyondMaximum[]; open: OpenMaximum[] };

type Group = AxleSpan & { axles: number; inches: number; actual: number | null };
/** Axles up to 8 ft apart, and every group within them. */
type AxleSet = { whole: Group; groups: readonly Group[] };
type Weighed = { gross: number | null; sets: readonly AxleSet[] };

const nothing: MaximumAnswer = { beyond: [], open: [] };

export function decideMaximums(facts: KnownFacts, state: StateCode): MaximumAnswer {
  const rows = isOrderable(state) ? permitMaximums[state] : [];
  if (rows.length === 0) return nothing;
  const load = weigh(facts);
  const gaps = listKnownGaps(facts.axles);
  const figures = { gross: facts.weight, axles: gaps === null ? null : gaps.length + 1 };
  const sure: PermitMaximum[] = [];
  const noted = new Map<string, PermitMaximum[]>();
  for (const row of rows) {
    const condition = evaluateCondition(row.when, figures);
    if (condition === 'holds') sure.push(row);
    else if (condition !== 'fails' && condition.note !== undefined && condition.missing.length === 0)
      noted.set(condition.note, [...(noted.get(condition.note) ?? []), row]);
  }
  const beyond = findBeyond(load, sure);
  if (beyond.length > 0) return { beyond, open: [] };
  const stricter = sure.flatMap((row) =>
    row.perhapsLb !== undefined && row.perhapsLb < row.limitLb ? [{ ...row, limitLb: row.perhapsLb }] : [],
  );
  return {
    beyond,
    open: [
      ...[...noted].flatMap(([note, group]) => findBeyond(load, group).map((found) => ({ ...found, note }))),
      ...findBeyond(load, stricter).map((found) => ({ ...found, note: null })),
    ],
  };
}

/** @returns true if the load is more than any permit of the state allows, as far as its maximums are known. */
export function isBeyondMaximum(facts: KnownFacts, state: StateCode): boolean {
  return decideMaximums(facts, state).beyond.length > 0;
}

function weigh(facts: KnownFacts): Weighed {
  const gaps = listKnownGaps(facts.axles);
  if (gaps === null) return { gross: facts.weight, sets: [] };
  const weights = listAxleWeights(facts);
  const toGroup = (from: number, to: number): Group => {
    const own = weights.slice(from - 1, to).filter((weight) => weight !== null);
    const isKnown = own.length === to - from + 1;
    return {
      from,
      to,
      axles: to - from + 1,
      inches: gaps.slice(from - 1, to - 1).reduce<number>((sum, gap) => sum + gap, 0),
      actual: isKnown ? own.reduce((sum, weight) => sum + weight, 0) : null,
    };
  };
  const sets = findAxleSets(gaps).map(({ from, to }) => ({
    whole: toGroup(from, to),
    groups: listSpans(from, to).map((span) => toGroup(span.from, span.to)),
  }));
  return { gross: facts.weight, sets };
}

/** The largest first. */
function listSpans(from: number, to: number): AxleSpan[] {
  const sizes = Array.from({ length: to - from + 1 }, (_, at) => to - from + 1 - at);
  return sizes.flatMap((size) =>
    Array.from({ length: to - from + 2 - size }, (_, at) => ({ from: from + at, to: from + at + size - 1 })),
  );
}

/** One excess for each set of axles, that of its largest group, and the gross weight. */
function findBeyond({ gross, sets }: Weighed, rows: readonly PermitMaximum[]): BeyondMaximum[] {
  const found = sets.flatMap((set) => findOfSet(set, rows) ?? []);
  const most = findLeast(rows.filter(({ of }) => of === 'gross'));
  if (gross !== null && most !== null && gross > most.limitLb) found.push(toBeyond(most, gross));
  const sum = found.length === 0 && gross !== null ? sumOfSets(sets, rows) : null;
  if (sum !== null && gross !== null && gross > sum.limitLb) found.push({ ...toBeyond(sum, gross), isSum: true });
  return found;
}

function findOfSet(set: AxleSet, rows: readonly PermitMaximum[]): BeyondMaximum | null {
  for (const group of set.groups) {
    const most = findMost(group, set.whole, rows);
    if (most !== null && group.actual !== null && group.actual > most.limitLb)
      return { ...toBeyond(most, group.actual), axles: { from: group.from, to: group.to } };
  }
  return null;
}

const ofGroup = { 1: 'single', 2: 'tandem', 3: 'tridem', 4: 'quad', 5: 'five_axles' } as const;

/** A part of a group may carry its share of what the whole group may, where that is more. */
function findMost(group: Group, whole: Group, rows: readonly PermitMaximum[]): PermitMaximum | null {
  const own = findOwn(group, rows);
  if (own === null || group.axles === whole.axles || own.of === 'each_axle') return own;
  const share = ((findOwn(whole, rows)?.limitLb ?? 0) * group.axles) / whole.axles;
  return share > own.limitLb ? { ...own, limitLb: Math.floor(share) } : own;
}

function findOwn({ from, axles, inches }: Group, rows: readonly PermitMaximum[]): PermitMaximum | null {
  const isSteer = from === 1 && axles === 1;
  const steer = rows.filter(({ of }) => isSteer && of === 'steer');
  const own = rows.filter(
    ({ of, withinIn = Infinity }) =>
      of === ofGroup[axles as keyof typeof ofGroup] && inches <= withinIn && steer.length === 0,
  );
  const each = rows.filter(({ of }) => of === 'each_axle').map((row) => ({ ...row, limitLb: row.limitLb * axles }));
  return findLeast([...steer, ...own, ...each]);
}

/** The most that all axles together may carry, however the weight lies on them; null where the most of a group is not known. */
function sumOfSets(sets: readonly AxleSet[], rows: readonly PermitMaximum[]): PermitMaximum | null {
  const most = sets.map(({ whole }) => findOwn(whole, rows));
  const [first] = most;
  if (first === undefined || first === null) return null;
  let limitLb = 0;
  for (const one of most) {
    if (one === null) return null;
    limitLb += one.limitLb;
  }
  const { source, tier } = most.findLast((one) => one !== null) ?? first;
  return { when: {}, of: 'gross', limitLb, source, tier };
}

function findLeast(rows: readonly PermitMaximum[]): PermitMaximum | null {
  const [least] = rows.toSorted((a, b) => a.limitLb - b.limitLb);
  return least ?? null;
}

function toBeyond({ limitLb, perhapsLb, source, tier }: PermitMaximum, actual: number): BeyondMaximum {
  const isOther = perhapsLb !== undefined && perhapsLb !== limitLb;
  return { limit: limitLb, actual, source, tier, ...(isOther && { perhaps: perhapsLb }) };
}

import { type Cents, cents, sumCents } from '../../basics/money.ts';
import { listDoubts, type StateDoubts } from '../list-doubts.ts';
import type { OrderableState } from '../../basics/state-code.ts';
import { type ChargedLoad, findOwnFee } from './pricing.ts';
import { type ExtraCharge, findExtraCharges } from './extra-charges.ts';
import { findWeightCharge } from './weight-charges.ts';
import { summarizeWeight, type WeightSummary } from './weight-summary.ts';

/** The difference between the state's own `fee` for the size and the listed price, for `permits` units of an order. */
export type SizeRest = { state: OrderableState; amount: Cents; fee: Cents; permits: number };

export type StateExtras = { state: OrderableState; extras: ExtraCharge[]; permits: number };

/** The figures on which the sources of a state disagree, for loads in it. */
export type DoubtedState = { state: OrderableState; doubts: StateDoubts };

export type ChargeSummary = {
  weight: WeightSummary;
  size: { total: Cents; lines: SizeRest[] };
  extras: { total: Cents; most: Cents | null; lines: StateExtras[] };
  doubts: DoubtedState[];
};

/** Charges of the states for these loads beyond the fees that the order pays. */
export function findCharges(loads: readonly ChargedLoad[]): ChargeSummary {
  const found = loads.map(findCharge);
  return {
    weight: summarizeWeight(found.map(({ state, weight }) => ({ state, charge: weight }))),
    size: summarizeSize(found.flatMap(({ rest }) => rest ?? [])),
    extras: summarizeExtras(found),
    doubts: loads.map(({ state, load, miles }) => ({ state, doubts: listDoubts(load, state, miles ?? null) })),
  };
}

function findCharge({ state, load, charged, ...route }: ChargedLoad) {
  const miles = route.miles ?? null;
  const fee = findOwnFee(load, state, miles) ?? charged;
  const rest = Math.max(0, fee - charged);
  const weight = findWeightCharge(load, state, { charged: charged + rest, miles });
  return {
    state,
    rest: rest === 0 ? null : { state, amount: cents(rest), fee: cents(fee) },
    weight,
    extras: findExtraCharges(state, { fee, surplus: Math.max(0, charged - fee), weight, load, miles }),
  };
}

function summarizeSize(rests: readonly Omit<SizeRest, 'permits'>[]): ChargeSummary['size'] {
  const lines = new Map<OrderableState, SizeRest>();
  for (const rest of rests) {
    const before = lines.get(rest.state);
    const amount = sumCents([before?.amount ?? cents(0), rest.amount]);
    lines.set(rest.state, { ...rest, amount, permits: (before?.permits ?? 0) + 1 });
  }
  return { total: sumCents(rests.map(({ amount }) => amount)), lines: [...lines.values()] };
}

function summarizeExtras(found: readonly Omit<StateExtras, 'permits'>[]): ChargeSummary['extras'] {
  const lines = new Map<OrderableState, StateExtras>();
  for (const { state, extras } of found) {
    if (extras.length === 0) continue;
    const before = lines.get(state);
    const joined = [...(before?.extras ?? []), ...extras].reduce(addExtra, []);
    lines.set(state, { state, extras: joined, permits: (before?.permits ?? 0) + 1 });
  }
  const all = [...lines.values()].flatMap(({ extras }) => extras);
  const due = all.filter(({ bound }) => bound !== 'most');
  const isLimited = all.every(({ amount, bound }) => amount !== null && bound !== 'least');
  return {
    total: sumCents(due.flatMap(({ amount }) => amount ?? [])),
    most: isLimited ? sumCents(all.flatMap(({ amount }) => amount ?? [])) : null,
    lines: [...lines.values()],
  };
}

/** Fees of one kind are one sum. Those without a sum stay as they are. */
function addExtra(extras: ExtraCharge[], extra: ExtraCharge): ExtraCharge[] {
  const isSame = ({ kind, bound, amount }: ExtraCharge) =>
    kind === extra.kind && bound === extra.bound && (amount === null) === (extra.amount === null);
  const same = extras.find(isSame);
  if (same === undefined) return [...extras, extra];
  const amount = same.amount === null || extra.amount === null ? null : sumCents([same.amount, extra.amount]);
  const notes = [...new Set([...(same.notes ?? []), ...(extra.notes ?? [])])];
  return extras.map((one) => (one === same ? { ...one, amount, ...(notes.length > 0 && { notes }) } : one));
}

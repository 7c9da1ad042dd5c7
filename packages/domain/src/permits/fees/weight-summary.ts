import { type Cents, sumCents } from '../../basics/money.ts';
import type { OrderableState } from '../../basics/state-code.ts';
import type { EstablishedCharge, WeightCharge } from './weight-charges.ts';

/** `permits` is more than 1 if several units of an order are charged in the state. */
export type StateCharge = { state: OrderableState; charge: WeightCharge; permits: number };

export type WeightSummary = {
  /** The certain sums of all states. */
  total: Cents;
  /** With what may be due; null if no limit is known. */
  most: Cents | null;
  /** The largest sum first. A state that charges nothing for the weight has no line. */
  lines: StateCharge[];
  /** True if a load is over a weight limit anywhere. */
  isOverweight: boolean;
};

export function summarizeWeight(charges: readonly Omit<StateCharge, 'permits'>[]): WeightSummary {
  const lines = new Map<string, StateCharge>();
  for (const { state, charge } of charges) {
    if (!isCharged(charge)) continue;
    const key = `${state} ${charge.status === 'not-established'}`;
    const before = lines.get(key);
    if (before === undefined) lines.set(key, { state, charge, permits: 1 });
    else lines.set(key, { state, charge: joinCharges(before.charge, charge), permits: before.permits + 1 });
  }
  const amounts = [...lines.values()].map(({ charge }) => charge).filter(isEstablished);
  return {
    total: sumCents(amounts.map(({ amount }) => amount)),
    most: addMost([...lines.values()].map(({ charge }) => charge)),
    lines: [...lines.values()].toSorted((one, other) => rank(other) - rank(one)),
    isOverweight: charges.some(({ charge }) => charge.status !== 'none'),
  };
}

/** A rate for each mile, or a charge that is not known, has no limit. */
function addMost(charges: readonly WeightCharge[]): Cents | null {
  const known = charges.filter(isEstablished).map(({ most }) => most);
  const limited = known.filter((most) => most !== null);
  return limited.length < charges.length ? null : sumCents(limited);
}

function rank({ charge }: StateCharge): number {
  return isEstablished(charge) ? charge.amount : -1;
}

/** @returns true if more than the fee is due, or may be. */
function isCharged(charge: WeightCharge): boolean {
  if (charge.status === 'none') return false;
  return charge.status !== 'expected' || charge.amount > 0;
}

function isEstablished(charge: WeightCharge): charge is EstablishedCharge {
  return charge.status !== 'none' && charge.status !== 'not-established';
}

const certainty = ['expected', 'open', 'by-miles'] as const;

function joinCharges(one: WeightCharge, other: WeightCharge): WeightCharge {
  if (!isEstablished(one) || !isEstablished(other)) return one;
  return {
    ...one,
    status: certainty[Math.max(certainty.indexOf(one.status), certainty.indexOf(other.status))] ?? 'open',
    amount: sumCents([one.amount, other.amount]),
    most: one.most === null || other.most === null ? null : sumCents([one.most, other.most]),
    perMile: one.perMile + other.perMile,
    mostPerMile: one.mostPerMile === null || other.mostPerMile === null ? null : one.mostPerMile + other.mostPerMile,
    parts: [...one.parts, ...other.parts],
    conditions: [...one.conditions, ...other.conditions],
  };
}

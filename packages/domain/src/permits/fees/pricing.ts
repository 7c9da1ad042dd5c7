import type { KnownFacts } from '../../load/load.ts';
import { type Day, countDays } from '../../basics/day.ts';
import { type Cents, cents, multiplyCents } from '../../basics/money.ts';
import { decideRows, type OpenPart } from '../../states/facts/evaluate-condition.ts';
import type { FactTier, SizeFee } from '../../states/facts/permit-fact.ts';
import { sizeFees } from '../../states/facts/size-fees.generated.ts';
import type { OrderableState } from '../../basics/state-code.ts';
import { stateFacts } from '../../states/state-facts.ts';
import { toConditionFigures, type TravelLoad } from '../../load/travel-load.ts';
import { countOversizeDimensions } from './oversize-dimensions.ts';

/** The state would charge `fee` instead if the condition holds. */
export type OpenFee = { fee: Cents; condition: OpenPart; tier: FactTier; source: string };

/** `days` is 1 unless the state charges by the day; `amount` is `fee` times `days`. */
export type FeeLine = {
  state: OrderableState;
  fee: Cents;
  chargedDaily: boolean;
  days: number;
  amount: Cents;
  /** Null for a price that the specification lists. */
  tier: FactTier | null;
  /** The row that holds: a key of `permitSources` of the state. Null while no row is certain. */
  source: string | null;
  /** Null if the fee is certain; else it is the lowest that can be due, and this is its condition. */
  condition: OpenPart | null;
  open: OpenFee[];
  /** The fee of the state's own table if it is more than the listed price. */
  dearerFee: Cents | null;
};

export type FeeTerms = {
  /** Both days count. */
  days: number;
  /** In the state; null or absent if the route is not known. */
  miles?: number | null | undefined;
};

/** Spec [3] lists these prices; they never depend on the load. */
export const listedStates: ReadonlySet<OrderableState> = new Set(['CA', 'FL', 'KY', 'LA', 'NH', 'OH', 'OR', 'TX']);

/** Both days count. A range that ends before it starts counts as one day. */
export function priceFee(
  load: TravelLoad,
  state: OrderableState,
  { start, end, miles }: { start: Day; end: Day; miles?: FeeTerms['miles'] },
): FeeLine {
  // Counting days takes most of the time of a price.
  const days = stateFacts[state].fee.chargedDaily ? countDays(start, end) : 1;
  return priceFeeForDays(load, state, { days, miles });
}

/** The fee of the tier that fits the load. While a condition is open, the lowest fee that is certain is charged. */
export function priceFeeForDays(load: TravelLoad, state: OrderableState, terms: FeeTerms): FeeLine {
  const { chargedDaily } = stateFacts[state].fee;
  const days = chargedDaily ? Math.max(1, terms.days) : 1;
  const own = decideFee(load, state, terms.miles);
  const isListed = listedStates.has(state);
  const { fee, tier, source, condition, open } = isListed ? toListedFee(state, own) : own;
  const dearerFee = isListed && isCertain(own) && own.fee > fee ? own.fee : null;
  const amount = multiplyCents(fee, days);
  return { state, fee, chargedDaily, days, amount, tier, source, condition, open, dearerFee };
}

/** The fee of a single trip by the state's own table where the price is listed. Null for other prices, and if not certain. */
export function findOwnFee(load: TravelLoad, state: OrderableState, miles: FeeTerms['miles']): Cents | null {
  if (!listedStates.has(state) || stateFacts[state].fee.chargedDaily) return null;
  const own = decideFee(load, state, miles);
  return isCertain(own) ? own.fee : null;
}

/**
 * Between the lowest and the highest fee that the state can charge for the size by these rows. A listed price
 * counts where the state's own fee is not certain.
 */
export function findFeeRange(
  load: TravelLoad,
  state: OrderableState,
  { miles, rows }: { miles: FeeTerms['miles']; rows: readonly SizeFee[] },
): { least: Cents; most: Cents } {
  const own = decideFee(load, state, miles, rows);
  const fees = [own.fee, ...own.open.map(({ fee }) => fee)];
  const least = listedStates.has(state) && !isCertain(own) ? toFlatFee(state).fee : cents(Math.min(...fees));
  return { least, most: cents(Math.max(...fees)) };
}

type DecidedFee = Pick<FeeLine, 'fee' | 'tier' | 'source' | 'condition' | 'open'>;

function toListedFee(state: OrderableState, own: DecidedFee): DecidedFee {
  const { fee } = toFlatFee(state);
  return { fee, tier: null, source: isCertain(own) ? own.source : null, condition: null, open: [] };
}

function isCertain({ condition, open }: DecidedFee): boolean {
  return condition === null && open.length === 0;
}

function toFlatFee(state: OrderableState): DecidedFee {
  // A test checks that every orderable state has a price.
  return { fee: stateFacts[state].fee.amount ?? cents(0), tier: null, source: null, condition: null, open: [] };
}

function decideFee(
  load: TravelLoad,
  state: OrderableState,
  miles: FeeTerms['miles'],
  rows: readonly SizeFee[] = sizeFees[state],
): DecidedFee {
  const { settled, open } = decideRows(rows, toConditionFigures(load, miles));
  const openFees = open.map(({ row, condition }) => {
    const { tier, source } = row;
    return { fee: computeRowFee(row, load, state), tier, source, condition };
  });
  if (settled !== null) {
    const { tier, source } = settled;
    const fee = computeRowFee(settled, load, state);
    return { fee, tier, source, condition: null, open: listOtherFees(openFees, fee) };
  }
  const lowest = openFees.toSorted((one, other) => one.fee - other.fee)[0];
  if (lowest === undefined) return toFlatFee(state);
  const { fee, tier, source, condition } = lowest;
  return { fee, tier, source, condition, open: listOtherFees(openFees, fee) };
}

function listOtherFees(open: readonly OpenFee[], charged: Cents): OpenFee[] {
  return open.filter(({ fee }) => fee !== charged);
}

function computeRowFee({ dollars, per }: SizeFee, load: TravelLoad, state: OrderableState): Cents {
  const count = per === 'dimension' ? Math.max(1, countOversizeDimensions(load, state)) : 1;
  return cents(Math.round(dollars * 100) * count);
}

/** A load in a state, with the fee that the order pays for it, in cents. Without miles the route is not known. */
export type ChargedLoad = { state: OrderableState; load: TravelLoad; charged: number; miles?: number | undefined };

/** The check does not ask for the type of the load. */
export function toChargedLoad(facts: KnownFacts, { state, amount }: FeeLine, miles?: number): ChargedLoad {
  return { state, load: { facts, type: null }, charged: amount, miles };
}

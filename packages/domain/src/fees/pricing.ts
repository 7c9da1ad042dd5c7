import { type Day, countDays } from '../days/day.ts';
import { type Cents, cents, sumCents, multiplyCents } from '../money/money.ts';
import { decideRows } from '../permit-facts/decide-rows.ts';
import type { OpenPart } from '../permit-facts/evaluate-condition.ts';
import type { FactTier, SizeFee } from '../permit-facts/permit-fact.ts';
import { sizeFees } from '../permit-facts/size-fees.generated.ts';
import type { OrderableState } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';
import { toConditionFigures, type TravelLoad } from '../travel/travel-load.ts';
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
  /** Null for a price that the specification lists, like `source`. */
  tier: FactTier | null;
  /** A key of `permitSources` of the state. */
  source: string | null;
  /** Null if the fee is certain; else it is the lowest that can be due, and this is its condition. */
  condition: OpenPart | null;
  open: OpenFee[];
};

/** Spec [3] lists these prices; they never depend on the load. */
export const listedStates: ReadonlySet<OrderableState> = new Set(['CA', 'FL', 'KY', 'LA', 'NH', 'OH', 'OR', 'TX']);

/** Both days count. A range that ends before it starts counts as one day. */
export function priceFee(load: TravelLoad, state: OrderableState, dates: { start: Day; end: Day }): FeeLine {
  return priceFeeForDays(load, state, countDays(dates.start, dates.end));
}

/** The fee of the tier that fits the load. While a condition is open, the lowest fee that is certain is charged. */
export function priceFeeForDays(load: TravelLoad, state: OrderableState, wishedDays: number): FeeLine {
  const { chargedDaily } = stateFacts[state].fee;
  const days = chargedDaily ? Math.max(1, wishedDays) : 1;
  const { fee, ...decided } = listedStates.has(state) ? findListedFee(state) : decideFee(load, state);
  return { state, fee, chargedDaily, days, amount: multiplyCents(fee, days), ...decided };
}

type DecidedFee = Pick<FeeLine, 'fee' | 'tier' | 'source' | 'condition' | 'open'>;

function findListedFee(state: OrderableState): DecidedFee {
  // A test checks that every orderable state has a price.
  return { fee: stateFacts[state].fee.amount ?? cents(0), tier: null, source: null, condition: null, open: [] };
}

function decideFee(load: TravelLoad, state: OrderableState): DecidedFee {
  const { settled, open } = decideRows(sizeFees[state], toConditionFigures(load));
  const toFee = ({ dollars, per }: SizeFee): Cents =>
    cents(Math.round(dollars * 100) * (per === 'dimension' ? Math.max(1, countOversizeDimensions(load, state)) : 1));
  const openFees = open.map(({ row, condition }) => ({
    fee: toFee(row),
    condition,
    tier: row.tier,
    source: row.source,
  }));
  const lowest = openFees.toSorted((one, other) => one.fee - other.fee)[0];
  const charged =
    settled === null ? lowest : { fee: toFee(settled), tier: settled.tier, source: settled.source, condition: null };
  if (charged === undefined) return findListedFee(state);
  return { ...charged, open: openFees.filter(({ fee }) => fee !== charged.fee) };
}

export function totalOfUnit(unitId: string, permits: readonly { unit: string; price: number }[]): Cents {
  return totalOfOrder(permits.filter((permit) => permit.unit === unitId));
}

export function totalOfOrder(permits: readonly { price: number }[]): Cents {
  return sumCents(permits.map((permit) => cents(permit.price)));
}

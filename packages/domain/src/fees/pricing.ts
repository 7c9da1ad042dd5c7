import { type Day, countDays } from '../days/day.ts';
import { type Cents, cents, sumCents, multiplyCents } from '../money/money.ts';
import type { OrderableState } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';

/** `days` is 1 unless the state charges by the day; `amount` is `fee` times `days`. */
export type FeeLine = { state: OrderableState; fee: Cents; chargedDaily: boolean; days: number; amount: Cents };

/** Both days count. A range that ends before it starts counts as one day. */
export function priceFee(state: OrderableState, start: Day, end: Day): FeeLine {
  return priceFeeForDays(state, countDays(start, end));
}

export function priceFeeForDays(state: OrderableState, wishedDays: number): FeeLine {
  const { amount, chargedDaily } = stateFacts[state].fee;
  // A test checks that every orderable state has a price.
  const fee = amount ?? cents(0);
  const days = chargedDaily ? Math.max(1, wishedDays) : 1;
  return { state, fee, chargedDaily, days, amount: multiplyCents(fee, days) };
}

type DatedPermit = { state: OrderableState; date: { startDate: Day; endDate: Day } };

export function priceOfPermit({ state, date }: DatedPermit): Cents {
  return priceFee(state, date.startDate, date.endDate).amount;
}

export function totalOfUnit(unitId: string, permits: readonly { unit: string; price: number }[]): Cents {
  return totalOfOrder(permits.filter((permit) => permit.unit === unitId));
}

export function totalOfOrder(permits: readonly { price: number }[]): Cents {
  return sumCents(permits.map((permit) => cents(permit.price)));
}

import { type Day, daysInRange } from '../days/day.ts';
import { type Cents, cents, sumCents, timesCents } from '../money/money.ts';
import type { OrderableState } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';

/** How one permit is priced: `amount` is `fee` times `days`, and `days` is 1 unless the state charges by the day. */
export type FeeLine = { state: OrderableState; fee: Cents; chargedDaily: boolean; days: number; amount: Cents };

/** The state's fee for a permit from `start` to `end`, both days counted. A range that ends before it starts counts as one day. */
export function feeLine(state: OrderableState, start: Day, end: Day): FeeLine {
  return feeLineOfDays(state, daysInRange(start, end));
}

/** The same where only the number of days is known. */
export function feeLineOfDays(state: OrderableState, wishedDays: number): FeeLine {
  const { amount, chargedDaily } = stateFacts[state].fee;
  // Every orderable state has a price; a test holds the data to that.
  const fee = amount ?? cents(0);
  const days = chargedDaily ? Math.max(1, wishedDays) : 1;
  return { state, fee, chargedDaily, days, amount: timesCents(fee, days) };
}

type DatedPermit = { state: OrderableState; date: { startDate: Day; endDate: Day } };

export function priceOfPermit({ state, date }: DatedPermit): Cents {
  return feeLine(state, date.startDate, date.endDate).amount;
}

/** Sum of the unit's permits, by the price that each was given (spec [9]). */
export function totalOfUnit(unitId: string, permits: readonly { unit: string; price: number }[]): Cents {
  return totalOfOrder(permits.filter((permit) => permit.unit === unitId));
}

/** Sum over all units, which is the sum over all permits. */
export function totalOfOrder(permits: readonly { price: number }[]): Cents {
  return sumCents(permits.map((permit) => cents(permit.price)));
}

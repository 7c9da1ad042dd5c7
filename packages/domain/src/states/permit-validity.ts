import { stateFacts } from './state-facts.ts';
import type { StateCode } from '../basics/state-code.ts';
import { addDays, computeWeekday, type Day } from '../basics/day.ts';

export type PermitValidity = { days: number; isBusinessDays: boolean };

/** Null: the state has no limit, or none is established. */
export function findValidity(state: StateCode): PermitValidity | null {
  const { validityDays: days, validInBusinessDays: isBusinessDays } = stateFacts[state].fee;
  return days === null ? null : { days, isBusinessDays };
}

/** Whether a permit can cover this many days in a row, given the best day to start. */
export function coversDays({ days, isBusinessDays }: PermitValidity, wanted: number): boolean {
  const weekends = isBusinessDays ? Math.ceil(days / 5) * 2 : 0;
  return wanted <= days + weekends;
}

/** The start counts. Holidays count as business days, so the answer is never too late. */
export function findLastValidDay(start: Day, { days, isBusinessDays }: PermitValidity): Day {
  if (!isBusinessDays) return addDays(start, days - 1);
  let day = start;
  let left = days - (isBusinessDay(day) ? 1 : 0);
  while (left > 0) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

function isBusinessDay(day: Day): boolean {
  const weekday = computeWeekday(day);
  return weekday !== 'Saturday' && weekday !== 'Sunday';
}

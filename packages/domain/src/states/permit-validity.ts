import { stateFacts } from './state-facts.ts';
import type { StateCode } from '../basics/state-code.ts';
import { addDays, compareDays, computeWeekday, type Day } from '../basics/day.ts';

export type PermitValidity = { days: number; isBusinessDays: boolean };

/** Null: the state has no limit, or none is established. */
export function findValidity(state: StateCode): PermitValidity | null {
  const { validityDays: days, validInBusinessDays: isBusinessDays } = stateFacts[state].fee;
  return days === null ? null : { days, isBusinessDays };
}

/** @returns true if a permit can cover this many days in a row, given the best day to start. */
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

/**
 * The maximum of the state if one permit cannot have these days; null if it can. A state that charges by the day gives as
 * many as are paid for.
 */
export function findExceededValidity(
  state: StateCode,
  { start, end }: { start: Day; end: Day },
): PermitValidity | null {
  const validity = findValidity(state);
  if (validity === null || stateFacts[state].fee.chargedDaily) return null;
  return compareDays(end, findLastValidDay(start, validity)) > 0 ? validity : null;
}

function isBusinessDay(day: Day): boolean {
  const weekday = computeWeekday(day);
  return weekday !== 'Saturday' && weekday !== 'Sunday';
}

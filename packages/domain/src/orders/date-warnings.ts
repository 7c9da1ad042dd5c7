import type { StateCode } from '../basics/state-code.ts';
import { compareDays, countDays, type Day } from '../basics/day.ts';
import { findLastValidDay, findValidity, type PermitValidity } from '../states/permit-validity.ts';

export type DateWarning =
  | { because: 'past-start' }
  | { because: 'past'; days: number }
  | { because: 'too-long'; validity: PermitValidity; days: number };

type PermitDays = { start: Day; end: Day };

/** Warns about a permit's days without refusing them (spec [5]). `today` is the carrier's; `start` and `end` are both included. */
export function findDateWarnings(state: StateCode, { today, ...dates }: PermitDays & { today: Day }): DateWarning[] {
  if (countDays(dates.start, dates.end) < 1) return [];
  return [...findPastWarnings(dates, today), ...findLengthWarnings(state, dates)];
}

function findPastWarnings({ start, end }: PermitDays, today: Day): DateWarning[] {
  if (compareDays(start, today) >= 0) return [];
  if (compareDays(end, today) >= 0) return [{ because: 'past-start' }];
  return [{ because: 'past', days: countDays(start, end) }];
}

function findLengthWarnings(state: StateCode, { start, end }: PermitDays): DateWarning[] {
  const validity = findValidity(state);
  if (validity === null || compareDays(end, findLastValidDay(start, validity)) <= 0) return [];
  return [{ because: 'too-long', validity, days: countDays(start, end) }];
}

import { addDays, compareDays, computeWeekday, type Day } from '../../days/day.ts';
import { permitFees } from '../../permit-facts/permit-fees.generated.ts';
import { stateFacts } from '../../states/state-facts.ts';
import { isOrderable, type StateCode } from '../../states/state.ts';
import { getLocalClock } from '../hours/local-clock.ts';
import type { StateStay } from './simulation.ts';

export type PermitValidity = { days: number; isBusinessDays: boolean };

/** Null: the state has no limit, or none is established. */
export function findValidity(state: StateCode): PermitValidity | null {
  const validity = isOrderable(state) ? permitFees[state].validity : null;
  if (validity !== null) return { days: validity.days, isBusinessDays: validity.isBusinessDays };
  const { validityDays: days } = stateFacts[state].fee;
  return days === null ? null : { days, isBusinessDays: false };
}

/** `runsOut`: the permit cannot hold until the truck leaves the state. */
export type PermitDates = { start: Day; end: Day; runsOut: boolean };

const USUAL_DAYS_AFTER = 3;

/**
 * From the day that the truck enters the state, in the zone of the state, until three days later; longer if the stay is
 * longer, but never longer than the permit holds.
 */
export function proposePermitDates(
  { enters, leaves, zone }: Pick<StateStay, 'enters' | 'leaves' | 'zone'>,
  validity: PermitValidity | null,
): PermitDates {
  const clock = getLocalClock(zone);
  const start = clock.dayOf(enters);
  const lastDay = clock.dayOf(leaves);
  const wanted = findLater(lastDay, addDays(start, USUAL_DAYS_AFTER));
  const holdsUntil = validity === null ? wanted : findLastValidDay(start, validity);
  const end = compareDays(wanted, holdsUntil) <= 0 ? wanted : holdsUntil;
  return { start, end, runsOut: compareDays(end, lastDay) < 0 };
}

/** The start counts. Holidays count as business days, so the answer is never too late. */
function findLastValidDay(start: Day, { days, isBusinessDays }: PermitValidity): Day {
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

function findLater(a: Day, b: Day): Day {
  return compareDays(a, b) >= 0 ? a : b;
}

import { addDays, compareDays, type Day } from '../../basics/day.ts';
import { findLastValidDay, type PermitValidity } from '../../states/permit-validity.ts';
import { getLocalClock } from '../hours/local-clock.ts';
import type { StateStay } from './simulation.ts';

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

function findLater(a: Day, b: Day): Day {
  return compareDays(a, b) >= 0 ? a : b;
}

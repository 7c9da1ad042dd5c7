import {
  findPermitTerm,
  toDayIn,
  toLocalNow,
  type Day,
  type IssuedDays,
  type LocalNow,
  type Place,
  type DraftTrip,
} from '@wideload/domain';
import { localTime } from '@wideload/local-time';
import { createFieldProblem } from '#problem.ts';

/** Applies when the browser does not send its time zone. */
const DEFAULT_TIME_ZONE = 'America/Chicago';

/** @returns true if the last day of an issued permit is over where its way through the state ends. */
export function isExpiredPermit(permit: IssuedDays & { route: { destination: Place } }, now: Date): boolean {
  const today = toDayIn(now, localTime.findZone(permit.route.destination));
  if (today === null) throw new Error('The zone of a place is not one of Intl.');
  return findPermitTerm(permit, today) === 'expired';
}

/** Today in the carrier's time zone. */
export function computeToday(timeZone: string | undefined, now: Date): Day {
  return refuseUnknownZone(toDayIn(now, timeZone ?? DEFAULT_TIME_ZONE));
}

/** Day and clock in the carrier's time zone. */
export function computeLocalNow(timeZone: string | undefined, now: Date): LocalNow {
  return refuseUnknownZone(toLocalNow(now, timeZone ?? DEFAULT_TIME_ZONE));
}

function refuseUnknownZone<T>(found: T | null): T {
  if (found === null) throw createFieldProblem('timeZone', 'Not a time zone');
  return found;
}

/** The IANA zone of the origin, in which the hour of the departure is; null without an origin. */
export function findTripZone({ places }: Pick<DraftTrip, 'places'>): string | null {
  const origin = places[0] ?? null;
  return origin === null ? null : localTime.findZone(origin);
}

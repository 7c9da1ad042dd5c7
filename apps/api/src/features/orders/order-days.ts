import { toDayIn, toLocalNow, type Day, type LocalNow, type Place } from '@wideload/domain';
import { localTime } from '@wideload/local-time';
import { createFieldProblem } from '../../problem.ts';

/** Applies when the browser does not send its time zone. */
const DEFAULT_TIME_ZONE = 'America/Chicago';

/** Today where a permit ends, which is a day of its state. */
export function computePermitDay({ route }: { route: { destination: Place } }, now: Date): Day {
  const today = toDayIn(now, localTime.findZone(route.destination));
  if (today === null) throw new Error('The zone of a place is not one of Intl.');
  return today;
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

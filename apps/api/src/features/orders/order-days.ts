import { toDayIn, toLocalNow, type Day, type LocalNow } from '@wideload/domain';
import { createFieldProblem } from '../../problem.ts';

/** Applies when the browser does not send its time zone. */
const DEFAULT_TIME_ZONE = 'America/Chicago';

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

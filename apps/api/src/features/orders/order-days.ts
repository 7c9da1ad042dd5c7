import { toDayIn, type Day } from '@wideload/domain';
import { createFieldProblem } from '../../problem.ts';

/** Applies when the browser does not send its time zone. */
const DEFAULT_TIME_ZONE = 'America/Chicago';

/** Today in the carrier's time zone. */
export function computeToday(timeZone: string | undefined, now: Date): Day {
  const today = toDayIn(now, timeZone ?? DEFAULT_TIME_ZONE);
  if (today === null) throw createFieldProblem('timeZone', 'Not a time zone');
  return today;
}

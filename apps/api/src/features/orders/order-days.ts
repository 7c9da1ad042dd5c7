import { toDayIn, type Day } from '@wideload/domain';
import { fieldProblem } from '../../problem.ts';

/** Where a carrier's day is counted when the browser does not say its zone. */
const DEFAULT_TIME_ZONE = 'America/Chicago';

/** The carrier's day. @throws Problem `input.invalid` at `timeZone`. */
export function todayIn(timeZone: string | undefined, now: Date): Day {
  const today = toDayIn(now, timeZone ?? DEFAULT_TIME_ZONE);
  if (today === null) throw fieldProblem('timeZone', 'Not a time zone');
  return today;
}

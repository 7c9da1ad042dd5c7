import { parseDay, parseTypedDay, type Day } from '@wideload/domain';
import { todayHere } from '../../lib/today-here.ts';

/** The day in a form's text, stored or typed; null if it is none. */
export function dayOfText(text: string): Day | null {
  return parseDay(text) ?? parseTypedDay(text, todayHere());
}

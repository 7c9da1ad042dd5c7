import { parseDay, readDay, type Day } from '@wideload/domain';
import { todayHere } from '../../lib/today-here.ts';

/** The day that a text of a form says, kept or typed; null for what is none. */
export function dayOfText(text: string): Day | null {
  return parseDay(text) ?? readDay(text, todayHere());
}

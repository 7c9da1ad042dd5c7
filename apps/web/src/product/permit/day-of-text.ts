import { parseDay, readDay, type Day } from '@wideload/domain';
import { todayHere } from '../../lib/today-here.ts';

export function dayOfText(text: string): Day | null {
  return parseDay(text) ?? readDay(text, todayHere());
}

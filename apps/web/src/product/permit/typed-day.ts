import { parseDayText, type Day } from '@wideload/domain';
import { findToday } from '#lib/today.ts';

export function parseTypedDay(text: string): Day | null {
  return parseDayText(text, findToday());
}

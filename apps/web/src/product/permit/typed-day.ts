import { parseDay, parseDayText, type Day } from '@wideload/domain';
import { findToday } from '#lib/today.ts';

export function parseTypedDay(text: string): Day | null {
  return parseDay(text) ?? parseDayText(text, findToday());
}

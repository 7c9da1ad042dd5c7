import { parseDayText, parseGivenDay, type Day } from '@wideload/domain';
import { findToday } from '#lib/today.ts';

export function parseTypedDay(text: string): Day | null {
  return parseGivenDay(parseDayText(text, findToday()) ?? '');
}

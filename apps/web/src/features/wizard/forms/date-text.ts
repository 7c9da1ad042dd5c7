import { addDays, compareDays, countDays, parseDay, readDay, type Day } from '@wideload/domain';
import { todayHere } from '../../../lib/today-here.ts';

/** The day that a text of a form says, kept or typed; null for what is none. */
export function dayOfText(text: string): Day | null {
  return parseDay(text) ?? readDay(text, todayHere());
}

/** The end of a range whose start moves to `start`: as it was, or moved with as many days when it would come before the start. */
export function endAfterStart({ startDate, endDate }: { startDate: string; endDate: string }, start: string): string {
  const [from, to, moved] = [parseDay(startDate), parseDay(endDate), parseDay(start)];
  if (moved === null || to === null || compareDays(moved, to) <= 0) return endDate;
  const days = from === null ? 1 : Math.max(1, countDays(from, to));
  return addDays(moved, days - 1);
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** `Saturday, November 21, 2026`; what is no day as it was typed. */
export function dayText(text: string): string {
  const day = dayOfText(text);
  return day === null ? text : longDay.format(new Date(`${day}T00:00:00Z`));
}

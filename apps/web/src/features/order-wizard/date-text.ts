import { addDays, compareDays, daysInRange, parseDay, weekdayOf } from '@wideload/domain';

/** `Saturday`, or undefined for what is no day. */
export function weekdayText(text: string): string | undefined {
  const day = parseDay(text);
  return day === null ? undefined : weekdayOf(day);
}

/** The end of a range whose start moves to `start`: as it was, or moved with as many days when it would come before the start. */
export function endAfterStart({ startDate, endDate }: { startDate: string; endDate: string }, start: string): string {
  const [from, to, moved] = [parseDay(startDate), parseDay(endDate), parseDay(start)];
  if (moved === null || to === null || compareDays(moved, to) <= 0) return endDate;
  const days = from === null ? 1 : Math.max(1, daysInRange(from, to));
  return addDays(moved, days - 1);
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** `Saturday, November 21, 2026`; what is no day as it was typed. */
export function dayText(text: string): string {
  const day = parseDay(text);
  return day === null ? text : longDay.format(new Date(`${day}T00:00:00Z`));
}

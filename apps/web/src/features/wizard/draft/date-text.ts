import { addDays, compareDays, countDays, parseDay } from '@wideload/domain';
import { parseTypedDay } from '#product/permit/typed-day.ts';

/** The end of a range after its start moves to `start`. An end before the new start moves by the same number of days. */
export function computeEndDate({ startDate, endDate }: { startDate: string; endDate: string }, start: string): string {
  const [from, to, moved] = [parseDay(startDate), parseDay(endDate), parseDay(start)];
  if (moved === null || to === null || compareDays(moved, to) <= 0) return endDate;
  const days = from === null ? 1 : Math.max(1, countDays(from, to));
  return addDays(moved, days - 1);
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** `Saturday, November 21, 2026`; a text that is no day stays as typed. */
export function formatDayText(text: string): string {
  const day = parseTypedDay(text);
  return day === null ? text : longDay.format(new Date(`${day}T00:00:00Z`));
}

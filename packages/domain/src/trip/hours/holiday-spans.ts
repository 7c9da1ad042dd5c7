import { addDays, computeWeekday, type Day, type Weekday } from '../../basics/day.ts';
import type { HolidayBan } from '../travel/travel-answer.ts';
import { findRuleDay, isFixedDate, listHolidays } from './holiday-rules.ts';

export type HolidayDays = Pick<HolidayBan, 'days' | 'weekend' | 'observed'>;

/** From `first` to `last` a holiday closes whole days; it can begin on the day before and end on the day after. */
export type HolidaySpan = { holiday: string; before: Day; first: Day; last: Day; after: Day };

/** The spans that touch a day. */
export function findHolidaySpans(ban: HolidayDays, day: Day): HolidaySpan[] {
  const year = Number(day.slice(0, 4));
  // An observed New Year falls in the year before, and a span can end in the next year.
  return [year - 1, year, year + 1]
    .flatMap((at) => listHolidaySpans(ban, at))
    .filter(({ before, after }) => before <= day && day <= after);
}

const known = new WeakMap<HolidayDays, Map<number, HolidaySpan[]>>();

/** Remembered, because a calendar asks for every day of a year. */
function listHolidaySpans(ban: HolidayDays, year: number): HolidaySpan[] {
  const years = known.get(ban) ?? new Map<number, HolidaySpan[]>();
  const spans = years.get(year) ?? listHolidays(ban.days).map((holiday) => toSpan(holiday, year, ban));
  known.set(ban, years.set(year, spans));
  return spans;
}

/** Where a state says nothing, both the day itself and its observed weekday are closed: the stricter reading. */
function toSpan(holiday: string, year: number, { weekend, observed }: HolidayDays): HolidaySpan {
  const day = findRuleDay(holiday, year);
  const weekday = computeWeekday(day);
  const isShifted = isFixedDate(holiday) && observed !== 'none';
  let first = isShifted && observed !== 'sunday' && weekday === 'Saturday' ? addDays(day, -1) : day;
  let last = isShifted && weekday === 'Sunday' ? addDays(day, 1) : day;
  if (weekend !== undefined) {
    first = addDays(first, -(daysSinceSaturday[computeWeekday(first)] ?? 0));
    const isFridayAlone = computeWeekday(last) === 'Friday' && weekend === 'before';
    if (!isFridayAlone) last = addDays(last, daysUntilSunday[computeWeekday(last)] ?? 0);
  }
  return { holiday, before: addDays(first, -1), first, last, after: addDays(last, 1) };
}

const daysSinceSaturday: Partial<Record<Weekday, number>> = { Sunday: 1, Monday: 2 };
const daysUntilSunday: Partial<Record<Weekday, number>> = { Friday: 2, Saturday: 1 };

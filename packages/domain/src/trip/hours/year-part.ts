import { addDays, computeWeekday, type Day } from '../../basics/day.ts';
import type { YearPart } from '../../states/facts/permit-fact.ts';
import type { HolidayBan } from '../travel/travel-answer.ts';
import { findHolidaySpans } from './holiday-spans.ts';
import { findRuleDay } from './holiday-rules.ts';

/** `bans` are those of the state, for the weekends beside its holidays. */
export function isInYearPart(part: YearPart, day: Day, bans: readonly HolidayBan[]): boolean {
  if (part === 'holiday_weekends') return bans.some((ban) => isHolidayWeekend(ban, day));
  const year = Number(day.slice(0, 4));
  const [from, to] = [findRuleDay(part[0], year), findRuleDay(part[1], year)];
  // A part that ends before it begins goes over the end of the year.
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

function isHolidayWeekend(ban: HolidayBan, day: Day): boolean {
  const weekday = computeWeekday(day);
  if (weekday !== 'Saturday' && weekday !== 'Sunday') return false;
  const saturday = weekday === 'Saturday' ? day : addDays(day, -1);
  return [addDays(saturday, -1), addDays(saturday, 2)].some((edge) =>
    findHolidaySpans(ban, edge).some(({ first, last }) => first <= edge && edge <= last),
  );
}

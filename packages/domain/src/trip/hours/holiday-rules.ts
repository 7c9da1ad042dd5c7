import { addDays, computeWeekday, parseDay, requireDay, weekdays, type Day, type Weekday } from '../../basics/day.ts';
import type { YearPart } from '../../states/facts/permit-fact.ts';
import type { HolidayBan } from '../travel-answer.ts';

type FindDay = (year: number) => Day;

const fixed = {
  new_year: '01-01',
  juneteenth: '06-19',
  independence: '07-04',
  veterans: '11-11',
  christmas: '12-25',
} as const;

const moving = {
  martin_luther_king: (year) => findNthWeekday(year, 1, 'Monday', 3),
  presidents: (year) => findNthWeekday(year, 2, 'Monday', 3),
  good_friday: (year) => addDays(computeEaster(year), -2),
  easter: computeEaster,
  // The last Monday of May.
  memorial: (year) => addDays(findNthWeekday(year, 6, 'Monday', 1), -7),
  labor: (year) => findNthWeekday(year, 9, 'Monday', 1),
  columbus: (year) => findNthWeekday(year, 10, 'Monday', 2),
  thanksgiving: findThanksgiving,
  thanksgiving_friday: (year) => addDays(findThanksgiving(year), 1),
  christmas_eve: (year) => toDay(year, 12, 24),
  new_year_eve: (year) => toDay(year, 12, 31),
} satisfies Record<string, FindDay>;

/**
 * The legal holidays of 5 U.S.C. 6103: for a state that bars legal holidays and names none, and counted as not checked where
 * a state's own are not all known.
 */
export const legalHolidays = [
  'new_year',
  'martin_luther_king',
  'presidents',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'columbus',
  'veterans',
  'thanksgiving',
  'christmas',
];

export function listHolidays(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => (name === 'unnamed_legal_holidays' ? legalHolidays : [name]));
}

/** The day of `christmas`, `other:Pioneer Day:07-24`, `04-MON3` or `thanksgiving-5` in a year. */
export function findRuleDay(rule: string, year: number): Day {
  const [, base = '', shift = '0'] = /^(.+?)([-+]\d{1,2})?$/.exec(getDayRule(rule)) ?? [];
  if (Object.hasOwn(moving, base)) return addDays(moving[base as keyof typeof moving](year), Number(shift));
  const date = fixed[rule as keyof typeof fixed] ?? getDayRule(rule);
  const [, month = '', weekday, count] = /^(\d\d)-(?:([A-Z]{3})(\d)|\d\d)$/.exec(date) ?? [];
  const day =
    weekday === undefined
      ? parseDay(`${year}-${date}`)
      : findNthWeekday(year, Number(month), toWeekday(weekday), Number(count));
  if (day === null) throw new Error(`${rule} is no day of ${year}`);
  return day;
}

/** Only a holiday of a fixed date has an observed weekday. */
export function isFixedDate(rule: string): boolean {
  return Object.hasOwn(fixed, rule) || /^other:[^:]+:\d\d-\d\d$/.test(rule);
}

function getDayRule(rule: string): string {
  return rule.startsWith('other:') ? (rule.split(':')[2] ?? '') : rule;
}

function toWeekday(short: string): Weekday {
  const weekday = weekdays.find((name) => name.slice(0, 3).toUpperCase() === short);
  if (weekday === undefined) throw new Error(`${short} is no weekday`);
  return weekday;
}

function toDay(year: number, month: number, day: number): Day {
  return requireDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

function findNthWeekday(year: number, month: number, weekday: Weekday, count: number): Day {
  const first = toDay(year, month, 1);
  const ahead = (weekdays.indexOf(weekday) - weekdays.indexOf(computeWeekday(first)) + 7) % 7;
  return addDays(first, ahead + 7 * (count - 1));
}

function findThanksgiving(year: number): Day {
  return findNthWeekday(year, 11, 'Thursday', 4);
}

/** Gregorian Easter Sunday (Meeus, Jones, Butcher). */
function computeEaster(year: number): Day {
  const divide = (value: number, by: number) => Math.floor(value / by);
  const [a, b, c] = [year % 19, divide(year, 100), year % 100];
  const [d, e, g] = [divide(b, 4), b % 4, divide(8 * b + 13, 25)];
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * divide(c, 4) - h - (c % 4)) % 7;
  const m = divide(a + 11 * h + 19 * l, 433);
  const month = divide(h + l - 7 * m + 90, 25);
  return toDay(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

export type HolidayDays = Pick<HolidayBan, 'days' | 'weekend' | 'observed'>;

/** From `first` to `last` a holiday closes whole days; it can begin on the day before and end on the day after. */
type HolidaySpan = { holiday: string; before: Day; first: Day; last: Day; after: Day };

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

/** If a state says nothing, both the day itself and its observed weekday are closed: the stricter reading. */
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

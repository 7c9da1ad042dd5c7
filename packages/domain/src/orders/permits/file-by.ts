import { addDays, computeWeekday, type Day } from '../../basics/day.ts';
import { isOrderable, orderableStates, type OrderableState, type StateCode } from '../../basics/state-code.ts';
import { permitTravel } from '../../states/facts/permit-travel.generated.ts';
import { legalHolidays, listHolidays, findHolidaySpans, type HolidayDays } from '../../trip/hours/holiday-rules.ts';

/** Office days that an application needs before the first day of travel; at once means at any hour, on the first day too. */
type FilingTime = number | 'at-once';

/** Without a known time, an application has to be in on the last office day before the trip. */
const usualTime: FilingTime = 1;
/** A superload is looked at by engineers. Where nothing is found, a week of office days is safe. */
const usualSuperloadTime: FilingTime = 5;

/** From `turnaround` of `data/filing`, where it names a time; `file-by.test.ts` holds the two together. */
const routineTimes: Partial<Record<OrderableState, FilingTime>> = {
  FL: 'at-once',
  KY: 'at-once',
  MS: 'at-once',
  ND: 'at-once',
  OK: 'at-once',
  TX: 'at-once',
};

const superloadTimes: Partial<Record<OrderableState, number>> = {
  // 48 working hours on average.
  AZ: 6,
  FL: 10,
  NC: 10,
  NJ: 3,
  // Up to 14 days where a region must agree.
  UT: 10,
  // 7 days ahead, and 30 over 200,000 lb.
  WA: 22,
  // 48 hours and more when a route study is needed.
  WY: 5,
};

/** When an office closes, in Central Time, so that offices of all zones sort; `file-by.test.ts` holds them to `data/filing`. */
const closings: Partial<Record<OrderableState, string>> = {
  AL: '16:45',
  AR: '16:30',
  AZ: '18:00',
  CA: '19:00',
  DE: '15:30',
  FL: '16:00',
  GA: '15:45',
  IA: '16:30',
  ID: '18:00',
  IL: '16:30',
  KS: '16:45',
  LA: '15:30',
  MA: '15:00',
  MD: '15:30',
  ME: '16:00',
  MN: '16:00',
  MS: '16:30',
  MT: '18:00',
  NC: '15:00',
  ND: '16:30',
  NE: '17:00',
  NJ: '15:00',
  NM: '18:00',
  NV: '18:30',
  OK: '16:30',
  OR: '19:00',
  PA: '15:00',
  RI: '14:30',
  SC: '15:30',
  SD: '19:00',
  TN: '16:30',
  TX: '17:00',
  VT: '15:15',
  WI: '16:30',
  WV: '15:00',
  WY: '17:30',
};
/** The earliest closing of all, for a state whose hours are not found. */
export const earliestClosing = '14:30';

export function findClosing(state: StateCode): string {
  return (isOrderable(state) ? closings[state] : undefined) ?? earliestClosing;
}

/** Null where no source names a time. */
export function findNamedTime(state: OrderableState, isSuperload: boolean): FilingTime | null {
  return (isSuperload ? superloadTimes : routineTimes)[state] ?? null;
}

export function findFilingTime(state: StateCode, isSuperload: boolean): FilingTime {
  if (!isOrderable(state)) return usualTime;
  return findNamedTime(state, isSuperload) ?? (isSuperload ? usualSuperloadTime : usualTime);
}

/**
 * The days on which no office of the state works: the federal holidays, and those that the state itself names, such as Patriots Day in
 * Maine. A day too many only files earlier.
 */
const officeHolidays = new Map<StateCode, HolidayDays>(
  orderableStates.map((state) => {
    const named = permitTravel[state].holidays.flatMap(({ days }) => listHolidays(days));
    return [state, { days: [...new Set([...legalHolidays, ...named])] }];
  }),
);
const federalHolidays: HolidayDays = { days: legalHolidays };

export function isOfficeDay(state: StateCode, day: Day): boolean {
  const weekday = computeWeekday(day);
  if (weekday === 'Saturday' || weekday === 'Sunday') return false;
  const holidays = officeHolidays.get(state) ?? federalHolidays;
  return !findHolidaySpans(holidays, day).some(({ first, last }) => first <= day && day <= last);
}

type Filed = { state: StateCode; firstDay: Day; isSuperload: boolean };

/** The last day on which a permit can be filed so that the state has answered before the first day of travel. */
export function findFileBy({ state, firstDay, isSuperload }: Filed): Day {
  const time = findFilingTime(state, isSuperload);
  if (time === 'at-once') return firstDay;
  let day = firstDay;
  for (let left = time; left > 0;) {
    day = addDays(day, -1);
    if (isOfficeDay(state, day)) left -= 1;
  }
  return day;
}

/** `findFileBy` with the hour, in Central Time: `2026-12-04T15:30`. What is issued at once must be there when the first day begins. */
export function findFileByTime(filed: Filed): string {
  const isAtOnce = findFilingTime(filed.state, filed.isSuperload) === 'at-once';
  return `${findFileBy(filed)}T${isAtOnce ? '00:00' : findClosing(filed.state)}`;
}

import { addDays, computeWeekday, type Day } from '../../basics/day.ts';
import { isOrderable, orderableStates, type OrderableState, type StateCode } from '../../basics/state-code.ts';
import { permitTravel } from '../../states/facts/permit-travel.generated.ts';
import { legalHolidays, listHolidays } from '../../trip/hours/holiday-rules.ts';
import { findHolidaySpans, type HolidayDays } from '../../trip/hours/holiday-spans.ts';

/** Office days that an application needs before the first day of travel; at once means at any hour, on the first day too. */
type FilingTime = number | 'at-once';

/** Where nothing is found, an application has to be in on the last office day before the trip. */
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

export function findFilingTime(state: StateCode, isSuperload: boolean): FilingTime {
  if (!isOrderable(state)) return usualTime;
  if (isSuperload) return superloadTimes[state] ?? usualSuperloadTime;
  return routineTimes[state] ?? usualTime;
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

function isOfficeDay(state: StateCode, day: Day): boolean {
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

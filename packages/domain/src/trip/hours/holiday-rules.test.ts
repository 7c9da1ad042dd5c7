import { describe, expect, test } from 'vitest';
import { permitTravel } from '../../states/facts/permit-travel.generated.ts';
import { orderableStates } from '../../basics/state-code.ts';
import { aDay } from '../../testing/sample.test-support.ts';
import { findRuleDay, listHolidays, findHolidaySpans } from './holiday-rules.ts';

/** The day in 2026, 2027 and 2028, and its observed weekday if it has one, compared with dates that states publish. */
const vectors: [rule: string, ...years: [day: string, observed?: string][]][] = [
  ['new_year', ['2026-01-01'], ['2027-01-01'], ['2028-01-01', '2027-12-31']],
  ['martin_luther_king', ['2026-01-19'], ['2027-01-18'], ['2028-01-17']],
  ['presidents', ['2026-02-16'], ['2027-02-15'], ['2028-02-21']],
  ['good_friday', ['2026-04-03'], ['2027-03-26'], ['2028-04-14']],
  ['easter', ['2026-04-05'], ['2027-03-28'], ['2028-04-16']],
  ['memorial', ['2026-05-25'], ['2027-05-31'], ['2028-05-29']],
  ['juneteenth', ['2026-06-19'], ['2027-06-19', '2027-06-18'], ['2028-06-19']],
  ['independence', ['2026-07-04', '2026-07-03'], ['2027-07-04', '2027-07-05'], ['2028-07-04']],
  ['labor', ['2026-09-07'], ['2027-09-06'], ['2028-09-04']],
  ['columbus', ['2026-10-12'], ['2027-10-11'], ['2028-10-09']],
  ['veterans', ['2026-11-11'], ['2027-11-11'], ['2028-11-11', '2028-11-10']],
  ['thanksgiving', ['2026-11-26'], ['2027-11-25'], ['2028-11-23']],
  ['thanksgiving_friday', ['2026-11-27'], ['2027-11-26'], ['2028-11-24']],
  ['christmas_eve', ['2026-12-24'], ['2027-12-24'], ['2028-12-24']],
  ['christmas', ['2026-12-25'], ['2027-12-25', '2027-12-24'], ['2028-12-25']],
  ['new_year_eve', ['2026-12-31'], ['2027-12-31'], ['2028-12-31']],
  ['other:Patriots Day:04-MON3', ['2026-04-20'], ['2027-04-19'], ['2028-04-17']],
  ['other:Victory Day:08-MON2', ['2026-08-10'], ['2027-08-09'], ['2028-08-14']],
];

const cases = vectors.flatMap(([rule, ...years]) =>
  years.map(([day, observed], index) => ({ rule, year: 2026 + index, day, observed })),
);

test.each(cases)('$rule in $year is on $day', ({ rule, year, day }) => {
  expect(findRuleDay(rule, year)).toBe(day);
});

test.each(cases)('$rule in $year closes its observed weekday too', ({ rule, day, observed }) => {
  const [span] = findHolidaySpans({ days: [rule] }, aDay(day));
  expect([span?.first, span?.last]).toEqual([day, observed ?? day].toSorted());
});

test.each([
  [2024, '2024-03-31'],
  [1954, '1954-04-18'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, day) => {
  expect(findRuleDay('easter', year)).toBe(day);
});

test.each([
  ['05-FRI4', '2026-05-22'],
  ['memorial-3', '2026-05-22'],
  ['thanksgiving-5', '2026-11-21'],
  ['thanksgiving+2', '2026-11-28'],
  ['02-12', '2026-02-12'],
  ['other:Pioneer Day:07-24', '2026-07-24'],
])('%s in 2026 is %s', (rule, day) => {
  expect(findRuleDay(rule, 2026)).toBe(day);
});

test('a rule that is none fails', () => {
  expect(() => findRuleDay('solstice', 2026)).toThrow('solstice');
  expect(() => findRuleDay('02-30', 2026)).toThrow('02-30');
  expect(() => findRuleDay('02-XYZ1', 2026)).toThrow('XYZ');
});

describe.each(orderableStates)('%s', (state) => {
  const { holidays, weekend, curfews } = permitTravel[state];

  test('has a day for each of its holidays', () => {
    for (const rule of listHolidays(holidays.flatMap(({ days }) => days)))
      expect(findRuleDay(rule, 2027)).toMatch(/^202[78]-/);
  });

  test('says in words which part of the year a row is for', () => {
    expect(weekend.filter(({ dates, when }) => dates !== undefined && when.note === undefined)).toEqual([]);
    for (const { area, isStatewide } of curfews)
      expect(isStatewide === true, area).toBe(/^(?:statewide|whole state|every highway)/.test(area));
  });
});

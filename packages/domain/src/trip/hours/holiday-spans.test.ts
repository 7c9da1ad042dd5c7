import { describe, expect, test } from 'vitest';
import { aDay } from '../../testing/sample.test-support.ts';
import { findHolidaySpans, type HolidayDays, isInYearPart } from './holiday-rules.ts';

const cases: [name: string, ban: HolidayDays, day: string, first: string, last: string][] = [
  ['a Saturday holiday closes the Friday', { days: ['independence'] }, '2026-07-04', '2026-07-03', '2026-07-04'],
  ['a Sunday holiday closes the Monday', { days: ['independence'] }, '2027-07-04', '2027-07-04', '2027-07-05'],
  ['not in Vermont', { days: ['independence'], observed: 'none' }, '2026-07-04', '2026-07-04', '2026-07-04'],
  [
    'in Rhode Island after a Sunday',
    { days: ['christmas'], observed: 'sunday' },
    '2033-12-25',
    '2033-12-25',
    '2033-12-26',
  ],
  ['nor before a Saturday', { days: ['christmas'], observed: 'sunday' }, '2027-12-25', '2027-12-25', '2027-12-25'],
  ['New Year of 2028 begins in 2027', { days: ['new_year'] }, '2027-12-31', '2027-12-31', '2028-01-01'],
  ['Christmas Eve never moves', { days: ['christmas_eve'] }, '2028-12-24', '2028-12-24', '2028-12-24'],
  ['a state holiday of a date moves', { days: ['other:Pioneer Day:07-24'] }, '2027-07-24', '2027-07-23', '2027-07-24'],
  ['a Monday joins its weekend', { days: ['memorial'], weekend: 'before' }, '2027-05-29', '2027-05-29', '2027-05-31'],
  ['a Friday does not', { days: ['christmas'], weekend: 'before' }, '2026-12-25', '2026-12-25', '2026-12-25'],
  ['unless the state says so', { days: ['christmas'], weekend: 'around' }, '2026-12-25', '2026-12-25', '2026-12-27'],
  ['Easter joins its Saturday', { days: ['easter'], weekend: 'before' }, '2026-04-05', '2026-04-04', '2026-04-05'],
  ['a Thursday joins nothing', { days: ['thanksgiving'], weekend: 'around' }, '2026-11-26', '2026-11-26', '2026-11-26'],
  [
    'an observed Friday joins its weekend',
    { days: ['veterans'], weekend: 'around' },
    '2028-11-11',
    '2028-11-10',
    '2028-11-12',
  ],
];

test.each(cases)('%s', (_name, ban, day, first, last) => {
  expect(findHolidaySpans(ban, aDay(day)).map((span) => [span.first, span.last])).toEqual([[first, last]]);
});

test('a state that names no holidays has the legal ones', () => {
  const [span] = findHolidaySpans({ days: ['unnamed_legal_holidays'] }, aDay('2026-06-19'));
  expect(span?.holiday).toBe('juneteenth');
});

describe('a part of the year', () => {
  test.each([
    [['07-01', '08-31'], '2026-06-30', false],
    [['07-01', '08-31'], '2026-07-01', true],
    [['07-01', '08-31'], '2026-08-31', true],
    [['09-01', '06-30'], '2026-12-24', true],
    [['09-01', '06-30'], '2026-07-24', false],
    [['05-FRI4', 'labor'], '2026-05-22', true],
    [['05-FRI4', 'labor'], '2026-09-11', false],
    [['labor', 'memorial'], '2026-08-01', false],
    [['labor', 'memorial'], '2027-01-02', true],
  ] as const)('%s has %s: %s', (part, day, expected) => {
    expect(isInYearPart([...part], aDay(day), [])).toBe(expected);
  });

  test('can be the weekends beside a holiday', () => {
    const row = { from: 'midnight', to: 'midnight', condition: null, tier: 'official', source: 's1' } as const;
    const bans = [{ ...row, days: ['labor', 'christmas'] }];
    const isIn = (day: string) => isInYearPart('holiday_weekends', aDay(day), bans);
    expect(['2026-09-05', '2026-09-06', '2026-12-26', '2026-12-27'].map(isIn)).toEqual([true, true, true, true]);
    expect(['2026-09-07', '2026-09-12', '2026-12-19', '2026-12-25'].map(isIn)).toEqual([false, false, false, false]);
  });
});

import { requireDay } from '@wideload/domain';
import type { ClosedDay } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { buildWeeks, findWeekendHours, listSpans } from './closed-weeks.ts';

type Hours = ClosedDay['hours'][number];
const whole: Hours = { because: 'holiday', name: 'christmas', from: '00:00', to: '24:00', certainty: 'closed' };
const weekend: Hours = { because: 'weekend', name: null, from: '12:00', to: '24:00', certainty: 'closed' };

const closed = (day: string, hours: Hours[], isWhole = false): ClosedDay => ({
  day: requireDay(day),
  is_whole: isWhole,
  hours,
});

describe('the weeks of the calendar', () => {
  test('begin on the Sunday before today, and each day has its look', () => {
    const days = buildWeeks(requireDay('2026-11-25'), [
      closed('2026-11-26', [whole], true),
      closed('2026-11-28', [weekend]),
      closed('2026-11-29', [{ ...weekend, certainty: 'not-established' }]),
    ]).flat();
    expect(days).toHaveLength(56);
    expect(days.slice(0, 8).map(({ day, look }) => [day.slice(-2), look])).toEqual([
      ['22', 'past'],
      ['23', 'past'],
      ['24', 'past'],
      ['25', 'open'],
      ['26', 'whole'],
      ['27', 'open'],
      ['28', 'part'],
      ['29', 'unknown'],
    ]);
  });

  test('begin with today on a Sunday', () => {
    expect(buildWeeks(requireDay('2026-11-29'), [])[0]?.[0]).toMatchObject({ day: '2026-11-29', look: 'open' });
  });
});

test('days in a row that one holiday closes are one span; weekends are none', () => {
  const spans = listSpans([
    closed('2026-12-24', [{ ...whole, from: '12:00' }]),
    closed('2026-12-25', [whole], true),
    closed('2026-12-26', [weekend, { ...whole, to: '06:00' }]),
    closed('2026-12-27', [whole]),
  ]);
  expect(spans.map(({ first, last, from, to }) => [first, last, from, to])).toEqual([
    ['2026-12-24', '2026-12-26', '12:00', '06:00'],
    ['2026-12-27', '2026-12-27', '00:00', '24:00'],
  ]);
});

test('the hours of a weekend day are those that most of them have', () => {
  const days = [
    closed('2026-11-28', [weekend]),
    closed('2026-12-05', [weekend]),
    closed('2026-12-12', [{ ...weekend, from: '00:00' }]),
    closed('2026-12-13', [whole]),
  ];
  expect(findWeekendHours(days, 'Saturday')).toEqual([{ from: '12:00', to: '24:00', certainty: 'closed' }]);
  expect(findWeekendHours(days, 'Sunday')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { computeEndDate, formatDayText } from './date-text.ts';

describe('dates of a permit', () => {
  test.each([
    ['2026-11-22', '2026-11-24', 'an end that is still after the start stays'],
    ['2026-11-24', '2026-11-24', 'a single day is a range'],
    ['2026-12-01', '2026-12-04', 'a start after the end takes the end along, with as many days'],
    ['', '2026-11-24', 'a cleared start moves nothing'],
  ])('a start of %j ends on %j: %s', (start, end) => {
    expect(computeEndDate({ startDate: '2026-11-21', endDate: '2026-11-24' }, start)).toBe(end);
  });

  test('a day is written out, whatever the zone of the browser', () => {
    expect(formatDayText('2026-11-21')).toBe('Saturday, November 21, 2026');
    expect(formatDayText('3/4/2027')).toBe('Thursday, March 4, 2027');
    expect(formatDayText('soon')).toBe('soon');
  });
});

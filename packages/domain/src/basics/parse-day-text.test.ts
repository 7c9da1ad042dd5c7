import { describe, expect, test } from 'vitest';
import { readCaseTable } from '../testing/case-table.test-support.ts';
import type { Day } from './day.ts';
import { parseDayText } from './parse-day-text.ts';

const today = '2026-11-21' as Day;

describe('parseDayText', () => {
  test.each(readCaseTable('parse-day-text.valid.txt', import.meta.url))(
    '"$typed" is $expected',
    ({ typed, expected }) => {
      expect(parseDayText(typed, today)).toBe(expected);
    },
  );

  test.each([{ typed: '' }, { typed: '  ' }, ...readCaseTable('parse-day-text.invalid.txt', import.meta.url)])(
    '"$typed" is no day',
    ({ typed }) => {
      expect(parseDayText(typed, today)).toBeNull();
    },
  );

  test.each([
    ['2026-11-30', 'next Monday', '2026-12-07'],
    ['2026-11-30', 'next Friday', null],
    ['2026-12-02', 'next Monday', '2026-12-07'],
    ['2026-12-02', 'next Thursday', null],
    ['2026-12-02', 'next Sunday', null],
    ['2026-12-06', 'next Wednesday', null],
    ['2026-12-06', 'next Sunday', '2026-12-13'],
  ])('on %s "%s" is %s', (from, typed, expected) => {
    expect(parseDayText(typed, from as Day)).toBe(expected);
  });

  test('a weekday alone is at most seven days away', () => {
    expect(parseDayText('Sun', today)).toBe('2026-11-22');
    expect(parseDayText('Fri', today)).toBe('2026-11-27');
  });
});

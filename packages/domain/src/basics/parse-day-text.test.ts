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

  test('a weekday alone is at most seven days away', () => {
    expect(parseDayText('Sun', today)).toBe('2026-11-22');
    expect(parseDayText('Fri', today)).toBe('2026-11-27');
  });
});

import { describe, expect, test } from 'vitest';
import { readCaseTable } from '../testing/case-table.test-support.ts';
import type { Day } from './day.ts';
import { parseTypedDay } from './parse-typed-day.ts';

const today = '2026-11-21' as Day;

describe('parseTypedDay', () => {
  test.each(readCaseTable('parse-typed-day.valid.txt', import.meta.url))(
    '"$typed" is $expected',
    ({ typed, expected }) => {
      expect(parseTypedDay(typed, today)).toBe(expected);
    },
  );

  test.each([{ typed: '' }, { typed: '  ' }, ...readCaseTable('parse-typed-day.invalid.txt', import.meta.url)])(
    '"$typed" is no day',
    ({ typed }) => {
      expect(parseTypedDay(typed, today)).toBeNull();
    },
  );

  test('a weekday alone is never further than seven days away', () => {
    expect(parseTypedDay('Sun', today)).toBe('2026-11-22');
    expect(parseTypedDay('Fri', today)).toBe('2026-11-27');
  });
});

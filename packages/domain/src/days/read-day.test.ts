import { describe, expect, test } from 'vitest';
import { caseTable } from '../testing/case-table.test-support.ts';
import type { Day } from './day.ts';
import { readDay } from './read-day.ts';

const today = '2026-11-21' as Day;

describe('readDay', () => {
  test.each(caseTable('read-day.valid.txt', import.meta.url))('"$typed" is $expected', ({ typed, expected }) => {
    expect(readDay(typed, today)).toBe(expected);
  });

  test.each([{ typed: '' }, { typed: '  ' }, ...caseTable('read-day.invalid.txt', import.meta.url)])(
    '"$typed" is no day',
    ({ typed }) => {
      expect(readDay(typed, today)).toBeNull();
    },
  );

  test('a weekday alone is never further than seven days away', () => {
    expect(readDay('Sun', today)).toBe('2026-11-22');
    expect(readDay('Fri', today)).toBe('2026-11-27');
  });
});

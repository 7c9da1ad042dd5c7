import { expect, test } from 'vitest';
import { parseTypedDay } from './typed-day.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['Nov 21, 2026', '2026-11-21'],
  ['2026-02-30', null],
])('%j is read as %j', (text, day) => {
  expect(parseTypedDay(text)).toBe(day);
});

import { expect, test } from 'vitest';
import { formatClock } from './clock-words.ts';

test.each([
  ['00:00', 'midnight'],
  ['00:30', '12:30 AM'],
  ['07:00', '7:00 AM'],
  ['12:00', 'noon'],
  ['12:30', '12:30 PM'],
  ['16:45', '4:45 PM'],
  ['24:00', 'midnight'],
])('%s is %s', (time, words) => {
  expect(formatClock(time)).toBe(words);
});

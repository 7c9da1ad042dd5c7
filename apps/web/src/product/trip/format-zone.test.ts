import { parseDay } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatZone } from './format-zone.ts';

test.each([
  ['America/Chicago', '2026-11-30', 'CST'],
  ['America/Chicago', '2026-07-01', 'CDT'],
  ['America/Phoenix', '2026-07-01', 'MST'],
  ['America/New_York', '2026-03-08', 'EDT'],
])('%s on %s is %s', (zone, text, name) => {
  const day = parseDay(text);
  expect(day && formatZone(zone, day)).toBe(name);
});

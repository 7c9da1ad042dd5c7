import type { PermitWait } from '@wideload/domain/filing';
import { expect, test } from 'vitest';
import { describeWait } from './wait-words.ts';

const officeHours = 'Mon-Fri 08:00-17:00 ET';
const nothing: PermitWait = {
  kind: 'not-found',
  isSuperload: false,
  usual: null,
  officeDays: null,
  words: null,
  officeHours: null,
  lateBefore: null,
};

test.each<[string, Partial<PermitWait>]>([
  [
    'Usually 2 h, 9 of 10 within 6 h, in office hours (Mon-Fri 08:00-17:00 ET)',
    { usual: { minutes: 95, most: 360 }, officeHours },
  ],
  ['Usually 1 h, 9 of 10 within 6 h, in office hours', { kind: 'person', usual: { minutes: 56, most: 301 } }],
  [
    'Usually 5 min, 9 of 10 within 45 min, at any hour',
    { kind: 'automatic', usual: { minutes: 0, most: 41 }, officeHours },
  ],
  ['The state issues it at once, at any hour', { kind: 'automatic', officeDays: 1, officeHours }],
  [
    'A person decides a superload: allow 10 office days. Office hours: Mon-Fri 08:00-17:00 ET',
    { kind: 'person', isSuperload: true, officeDays: 10, officeHours },
  ],
  ['Same day, ordered before 16:30', { words: 'same day, ordered before 16:30' }],
  ['A person decides, and the state names no time', { kind: 'person' }],
  ['The state names no time. Office hours: Mon-Fri 08:00-17:00 ET', { officeHours }],
  ['The state names no time', {}],
])('%s', (words, wait) => {
  expect(describeWait({ ...nothing, ...wait })).toBe(words);
});

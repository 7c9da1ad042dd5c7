import type { Day, MeetingDays, StateCode, UnmetDays } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatMeetingDays, formatUnmetDays } from './unmet-days.ts';

const aDay = (text: string) => text as Day;
const aPermit = (state: StateCode, from: string, to: string) => {
  return { _id: state, unit: '1', state, from: aDay(from), to: aDay(to) };
};

test.each<[UnmetDays, string]>([
  [
    {
      code: 'over-before',
      earlier: aPermit('TX', '2026-12-01', '2026-12-04'),
      later: aPermit('OK', '2026-11-24', '2026-11-28'),
    },
    'The Oklahoma permit ends on Nov 28, 2026, before the Texas permit begins on Dec 1, 2026, and the trip goes through Texas first.',
  ],
  [
    {
      code: 'gap',
      earlier: aPermit('TX', '2026-11-01', '2026-11-04'),
      later: aPermit('OK', '2026-11-08', '2026-11-12'),
    },
    'The Texas permit ends on Nov 4, 2026 and the Oklahoma permit begins on Nov 8, 2026: on no day can the load cross from Texas into Oklahoma.',
  ],
])('days that do not meet: $code', (pair, sentence) => {
  expect(formatUnmetDays(pair)).toBe(sentence);
});

test.each<[name: string, days: { firstBy: string | null; lastFrom: string | null }, sentence: string]>([
  [
    'an earlier beginning',
    { firstBy: '2026-11-28', lastFrom: null },
    'They meet if the Texas permit begins on Nov 28, 2026 or earlier.',
  ],
  [
    'a later end',
    { firstBy: null, lastFrom: '2026-12-01' },
    'They meet if the Texas permit ends on Dec 1, 2026 or later.',
  ],
  [
    'both',
    { firstBy: '2026-11-28', lastFrom: '2026-12-01' },
    'They meet if the Texas permit begins on Nov 28, 2026 or earlier and ends on Dec 1, 2026 or later.',
  ],
  [
    'a beginning on this very day',
    { firstBy: '2026-11-25', lastFrom: null },
    'They meet if the Texas permit begins on Nov 25, 2026 or earlier.',
  ],
  [
    'a beginning that has passed',
    { firstBy: '2026-11-24', lastFrom: null },
    'No days that Texas can still give mend this: ask us to have another permit changed.',
  ],
  [
    'none of this permit',
    { firstBy: null, lastFrom: null },
    'Other days of this permit do not mend this: ask us to have another permit changed.',
  ],
])('the change that mends it: %s', (_name, days, sentence) => {
  // Cast: the rows have days.
  expect(formatMeetingDays('TX', days as MeetingDays, aDay('2026-11-25'))).toBe(sentence);
});

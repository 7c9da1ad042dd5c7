import { expect, test } from 'vitest';
import { requireDay as day } from '../basics/day.ts';
import { findFirstDay } from './first-day.ts';

const permit = (startDate: string) => ({ date: { startDate } });

test.each([
  ['the departure', { startDate: day('2026-12-03') }, [permit('2026-12-01')], '2026-12-03'],
  [
    'the earliest permit, without a departure',
    { startDate: null },
    [permit('2026-12-05'), permit('2026-12-01')],
    '2026-12-01',
  ],
  ['the earliest permit, without a trip', null, [permit(''), permit('2026-12-02')], '2026-12-02'],
  ['unknown, without any day', null, [permit('')], null],
])('a move begins on %s', (_name, trip, permits, first) => {
  expect(findFirstDay({ trip, permits })).toBe(first);
});

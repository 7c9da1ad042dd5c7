import { expect, test } from 'vitest';
import { countDays, type Day } from '../../basics/day.ts';
import type { StateCode } from '../../basics/state-code.ts';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import { mendDays } from './mend-days.ts';
import { findUnmetDays, type ChainedPermit } from './unmet-days.ts';
import type { PermitStatus } from './permit-status.ts';

// Cast: a day of November.
const toDay = (number: number) => `2026-11-${String(number).padStart(2, '0')}` as Day;

/** Georgia, Tennessee and Kentucky give ten days. */
function aPermit(state: StateCode, from: number, to: number, status: PermitStatus = 'requested'): ChainedPermit {
  const [startDate, endDate] = [toDay(from), toDay(to)];
  const given = status === 'issued' ? { validFrom: startDate, validTo: endDate } : { validFrom: null, validTo: null };
  return { _id: state, unit: '1', state, status, date: { startDate, endDate }, ...given };
}

const states = (['GA', 'TN', 'KY'] as const).map((state) => ({ state }));
const mend = (permits: Parameters<typeof mendDays>[0], today = 1) =>
  mendDays(permits, { states, today: toDay(today) })?.map(
    ({ _id, startDate, endDate }) => `${_id} ${startDate.slice(8)}-${endDate.slice(8)}`,
  ) ?? null;

type Mendable = Parameters<typeof mendDays>[0][number];

test.each<[string, Mendable[], number, string[] | null]>([
  ['days that meet stay', [aPermit('GA', 3, 6), aPermit('TN', 5, 8)], 1, []],
  ['the later permit begins earlier', [aPermit('GA', 3, 6), aPermit('TN', 9, 12)], 1, ['TN 06-12']],
  ['an issued one stays', [aPermit('GA', 3, 6), aPermit('TN', 9, 12, 'issued')], 1, ['GA 03-09']],
  ['of two issued ones the later', [aPermit('GA', 3, 6, 'issued'), aPermit('TN', 9, 12, 'issued')], 1, ['TN 06-12']],
  [
    'the first ends later, as the next cannot begin before today',
    [aPermit('GA', 3, 6), aPermit('TN', 9, 12)],
    7,
    ['GA 03-09'],
  ],
  ['nothing mends days that are over', [aPermit('GA', 3, 4), aPermit('TN', 6, 7)], 9, null],
  [
    'a permit between two others meets both',
    [aPermit('GA', 9, 12, 'issued'), aPermit('TN', 4, 6), aPermit('KY', 13, 16, 'issued')],
    1,
    ['TN 04-13'],
  ],
  [
    'no permit gets more days than its state gives',
    [aPermit('GA', 3, 6), { ...aPermit('TN', 14, 17), planned: null }],
    1,
    null,
  ],
  [
    'one that cannot get as many days returns to those of the trip',
    [
      { ...aPermit('GA', 1, 3), planned: { date: { startDate: toDay(14), endDate: toDay(15) } } },
      aPermit('TN', 14, 17),
    ],
    1,
    ['GA 14-15'],
  ],
])('%s', (_, permits, today, mended) => {
  expect(mend(permits, today)).toEqual(mended);
});

test('with what it gives, permits meet, and each has all the days that it had and no more than its state gives', () => {
  const chance = createSeededRandom(7);
  const number = (most: number) => 1 + Math.floor(chance() * most);
  let mendedOnes = 0;
  for (let round = 0; round < 500; round += 1) {
    const permits = states.map(({ state }) => {
      const from = number(12);
      return aPermit(state, from, from + number(4), chance() < 0.4 ? 'issued' : 'requested');
    });
    const mended = mendDays(permits, { states, today: toDay(1) });
    if (mended === null) continue;
    mendedOnes += 1;
    const after = permits.map((permit) => {
      const own = mended.find(({ _id }) => _id === permit._id);
      if (own === undefined) return permit;
      expect(own.startDate <= permit.date.startDate && own.endDate >= permit.date.endDate).toBe(true);
      expect(countDays(own.startDate, own.endDate)).toBeLessThanOrEqual(10);
      return { ...permit, date: own, validFrom: null, validTo: null };
    });
    expect(findUnmetDays(after, states)).toEqual([]);
  }
  expect(mendedOnes).toBeGreaterThan(400);
});

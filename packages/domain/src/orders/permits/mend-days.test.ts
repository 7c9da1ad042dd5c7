import { expect, test } from 'vitest';
import type { Day } from '../../basics/day.ts';
import type { StateCode } from '../../basics/state-code.ts';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import { mendDays } from './mend-days.ts';
import { findUnmetDays, type ChainedPermit } from './unmet-days.ts';
import type { PermitStatus } from './permit-status.ts';

// Cast: a day of November.
const toDay = (number: number) => `2026-11-${String(number).padStart(2, '0')}` as Day;

function aPermit(state: StateCode, from: number, to: number, status: PermitStatus = 'requested'): ChainedPermit {
  const [startDate, endDate] = [toDay(from), toDay(to)];
  const given = status === 'issued' ? { validFrom: startDate, validTo: endDate } : { validFrom: null, validTo: null };
  return { _id: state, unit: '1', state, status, date: { startDate, endDate }, ...given };
}

const states = (['TX', 'OK', 'KS'] as const).map((state) => ({ state }));
const mend = (permits: readonly ChainedPermit[], today = 1) =>
  mendDays(permits, { states, today: toDay(today) })?.map(
    ({ _id, startDate, endDate }) => `${_id} ${startDate.slice(8)}-${endDate.slice(8)}`,
  ) ?? null;

test.each<[string, ChainedPermit[], number, string[] | null]>([
  ['days that meet stay', [aPermit('TX', 3, 6), aPermit('OK', 5, 8)], 1, []],
  ['the later permit begins earlier', [aPermit('TX', 3, 6), aPermit('OK', 9, 12)], 1, ['OK 06-12']],
  ['an issued one stays', [aPermit('TX', 3, 6), aPermit('OK', 9, 12, 'issued')], 1, ['TX 03-09']],
  ['of two issued ones the later', [aPermit('TX', 3, 6, 'issued'), aPermit('OK', 9, 12, 'issued')], 1, ['OK 06-12']],
  [
    'the first ends later, as the next cannot begin before today',
    [aPermit('TX', 3, 6), aPermit('OK', 9, 12)],
    7,
    ['TX 03-09'],
  ],
  ['nothing mends days that are over', [aPermit('TX', 3, 4), aPermit('OK', 6, 7)], 9, null],
  [
    'a permit between two others meets both',
    [aPermit('TX', 9, 12, 'issued'), aPermit('OK', 3, 6), aPermit('KS', 14, 16, 'issued')],
    1,
    ['OK 03-14'],
  ],
])('%s', (_, permits, today, mended) => {
  expect(mend(permits, today)).toEqual(mended);
});

test('with what it gives, any permits meet, and each has all the days that it had', () => {
  const chance = createSeededRandom(7);
  const number = (most: number) => 1 + Math.floor(chance() * most);
  for (let round = 0; round < 500; round += 1) {
    const permits = states.map(({ state }) => {
      const from = number(20);
      return aPermit(state, from, from + number(4), chance() < 0.4 ? 'issued' : 'requested');
    });
    const mended = mendDays(permits, { states, today: toDay(1) });
    expect(mended).not.toBeNull();
    const after = permits.map((permit) => {
      const own = mended?.find(({ _id }) => _id === permit._id);
      if (own === undefined) return permit;
      expect(own.startDate <= permit.date.startDate && own.endDate >= permit.date.endDate).toBe(true);
      return { ...permit, date: own, validFrom: null, validTo: null };
    });
    expect(findUnmetDays(after, states)).toEqual([]);
  }
});

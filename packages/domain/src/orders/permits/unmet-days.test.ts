import { describe, expect, test } from 'vitest';
import type { StateCode } from '../../basics/state-code.ts';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import type { PermitStatus } from './permit-status.ts';
import { findMeetingDays, findUnmetDays, findUnmetDaysWith, type ChainedPermit } from './unmet-days.ts';

const toDay = (number: string) => `2026-11-${number.padStart(2, '0')}`;

/** `TX 3-6 filed`; a second unit as `2:TX 3-6`; the days of the state after a bar: `TX 3-6|4-9 issued`. */
function toPermit(text: string): ChainedPermit {
  const [, unit = '1', state = '', from = '', to = '', validFrom, validTo, status = 'requested'] =
    /^(?:(\d):)?(\w\w) (\d+)-(\d+)(?:\|(\d+)-(\d+))?(?: (\w+))?$/.exec(text) ?? [];
  return {
    _id: `${unit}:${state}`,
    unit,
    // Casts: the rows below.
    state: state as StateCode,
    status: status as PermitStatus,
    date: { startDate: toDay(from), endDate: toDay(to) },
    validFrom: validFrom === undefined ? null : toDay(validFrom),
    validTo: validTo === undefined ? null : toDay(validTo),
  };
}

const toStates = (trip: string) =>
  trip
    .split(' ')
    .filter((state) => state !== '')
    .map((state) => ({ state: state as StateCode }));

test.each<[name: string, trip: string, permits: string[], pairs: string[]]>([
  ['days that overlap', 'TX OK KS', ['TX 3-6', 'OK 4-7', 'KS 5-8'], []],
  ['one day in common', 'TX OK', ['TX 3-6', 'OK 6-9'], []],
  ['the same day', 'TX OK', ['TX 3-3', 'OK 3-3'], []],
  ['the next state over before the first begins', 'TX OK', ['TX 7-9', 'OK 3-6'], ['over-before TX OK']],
  ['over on the day on which the first begins', 'TX OK', ['TX 6-9', 'OK 3-6'], []],
  ['the next state begins after the first is over', 'TX OK', ['TX 3-6', 'OK 8-9'], ['gap TX OK']],
  ['on the very next day', 'TX OK', ['TX 3-6', 'OK 7-9'], ['gap TX OK']],
  [
    'a first state moved behind all others',
    'TX OK KS',
    ['TX 20-23', 'OK 4-7', 'KS 5-8'],
    ['over-before TX OK', 'over-before TX KS'],
  ],
  ['a last state moved ahead', 'TX OK KS', ['TX 3-6', 'OK 4-7', 'KS 1-2'], ['over-before TX KS', 'over-before OK KS']],
  ['two states far apart, one wide permit between', 'TX OK KS', ['TX 8-9', 'OK 1-20', 'KS 3-4'], ['over-before TX KS']],
  ['a state between that needs no permit is waited in', 'TX OK KS', ['TX 3-4', 'KS 9-10'], []],
  ['but not backwards', 'TX OK KS', ['TX 9-10', 'KS 3-4'], ['over-before TX KS']],
  ['a state between that cannot be ordered', 'MD DC VA', ['MD 3-4', 'VA 9-10'], []],
  ['the days of the state count', 'TX OK', ['TX 3-6|3-6 issued', 'OK 4-7|9-12 issued'], ['gap TX OK']],
  ['and mend what was asked', 'TX OK', ['TX 3-6|3-9 issued', 'OK 8-9'], []],
  ['a refused permit holds on no day', 'TX OK KS', ['TX 3-6', 'OK 1-2 refused', 'KS 9-10'], []],
  ['a void one neither', 'TX OK', ['TX 9-10|9-10 voided', 'OK 3-4'], []],
  ['what is filed counts', 'TX OK', ['TX 9-10 filed', 'OK 3-4'], ['over-before TX OK']],
  ['a state that is crossed twice', 'TX OK TX', ['TX 3-9', 'OK 5-6'], []],
  ['too short for the second visit', 'TX OK TX', ['TX 3-5', 'OK 5-9'], []],
  ['over before the state between begins', 'TX OK TX', ['TX 3-5', 'OK 7-9'], ['gap TX OK', 'over-before OK TX']],
  ['each unit on its own', 'TX OK', ['TX 3-6', 'OK 4-7', '2:TX 20-22', '2:OK 21-25'], []],
  ['a pair of the second unit', 'TX OK', ['TX 3-6', 'OK 4-7', '2:TX 20-22', '2:OK 9-10'], ['over-before 2:TX 2:OK']],
  ['without a trip there is no order of travel', '', ['TX 20-23', 'OK 1-2'], []],
  ['a permit of a state that the trip does not cross', 'TX OK', ['TX 3-6', 'OK 4-7', 'ME 20-22'], []],
  ['no permits', 'TX OK', [], []],
])('%s', (_name, trip, permits, pairs) => {
  const found = findUnmetDays(permits.map(toPermit), toStates(trip));
  expect(found.map(({ code, earlier, later }) => `${code} ${earlier._id} ${later._id}`.replaceAll('1:', ''))).toEqual(
    pairs,
  );
});

test('a day that is none says nothing', () => {
  const broken = { ...toPermit('TX 9-10'), date: { startDate: 'soon', endDate: toDay('10') } };
  expect(findUnmetDays([broken, toPermit('OK 3-4')], toStates('TX OK'))).toEqual([]);
});

describe('the days that make a permit meet the others', () => {
  test.each<[name: string, permits: string[], of: string, firstBy: string | null, lastFrom: string | null]>([
    ['sent again for later days, first in the trip', ['TX 20-23', 'OK 4-7', 'KS 5-8'], 'TX', '7', null],
    ['sent again for later days, last in the trip', ['TX 3-6', 'OK 4-7', 'KS 20-22'], 'KS', '7', null],
    ['sent again for earlier days, last in the trip', ['TX 3-6', 'OK 4-7', 'KS 1-2'], 'KS', null, '4'],
    ['sent again for earlier days, first in the trip', ['TX 1-2', 'OK 4-7', 'KS 5-8'], 'TX', null, '4'],
    ['between two that are far apart', ['TX 1-2', 'OK 4-5', 'KS 8-9'], 'OK', '2', '8'],
    ['nothing is wrong with it', ['TX 3-6', 'OK 4-7', 'KS 20-22'], 'TX', null, null],
  ])('%s', (_name, permits, of, firstBy, lastFrom) => {
    const pairs = findUnmetDays(permits.map(toPermit), toStates('TX OK KS'));
    const days = { firstBy: firstBy && toDay(firstBy), lastFrom: lastFrom && toDay(lastFrom) };
    expect(findMeetingDays(pairs, `1:${of}`)).toEqual(days);
  });

  test('with them no pair is left', () => {
    const others = ['TX 1-2', 'KS 8-9'];
    expect(findUnmetDays([...others, 'OK 2-8'].map(toPermit), toStates('TX OK KS'))).toEqual([]);
  });
});

test('a refused permit counts with the days for which it is requested, among the permits of its unit', () => {
  const permits = ['TX 3-6 refused', 'OK 4-7|4-7 issued', '2:TX 20-22', '2:OK 1-2'].map(toPermit);
  const find = (from: string, to: string) => {
    const date = { startDate: toDay(from), endDate: toDay(to) };
    return findUnmetDaysWith(permits, toStates('TX OK'), [{ permit: { _id: '1:TX', unit: '1' }, date }]);
  };
  expect(find('3', '6')).toEqual([]);
  expect(find('20', '23')).toMatchObject([{ code: 'over-before', earlier: { _id: '1:TX' }, later: { _id: '1:OK' } }]);
});

test('refused permits that are requested together count with each other', () => {
  const permits = ['TX 3-6 refused', 'OK 4-7 refused'].map(toPermit);
  const again = (state: string, from: string, to: string) => ({
    permit: { _id: `1:${state}`, unit: '1' },
    date: { startDate: toDay(from), endDate: toDay(to) },
  });
  const find = (...requested: ReturnType<typeof again>[]) => findUnmetDaysWith(permits, toStates('TX OK'), requested);
  expect(find(again('TX', '20', '23'))).toEqual([]);
  expect(find(again('TX', '20', '23'), again('OK', '4', '7'))).toMatchObject([{ code: 'over-before' }]);
  expect(find(again('TX', '20', '23'), again('OK', '21', '24'))).toEqual([]);
});

describe('of random permits', () => {
  const random = createSeededRandom(37);
  const pick = (count: number) => Math.floor(random() * count);
  const states: StateCode[] = ['TX', 'OK', 'KS', 'NE'];

  /** @returns true if there are days for the crossings of the lines, tried one by one: each in the permits of both sides, none before the last. */
  function isDrivable(visits: readonly (ChainedPermit | undefined)[], line = 0, from = 1): boolean {
    if (line >= visits.length - 1) return true;
    const holds = (day: number) =>
      visits.slice(line, line + 2).every((permit) => {
        const text = toDay(String(day));
        return permit === undefined || (permit.date.startDate <= text && text <= permit.date.endDate);
      });
    return Array.from({ length: 13 - from }, (_, index) => from + index).some(
      (day) => holds(day) && isDrivable(visits, line + 1, day),
    );
  }

  test('a trip has a pair exactly if no days of travel are left', () => {
    const seen = new Set<boolean>();
    for (let round = 0; round < 400; round += 1) {
      const permits = states.flatMap((state) => {
        const from = 1 + pick(10);
        return pick(5) === 0 ? [] : [toPermit(`${state} ${from}-${Math.min(12, from + pick(6))}`)];
      });
      const trip = Array.from({ length: 2 + pick(4) }, () => states[pick(4)] ?? 'TX');
      // The same state twice in a row is one visit.
      const way = trip.filter((state, index) => state !== trip[index - 1]);
      const visits = way.map((state) => permits.find((permit) => permit.state === state));
      const found = findUnmetDays(
        permits,
        way.map((state) => ({ state })),
      );
      seen.add(found.length === 0);
      expect(found.length === 0, `${way.join(' ')}: ${JSON.stringify(permits.map(({ date }) => date))}`).toBe(
        isDrivable(visits),
      );
    }
    expect(seen).toEqual(new Set([true, false]));
  });
});

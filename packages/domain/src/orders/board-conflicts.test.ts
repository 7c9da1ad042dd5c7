import { expect, test } from 'vitest';
import type { Day } from '../basics/day.ts';
import type { StateCode } from '../basics/state-code.ts';
import type { PermitStatus } from './permits/permit-status.ts';
import { findBoardConflicts, type BoardConflict, type BoardTrip } from './board-conflicts.ts';

const toDay = (number: string) => `2026-11-${number.padStart(2, '0')}` as Day;
const toSpan = (text: string) => {
  const [from = '', to = from] = text.split('-');
  return { from: toDay(from), to: toDay(to) };
};

/** `TX 3-4` stays and `TX 3-6 filed` permits; the days of a trip are those of its stays. */
function aTrip(order: string, stays: string[], permits: string[], more: Partial<BoardTrip> = {}): BoardTrip {
  const visited = stays.map((text) => {
    const [state = '', days = ''] = text.split(' ');
    // Cast: the rows below.
    return { state: state as StateCode, ...toSpan(days) };
  });
  const [first, last] = [visited[0], visited.at(-1)];
  return {
    order,
    unit: '1',
    truck: 'truck',
    trailer: 'trailer',
    days: { from: first?.from ?? toDay('3'), to: last?.to ?? toDay('3') },
    stays: visited,
    states: visited,
    permits: permits.map((text) => {
      const [state = '', days = '', status = 'issued'] = text.split(' ');
      const { from, to } = toSpan(days);
      return {
        _id: state,
        unit: '1',
        state: state as StateCode,
        status: status as PermitStatus,
        date: { startDate: from, endDate: to },
      };
    }),
    ...more,
  };
}

function describeConflict(conflict: BoardConflict): string {
  switch (conflict.code) {
    case 'truck-twice':
    case 'trailer-twice':
      return `${conflict.code} ${conflict.other.order} ${conflict.days.from.slice(8)}-${conflict.days.to.slice(8)}`;
    case 'days-apart':
      return `${conflict.pair.code} ${conflict.pair.earlier.state} ${conflict.pair.later.state}`;
    case 'ends-early':
      return `${conflict.code} ${conflict.state} ${conflict.ends.slice(8)} ${conflict.leaves.slice(8)}`;
    case 'no-permit':
      return `${conflict.code} ${conflict.state} ${conflict.days.from.slice(8)}-${conflict.days.to.slice(8)}`;
    default:
      return conflict satisfies never;
  }
}

test.each<[name: string, stays: string[], permits: string[], conflicts: string[]]>([
  ['permits for all of its days', ['TX 3-4', 'OK 4-6'], ['TX 3-6', 'OK 4-7'], []],
  ['a state that needs no permit', ['TX 3-4', 'OK 4-6'], ['TX 3-6'], []],
  ['a permit that ends on the last day', ['TX 3-4'], ['TX 3-4'], []],
  ['a permit that ends before the truck leaves its state', ['TX 3-6'], ['TX 3-5'], ['ends-early TX 05 06']],
  ['a permit that is over before the truck comes', ['TX 9-10'], ['TX 3-5'], ['ends-early TX 05 10']],
  ['a permit that begins too late', ['TX 3-6'], ['TX 5-9'], ['no-permit TX 03-04']],
  ['a permit that begins after the truck has left', ['TX 3-6'], ['TX 8-9'], ['no-permit TX 03-06']],
  ['a permit that begins late and ends early', ['TX 3-9'], ['TX 5-6'], ['no-permit TX 03-04', 'ends-early TX 06 09']],
  ['a refused permit', ['TX 3-6'], ['TX 3-9 refused'], ['no-permit TX 03-06']],
  ['a void permit', ['TX 3-6'], ['TX 3-9 voided'], ['no-permit TX 03-06']],
  ['a void permit with another in its place', ['TX 3-6'], ['TX 3-9 voided', 'TX 3-9 requested'], []],
  ['days that do not meet', ['TX 3-4', 'OK 4-6'], ['TX 3-4', 'OK 6-9'], ['gap TX OK', 'no-permit OK 04-05']],
  ['an unknown way', [], ['TX 3-4 refused'], []],
])('a trip with %s', (_name, stays, permits, conflicts) => {
  expect(findBoardConflicts(aTrip('1', stays, permits), []).map(describeConflict)).toEqual(conflicts);
});

test.each<[name: string, own: string, other: BoardTrip, conflicts: string[]]>([
  ['nothing in common', 'TX 3-6', aTrip('2', ['OK 8-9'], []), []],
  ['days in common', 'TX 3-6', aTrip('2', ['OK 5-9'], []), ['truck-twice 2 05-06']],
  ['one within the other', 'TX 3-9', aTrip('2', ['OK 5-6'], []), ['truck-twice 2 05-06']],
  ['an arrival on the day of the next departure', 'TX 3-6', aTrip('2', ['OK 6-9'], []), []],
  ['a departure on the day of the last arrival', 'TX 6-9', aTrip('2', ['OK 3-6'], []), []],
  ['two departures on one day', 'TX 3', aTrip('2', ['OK 3-5'], []), ['truck-twice 2 03-03']],
  [
    'the truck, and another trailer',
    'TX 3-6',
    aTrip('2', ['OK 4-5'], [], { trailer: 'another' }),
    ['truck-twice 2 04-05'],
  ],
  ['the trailer alone', 'TX 3-6', aTrip('2', ['OK 4-5'], [], { truck: 'another' }), ['trailer-twice 2 04-05']],
  ['no trailer', 'TX 3-6', aTrip('2', ['OK 4-5'], [], { truck: 'another', trailer: null }), []],
  [
    'another unit of the order',
    'TX 3-6',
    aTrip('1', ['TX 3-6'], [], { unit: '2', trailer: null }),
    ['truck-twice 1 03-06'],
  ],
  ['itself', 'TX 3-6', aTrip('1', ['TX 3-6'], []), []],
])('two trips with %s', (_name, own, other, conflicts) => {
  expect(findBoardConflicts(aTrip('1', [own], []), [other]).map(describeConflict)).toEqual(conflicts);
});

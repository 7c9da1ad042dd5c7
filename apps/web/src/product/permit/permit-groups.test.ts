import { requireDay, type PermitStatus, type StateCode } from '@wideload/domain';
import { expect, test } from 'vitest';
import { countSigns, groupPermits, mostInSight } from './permit-groups.ts';

const repeat = (state: StateCode, count: number, status: PermitStatus = 'requested') =>
  Array.from({ length: count }, () => ({ state, status }));
const isRefused = ({ status }: { status: PermitStatus }) => status === 'refused';
const list = (permits: ReturnType<typeof repeat>) =>
  groupPermits(permits, isRefused)?.map(({ state, permits: own, isOpen }) => [state, own.length, isOpen]);

test('permits that are all in sight are not folded', () => {
  expect(groupPermits(repeat('TX', mostInSight), isRefused)).toBeNull();
});

test('more are folded by state, in the order of the first ones', () => {
  const units = [...repeat('OK', 1), ...repeat('TX', 1)];
  expect(list(Array.from({ length: 13 }, () => units).flat())).toEqual([
    ['OK', 13, false],
    ['TX', 13, false],
  ]);
});

test('states that wait for the reader are open, as far as their permits are in sight', () => {
  const permits = [
    ...repeat('OK', 8),
    ...repeat('TX', 8, 'refused'),
    ...repeat('LA', 16, 'refused'),
    ...repeat('AR', 8, 'refused'),
    ...repeat('NM', 1, 'refused'),
  ];
  expect(list(permits)).toEqual([
    ['OK', 8, false],
    ['TX', 8, true],
    ['LA', 16, true],
    ['AR', 8, false],
    ['NM', 1, false],
  ]);
});

test('the first one that waits is open, however many permits it has', () => {
  expect(list([...repeat('TX', 40, 'refused'), ...repeat('OK', 1, 'refused')])).toEqual([
    ['TX', 40, true],
    ['OK', 1, false],
  ]);
});

test('signs are counted in the order in which a permit has them, an expired permit as expired', () => {
  const issued = { status: 'issued' as const, validFrom: '2026-11-20', validTo: '2026-11-24' };
  const [voided, ...requested] = repeat('TX', 3).map(({ status }) => ({ status, validFrom: null, validTo: null }));
  const permits = [
    issued,
    { ...voided, status: 'voided' as const },
    ...requested,
    { ...issued, validTo: '2026-11-30' },
  ];
  const signs = countSigns(permits, requireDay('2026-11-28'));
  expect(signs.map(({ word, count }) => [word, count])).toEqual([
    ['Requested', 2],
    ['Expired', 1],
    ['Issued', 1],
    ['Voided', 1],
  ]);
});

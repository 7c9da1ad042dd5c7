import { expect, test } from 'vitest';
import { findUnitOfPermit } from './permit-vehicles.ts';

type Vehicle = { _id: string };
type Unit = {
  _id: string;
  truckId: string | null;
  truck: Vehicle | null;
  trailerId: string | null;
  trailer: Vehicle | null;
};

const vehicle = (_id: string): Vehicle => ({ _id });
const unit: Unit = { _id: 'u', truckId: 't1', truck: vehicle('t1'), trailerId: 'r1', trailer: vehicle('r1') };

test.each([
  ['none, its unit has', {}, 't1', 'r1'],
  ['null, its unit has', { vehicles: null }, 't1', 'r1'],
  ['its own', { vehicles: { truck: vehicle('t2'), trailer: vehicle('r1') } }, 't2', 'r1'],
  ['no trailer', { vehicles: { truck: vehicle('t2'), trailer: null } }, 't2', null],
])('a permit whose vehicles are %s', (_name, own, truckId, trailerId) => {
  const found = findUnitOfPermit([unit], { unit: 'u', ...own });
  expect(found).toMatchObject({ truckId, trailerId });
  expect([found?.truck?._id ?? null, found?.trailer?._id ?? null]).toEqual([truckId, trailerId]);
  expect(findUnitOfPermit([unit], { unit: 'other', ...own })).toBeUndefined();
});

import { isDeepStrictEqual } from 'node:util';
import { findUnitOfPermit, isSamePoint, type ChangeSubject } from '@wideload/domain';
import type { StoredOrder, StoredPermit, StoredUnit } from '#features/orders/orders.service.ts';
import { isSameDates } from './move-days.ts';

export type Subject = Exclude<ChangeSubject, 'extend'>;

type Compared = { before: StoredOrder; wanted: StoredOrder; permit: StoredPermit; other: StoredPermit };

/** The parts of a permit that change; empty if it stays as it is. */
export function findSubjects({ before, wanted, permit, other }: Compared): Subject[] {
  const [was, now] = [findUnitOfPermit(before.units, permit), findUnitOfPermit(wanted.units, other)];
  return [
    ...(isSameDates(permit.date, other.date) ? [] : (['dates'] as const)),
    ...(isSameWay({ before, wanted, permit, other }) ? [] : (['route'] as const)),
    ...(was === undefined || now === undefined ? [] : findUnitSubjects(was, now)),
    ...(isDeepStrictEqual(before.company, wanted.company) ? [] : (['company'] as const)),
  ];
}

/** Whether both have the same ends and, where both routes are known, the same roads. */
function isSameWay({ before, wanted, permit, other }: Compared): boolean {
  const { origin, destination } = permit.route;
  if (!isSamePoint(origin, other.route.origin) || !isSamePoint(destination, other.route.destination)) return false;
  const [was, now] = [listRoads(before, permit), listRoads(wanted, permit)];
  return was.length === 0 || now.length === 0 || isDeepStrictEqual(was, now);
}

function listRoads({ trip }: StoredOrder, { state }: StoredPermit): string[] {
  return (trip?.states ?? []).flatMap((visit) => (visit.state === state ? visit.roads : []));
}

/** A different vehicle, or other facts of the same one. */
export function findUnitSubjects(before: StoredUnit, after: StoredUnit): Subject[] {
  return [
    ...(isDeepStrictEqual(before.truck, after.truck) ? [] : (['truck'] as const)),
    ...(isDeepStrictEqual(before.trailer, after.trailer) ? [] : (['trailer'] as const)),
    ...(isDeepStrictEqual(toLoad(before), toLoad(after)) ? [] : (['load'] as const)),
  ];
}

function toLoad({
  truckId: _truckId,
  truck: _truck,
  trailerId: _trailerId,
  trailer: _trailer,
  typed: _,
  ...load
}: StoredUnit) {
  return load;
}

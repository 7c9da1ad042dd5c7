import { departureLabel, formatChangedDay, statesLabel, wayLabel, type ChangeLine } from '@wideload/contract';
import {
  findFieldChanges,
  findFirstDay,
  formatTrailer,
  formatTruck,
  stateName,
  findUnitOfPermit,
  isSamePoint,
  type ChangeSubject,
} from '@wideload/domain';
import { isDeepStrictEqual } from 'node:util';
import type { StoredOrder, StoredUnit, StoredPermit } from '#features/orders/orders.service.ts';
import { isSameDates } from './move-days.ts';

/** Null if both are the same. */
export const toLine = (label: string, from: string, to: string): ChangeLine[] =>
  from === to ? [] : [{ label, from, to }];

/** Changes to the order itself, as lines of old and new. */
export function listOrderLines(before: StoredOrder, after: StoredOrder): ChangeLine[] {
  const [from, to] = [findFirstDay(before), findFirstDay(after)];
  const hasDeparture = (before.trip?.startDate ?? null) !== null;
  return [
    ...(hasDeparture ? toLine(departureLabel, formatChangedDay(from), formatChangedDay(to)) : []),
    ...toLine(wayLabel, formatWay(before), formatWay(after)),
    ...toLine(statesLabel, formatStates(before), formatStates(after)),
    ...(isDeepStrictEqual(before.company, after.company)
      ? []
      : [{ label: 'Company', from: formatCompany(before), to: formatCompany(after) }]),
    ...after.units.flatMap((unit) => listUnitLines(find(before, unit), unit)),
  ];
}

const formatWay = ({ trip }: StoredOrder) => (trip?.places ?? []).map((place) => place?.label ?? '').join(', then ');
const formatStates = ({ jurisdictions }: StoredOrder) => jurisdictions.map(stateName).join(', ');

function formatCompany({ company }: StoredOrder): string {
  if (company === null) return '';
  const { name, dotNumber, street, city, state, zip } = company;
  return `${name}, USDOT ${dotNumber}, ${street}, ${city} ${state} ${zip}`;
}

const find = ({ units }: StoredOrder, { _id: id }: StoredUnit) => units.find(({ _id }) => _id === id);

/** Changes to a unit: its vehicles and the figures of its load. */
export function listUnitLines(was: StoredUnit | undefined, now: StoredUnit | undefined): ChangeLine[] {
  if (was === undefined || now === undefined) return [];
  const figures = findFieldChanges(was, now, 1).filter(({ path }) => path !== 'truckId' && path !== 'trailerId');
  return [...listVehicleLines(was, now), ...figures.map(({ label, from, to }) => ({ label, from, to }))];
}

export const listVehicleLines = (was: StoredUnit, now: StoredUnit): ChangeLine[] => [
  ...toLine('Truck', nameTruck(was), nameTruck(now)),
  ...toLine('Trailer', nameTrailer(was), nameTrailer(now)),
];

const nameTruck = ({ truck }: StoredUnit) => (truck === null ? '' : `${formatTruck(truck)}, VIN ${truck.vinCode}`);
const nameTrailer = ({ trailer }: StoredUnit) =>
  trailer === null
    ? ''
    : [
        formatTrailer(trailer),
        ...[`${trailer.make} ${trailer.year}`.trim()].filter((text) => text !== ''),
        `VIN ${trailer.vinCode}`,
      ].join(', ');

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

/** @returns true if both have the same ends and, where both routes are known, the same roads. */
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

import { toFieldMessages, type ChangedUnit } from '@wideload/contract';
import {
  isWorkable,
  findFieldChanges,
  findOrderDifference,
  totalOfOrder,
  dropMissingAxles,
  findUnitProblems,
  type Day,
  type OrderDifference,
  isPermitSettled,
} from '@wideload/domain';
import type { Tx } from '#platform/db/transaction.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { findLiveRecords, type LiveRecords, listIds } from './draft/order-snapshots.ts';
import { decidePermits } from './draft/order-permits.ts';
import { initialAnswer, type StoredOrder, type StoredPermit, type StoredUnit } from './stored-order.ts';

/** A paid order before and after an admin's change of its units. `changed` has the ids of units that really differ. */
export type UnitChange = {
  before: StoredOrder;
  after: StoredOrder;
  changed: ReadonlySet<string>;
  difference: OrderDifference;
};

type Options = { units: readonly ChangedUnit[]; today: Day; newId: () => string };

/**
 * Computes a paid order after a change of its units; writes nothing. Permits of the changed units are determined again:
 * one that is still needed stays and keeps the price it was sold at, but goes back to requested if it was filed.
 * Permits of other units are not touched.
 */
export async function decideUnitChange(tx: Tx, before: StoredOrder, options: Options): Promise<UnitChange> {
  if (!isWorkable(before.status)) {
    const detail = `Order ${before.orderNumber} is ${before.status}: its units can be changed only while it is pending.`;
    throw new Problem('order.not-pending', { detail, members: { orderStatus: before.status } });
  }
  const units = await buildUnits(tx, before, options.units);
  const changed = new Set(units.filter((unit, at) => differs(before.units[at], unit)).map(({ _id }) => _id));
  for (const id of changed) refuseIfLocked(before, id);
  const permits = buildPermits(before, { ...options, units, changed });
  if (permits.length === 0) throw new Problem('order.no-permit');
  const after = { ...before, units, permits, totalPrice: totalOfOrder(permits) };
  return { before, after, changed, difference: findOrderDifference(before, after) };
}

function differs(before: StoredUnit | undefined, after: StoredUnit): boolean {
  return before === undefined || findFieldChanges(before, after, 1).length > 0;
}

function refuseIfLocked({ units, permits }: StoredOrder, id: string): void {
  const settled = permits.some(({ unit, status }) => unit === id && isPermitSettled(status));
  if (!settled) return;
  const number = units.findIndex(({ _id }) => _id === id) + 1;
  const detail = `A permit of unit ${number} is issued, and altering issued permits is prohibited by law.`;
  throw new Problem('unit.locked', { detail });
}

/** The units of an order with those of `bodies` in place of their own; a vehicle that stays keeps its snapshot. */
export async function buildUnits(tx: Tx, order: StoredOrder, bodies: readonly ChangedUnit[]): Promise<StoredUnit[]> {
  const unknown = bodies.findIndex(({ _id }) => !order.units.some((unit) => unit._id === _id));
  if (unknown >= 0) throw notFound(`units.${unknown}._id`, 'This unit is not part of the order.');
  const live = await findLiveRecords(tx, {
    ownerId: order.ownerId,
    companyId: null,
    truckIds: listIds(bodies.map(({ truckId }) => truckId)),
    trailerIds: listIds(bodies.map(({ trailerId }) => trailerId)),
  });
  return order.units.map((unit) => {
    const at = bodies.findLastIndex(({ _id }) => _id === unit._id);
    const body = bodies[at];
    return body === undefined ? unit : buildUnit(unit, body, { live, path: `units.${at}` });
  });
}

function buildUnit(
  unit: StoredUnit,
  body: ChangedUnit,
  { live, path }: { live: LiveRecords; path: string },
): StoredUnit {
  const { axleWeights = unit.axleWeights, axleTires = unit.axleTires, kingpin = unit.kingpin } = body;
  const changed = {
    ...body,
    axles: dropMissingAxles(body.axles),
    axleWeights: dropMissingAxles(axleWeights),
    axleTires: dropMissingAxles(axleTires),
    kingpin,
    typed: {},
  };
  const problems = findUnitProblems(changed);
  if (problems.length > 0) {
    const errors = toFieldMessages(problems).map((one) => ({ ...one, path: `${path}.${one.path}`, code: 'invalid' }));
    throw new Problem('input.invalid', { errors });
  }
  return {
    ...unit,
    ...changed,
    ...resolveTruck(unit, body, { live, path }),
    ...resolveTrailer(unit, body, { live, path }),
  };
}

type Vehicles = { live: LiveRecords; path: string };

/** The same truck keeps the order's snapshot, even after its deletion from the list; a different one is looked up in the list. */
function resolveTruck(unit: StoredUnit, { truckId }: ChangedUnit, { live, path }: Vehicles) {
  if (truckId === unit.truck?._id) return { truckId: unit.truckId, truck: unit.truck };
  const truck = live.trucks.get(truckId ?? '');
  if (truck === undefined)
    throw createFieldProblem(`${path}.truckId`, "This truck is not on the carrier's list.", 'not-found');
  return { truckId, truck };
}

function resolveTrailer(unit: StoredUnit, { trailerId }: ChangedUnit, { live, path }: Vehicles) {
  if (trailerId === unit.trailer?._id) return { trailerId: unit.trailerId, trailer: unit.trailer };
  const trailer = live.trailers.get(trailerId ?? '');
  if (trailer === undefined)
    throw createFieldProblem(`${path}.trailerId`, "This trailer is not on the carrier's list.", 'not-found');
  return { trailerId, trailer };
}

type Decision = { units: readonly StoredUnit[]; changed: ReadonlySet<string>; today: Day; newId: () => string };

function buildPermits(before: StoredOrder, { units, changed, today, newId }: Decision): StoredPermit[] {
  const isChanged = ({ unit }: StoredPermit) => changed.has(unit);
  const basis = {
    jurisdictions: before.jurisdictions,
    units: units.filter(({ _id }) => changed.has(_id)),
    permits: before.permits.filter(isChanged),
  };
  const decided = decidePermits(basis, { today, newId, findDates: (unit) => findTripDates(before, unit, today) });
  const kept = before.permits.filter((permit) => !isChanged(permit));
  return [...kept, ...decided.permits.map((permit) => resetToRequested(restoreSoldFee(permit, before)))];
}

/** An additional permit of a trip has the days of that trip that are not over yet. */
export function findTripDates(
  { permits }: Pick<StoredOrder, 'permits'>,
  unit: string,
  today: Day,
): StoredPermit['date'] | undefined {
  const ahead = permits.filter(({ date }) => date.endDate >= today);
  return (ahead.find((permit) => permit.unit === unit) ?? ahead[0])?.date;
}

/** A permit keeps the fee line that it was sold at, even when the rules have changed since. */
function restoreSoldFee(permit: StoredPermit, { permits }: StoredOrder): StoredPermit {
  const sold = permits.find(({ _id }) => _id === permit._id);
  if (sold === undefined) return permit;
  const { fee, days, price, rulesVersion } = sold;
  return { ...permit, fee, days, price, rulesVersion };
}

/** A permit that was filed with the old figures must be filed again. */
function resetToRequested(permit: StoredPermit): StoredPermit {
  return permit.status === 'filed' ? { ...permit, ...initialAnswer, status: 'requested' } : permit;
}

function notFound(path: string, message: string): Problem {
  return new Problem('not-found', { detail: message, errors: [{ path, code: 'not-found', message }] });
}

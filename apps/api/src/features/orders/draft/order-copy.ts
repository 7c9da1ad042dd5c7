import type { CopiedOrder, orders, ReadBody } from '@wideload/contract';
import {
  addDays,
  compareDays,
  findChangesOfPlan,
  selectOrderTexts,
  resumeStep,
  alignTripStates,
  emptyTrip,
  listPlaces,
  listTripStates,
  parseDay,
  toTravelLoad,
  requireDay,
  type Day,
  type Departure,
  type Trip,
} from '@wideload/domain';
import type { User } from '#actor.ts';
import { inTransaction, getViolatedConstraint, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { findLiveRecords, type LiveRecords, listIds } from './order-snapshots.ts';
import { toNextLoad } from './next-load.ts';
import { computeToday } from '../order-days.ts';
import { refusePastDeparture } from './order-review.ts';
import { decidePermits, buildDefaultDates } from './order-permits.ts';
import { toPlanFinder, findTripRoute } from './order-trip.ts';
import { findOrder, insertOrder } from '../orders.store.ts';
import { buildDraft, initialAnswer, type StoredOrder, type StoredPermit, type StoredUnit } from '../stored-order.ts';
import { insertParts } from '../units.store.ts';

type LeftOut = CopiedOrder['leftOut'];
type Copy = { order: StoredOrder; leftOut: LeftOut };

/**
 * Creates a draft with everything but the dates of an own order in any status. Permits and prices are determined again;
 * records that were deleted from the lists stay empty and are named in `leftOut`. A retry with the same `_id` returns
 * the existing copy.
 */
export async function copyOrder(
  deps: Deps,
  user: User,
  { id, body }: { id: string; body: ReadBody<typeof orders.copy> },
): Promise<Copy> {
  if (body._id === id) throw createFieldProblem('_id', 'A copy has an id of its own');
  const today = computeToday(body.timeZone, deps.clock.now());
  const find = (db: Db | Tx) => findCopy(db, user, { id, copyId: body._id });
  const planned = await planOther(deps, { body, today, find: async () => (await find(deps.db)).source });
  const departure = body.departure ?? planned?.trip ?? { startDate: null, startTime: null };
  try {
    return await inTransaction(deps.db, async (tx) => {
      const { source, copy } = await find(tx);
      if (copy === null) {
        const origin = (planned ?? source).trip?.places[0] ?? null;
        refusePastDeparture(departure, 'departure', { now: deps.clock.now(), timeZone: body.timeZone, origin });
      }
      const order =
        copy ?? (await insertCopy(tx, planned ?? source, { deps, user, copyId: body._id, today, departure }));
      return { order, leftOut: listLeftOut(planned ?? source, order) };
    });
  } catch (error) {
    if (getViolatedConstraint(error) !== 'orders_pkey') throw error;
    // A concurrent request created the same copy, or the id belongs to another user.
    const { source, copy } = await find(deps.db);
    if (copy === null) throw new Problem('not-found', { cause: error });
    return { order: copy, leftOut: listLeftOut(planned ?? source, copy) };
  }
}

type Asked = { body: ReadBody<typeof orders.copy>; today: Day; find: () => Promise<StoredOrder> };

type Given = { departure?: Departure | undefined; today: Day };

/** The order for the way back: the places swapped, and the day after the last permit ends. Runs before the transaction, as the router does. */
async function turnBack(deps: Deps, source: StoredOrder, { departure, today }: Given): Promise<StoredOrder> {
  const there = source.trip;
  if (there === null || listPlaces(there) === null) throw new Problem('order.no-trip');
  const leaving = departure ?? { startDate: findDayAfter(source, today), startTime: there.startTime };
  const trip = { ...emptyTrip, places: there.places.toReversed(), ...leaving };
  const found = await findTripRoute(deps, trip, source.units.map(toTravelLoad));
  const states = found === null ? [] : listTripStates(found.route);
  // Without an answer of the router, or a road, the way back has the states of the way there.
  const jurisdictions = states.length > 0 ? states : source.jurisdictions.toReversed();
  const way = found ?? { route: [], line: [] };
  return {
    ...source,
    trip: { ...trip, ...way, states: alignTripStates(way.route, jurisdictions) },
    jurisdictions,
    permits: [],
  };
}

/** Never today: its hour of departure may have passed. */
function findDayAfter({ permits }: StoredOrder, today: Day): Day {
  const ends = permits.map(({ validTo, date }) => parseDay(validTo ?? date.endDate)).filter((day) => day !== null);
  return addDays(
    ends.reduce((last, day) => (compareDays(day, last) > 0 ? day : last), today),
    1,
  );
}

/** Another trip of the order's vehicles, from which the draft is made; null for the same trip again. */
async function planOther(deps: Deps, { body, today, find }: Asked): Promise<StoredOrder | null> {
  if (body.isReturn) return turnBack(deps, await find(), { ...body, today });
  return body.isNextLoad ? toNextLoad(await find(), { unit: body.unit, today }) : null;
}

async function findCopy(db: Db | Tx, user: User, { id, copyId }: { id: string; copyId: string }) {
  const source = await findOrder(db, user, id);
  if (source === null) throw new Problem('not-found');
  return { source, copy: await findOrder(db, user, copyId) };
}

type Options = { deps: Deps; user: User; copyId: string; today: Day; departure: Departure };

async function insertCopy(
  tx: Tx,
  source: StoredOrder,
  { deps, user, copyId, today, departure }: Options,
): Promise<StoredOrder> {
  const live = await findLiveRecords(tx, {
    ownerId: source.ownerId,
    companyId: source.company?._id ?? null,
    truckIds: listIds(source.units.map((unit) => unit.truckId)),
    trailerIds: listIds(source.units.map((unit) => unit.trailerId)),
  });
  const parts = copyParts(source, { live, today, departure, newId: deps.ids });
  const draft = buildDraft({ ...parts, id: copyId, ownerId: source.ownerId }, deps.clock.now());
  const order = await insertOrder(tx, user, { ...draft, step: resumeStep(draft) });
  await insertParts(tx, order);
  return order;
}

type CopyFrom = { live: LiveRecords; today: Day; departure: Departure; newId: () => string };

/** The carrier's input with the current records, and the permits that the current rules require. */
function copyParts(source: StoredOrder, { live, today, departure, newId }: CopyFrom) {
  const { customer, jurisdictions, filing } = source;
  const ids = new Map(source.units.map(({ _id }) => [_id, newId()]));
  const findNewId = (unit: string) => ids.get(unit) ?? unit;
  const units = source.units.map((unit) => copyUnit(unit, findNewId(unit._id), live));
  const trip = source.trip && moveTrip(source.trip, departure, findNewId);
  const permits = source.permits.map((permit) => ({
    ...copyPermit(permit, { today, shift: countShift(source.trip, departure) }),
    _id: newId(),
    unit: findNewId(permit.unit),
  }));
  // A copy is a new job, so it does not take the job number.
  const texts = { ...selectOrderTexts(source), poNumber: '' };
  const basis = { ...texts, customer, company: live.company, jurisdictions, trip, filing, units, permits };
  return { ...basis, ...decidePermits(basis, { today, newId, findPlan: toPlanFinder(basis) }) };
}

function copyUnit(unit: StoredUnit, id: string, live: LiveRecords): StoredUnit {
  const truck = live.trucks.get(unit.truckId ?? '') ?? null;
  const trailer = live.trailers.get(unit.trailerId ?? '') ?? null;
  return { ...unit, _id: id, truck, truckId: truck?._id ?? null, trailer, trailerId: trailer?._id ?? null };
}

/** The same trip with another departure. Units with a departure of their own keep their distance to it. */
function moveTrip(trip: Trip, departure: Departure, findNewId: (unit: string) => string): Trip {
  const shift = countShift(trip, departure);
  const departures = trip.departures.flatMap(({ unit, startDate, startTime }) =>
    startDate === null || shift === null
      ? []
      : [{ unit: findNewId(unit), startDate: addDays(startDate, shift), startTime }],
  );
  return { ...trip, ...departure, departures };
}

/** Days from the old departure to the new one; null if one of them is not known. */
function countShift(trip: Trip | null, { startDate }: Departure): number | null {
  const from = trip?.startDate ?? null;
  return from === null || startDate === null ? null : compareDays(startDate, from);
}

type Move = { today: Day; shift: number | null };

/** Days that a person changed move with the departure; all others are planned again. What the state answered stays with its order. */
function copyPermit(permit: StoredPermit, { today, shift }: Move): StoredPermit {
  const { planned, date } = permit;
  const typed = Object.fromEntries(Object.entries(permit.typed).filter(([path]) => !path.startsWith('date.')));
  const copy = { ...permit, ...initialAnswer, typed, status: 'requested' as const, version: 0 };
  if (shift !== null && findChangesOfPlan(permit, planned).date) return { ...copy, date: shiftDays(date, shift) };
  return { ...copy, date: buildDefaultDates(today), planned: planned && { ...planned, date: null } };
}

function shiftDays({ startDate, endDate }: StoredPermit['date'], shift: number): StoredPermit['date'] {
  return { startDate: addDays(requireDay(startDate), shift), endDate: addDays(requireDay(endDate), shift) };
}

function listLeftOut(source: StoredOrder, copy: StoredOrder): LeftOut {
  const leftOut: LeftOut = [];
  if (source.company !== null && copy.company === null)
    leftOut.push({ what: 'company', unit: null, name: source.company.name });
  for (const [index, { truck, trailer }] of source.units.entries()) {
    const copied = copy.units[index];
    const unit = index + 1;
    if (truck !== null && copied?.truck === null) leftOut.push({ what: 'truck', unit, name: truck.internalNumber });
    if (trailer !== null && copied?.trailer === null)
      leftOut.push({ what: 'trailer', unit, name: trailer.internalNumber });
  }
  return leftOut;
}

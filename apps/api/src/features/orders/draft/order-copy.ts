import type { CopiedOrder, orders, ReadBody } from '@wideload/contract';
import { resumeStep, type Day } from '@wideload/domain';
import type { User } from '../../../actor.ts';
import { inTransaction, getViolatedConstraint, type Db, type Tx } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fieldProblem, Problem } from '../../../problem.ts';
import { findLiveRecords, type LiveRecords } from './live-records.ts';
import { todayIn } from '../order-days.ts';
import { decidePermits, newDates } from './order-permits.ts';
import { idsOf } from './order-snapshots.ts';
import { findOrder, insertOrder } from '../orders.store.ts';
import type { StoredOrder, StoredPermit, StoredUnit } from '../stored-order.ts';
import { writePermits, writeUnits } from '../units.store.ts';

type LeftOut = CopiedOrder['leftOut'];
type Copy = { order: StoredOrder; leftOut: LeftOut };

/**
 * A new draft with everything but the dates of an own order, whatever its status. Permits and prices are decided anew; what was deleted
 * from the lists stays empty and is named in `leftOut`. A repeat with the same `_id` finds the draft that is there, and makes no other.
 * @throws Problem `not-found`, also for an `_id` that is somebody else's, or `input.invalid`.
 */
export async function copyOrder(
  deps: Deps,
  user: User,
  { id, body }: { id: string; body: ReadBody<typeof orders.copy> },
): Promise<Copy> {
  if (body._id === id) throw fieldProblem('_id', 'A copy has an id of its own');
  const today = todayIn(body.timeZone, deps.clock.now());
  const find = (db: Db | Tx) => foundCopy(db, user, { id, copyId: body._id });
  try {
    return await inTransaction(deps.db, async (tx) => {
      const { source, copy } = await find(tx);
      const order = copy ?? (await insertCopy(tx, source, { deps, copyId: body._id, today }));
      return { order, leftOut: leftOutOf(source, order) };
    });
  } catch (error) {
    if (getViolatedConstraint(error) !== 'orders_pkey') throw error;
    // Another press of the same button was quicker by a hair, or the id is taken by somebody else.
    const { source, copy } = await find(deps.db);
    if (copy === null) throw new Problem('not-found', { cause: error });
    return { order: copy, leftOut: leftOutOf(source, copy) };
  }
}

async function foundCopy(db: Db | Tx, user: User, { id, copyId }: { id: string; copyId: string }) {
  const source = await findOrder(db, user, id);
  if (source === null) throw new Problem('not-found');
  return { source, copy: await findOrder(db, user, copyId) };
}

type Options = { deps: Deps; copyId: string; today: Day };

async function insertCopy(tx: Tx, source: StoredOrder, { deps, copyId, today }: Options): Promise<StoredOrder> {
  const live = await findLiveRecords(tx, {
    userId: source.userId,
    companyId: source.company?._id ?? null,
    truckIds: idsOf(source.units.map((unit) => unit.truckId)),
    trailerIds: idsOf(source.units.map((unit) => unit.trailerId)),
  });
  const now = deps.clock.now();
  const parts = copiedParts(source, { live, today, newId: deps.ids });
  const draft = {
    ...parts,
    id: copyId,
    userId: source.userId,
    status: 'draft' as const,
    version: 1,
    currentUnit: null,
    reviewed: false,
    reviewChanges: [],
    createdAt: now,
    updatedAt: now,
  };
  const order = await insertOrder(tx, { ...draft, step: resumeStep(draft) });
  await writeUnits(tx, order);
  await writePermits(tx, order);
  return order;
}

type CopyFrom = { live: LiveRecords; today: Day; newId: () => string };

/** What a person gave the order, with the records as they stand today, and the permits that today's rules ask for. */
function copiedParts(source: StoredOrder, { live, today, newId }: CopyFrom) {
  const { customer, title, jurisdictions } = source;
  const ids = new Map(source.units.map(({ _id }) => [_id, newId()]));
  const idOf = (unit: string) => ids.get(unit) ?? unit;
  const units = source.units.map((unit) => copiedUnit(unit, idOf(unit._id), live));
  const permits = source.permits.map((permit) => ({
    ...undatedPermit(permit, today),
    _id: newId(),
    unit: idOf(permit.unit),
  }));
  // A new job has a number of its own.
  const basis = { customer, title, poNumber: '', company: live.company, jurisdictions, units, permits };
  return { ...basis, ...decidePermits(basis, { today, newId }) };
}

function copiedUnit(unit: StoredUnit, id: string, live: LiveRecords): StoredUnit {
  const truck = live.trucks.get(unit.truckId ?? '') ?? null;
  const trailer = live.trailers.get(unit.trailerId ?? '') ?? null;
  return { ...unit, _id: id, truck, truckId: truck?._id ?? null, trailer, trailerId: trailer?._id ?? null };
}

/** Route and comment stay; the days are those of a new permit. */
function undatedPermit(permit: StoredPermit, today: Day): StoredPermit {
  const typed = Object.fromEntries(Object.entries(permit.typed).filter(([path]) => !path.startsWith('date.')));
  return { ...permit, date: newDates(today), typed, status: 'requested' };
}

/** What the source had and the copy has not. */
function leftOutOf(source: StoredOrder, copy: StoredOrder): LeftOut {
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

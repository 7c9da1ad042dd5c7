import type { OrderChangeBody } from '@wideload/contract';
import { findUnitOfPermit } from '@wideload/domain';
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#platform/db/transaction.ts';
import { createFieldProblem } from '#problem.ts';
import {
  buildUnits,
  findLiveRecords,
  takeSnapshots,
  type LiveRecords,
  type StoredOrder,
  type StoredPermit,
  type StoredUnit,
} from '#features/orders/orders.service.ts';

type Asked = Pick<OrderChangeBody, 'permits' | 'units' | 'takeCorrections'>;
type Part = 'truck' | 'trailer';
const lists = { truck: 'trucks', trailer: 'trailers' } as const;

/** Company and units as they are asked for, and the vehicles that single permits may get. */
export type WantedRecords = Pick<StoredOrder, 'company' | 'units'> & { live: LiveRecords };

/** A unit that stays keeps its vehicles as they were when it was paid, unless their corrections are asked for. */
export async function findWantedRecords(tx: Tx, order: StoredOrder, asked: Asked): Promise<WantedRecords> {
  const units = asked.units === undefined ? order.units : await buildUnits(tx, order, asked.units);
  const own = asked.takeCorrections === true ? order.permits.map(({ vehicles }) => vehicles) : [];
  const list = (ids: readonly (string | null | undefined)[]) =>
    [...new Set(ids)].filter((id) => typeof id === 'string');
  const live = await findLiveRecords(tx, {
    ownerId: order.ownerId,
    companyId: null,
    truckIds: list([...(asked.permits ?? []).map(({ truckId }) => truckId), ...own.map((one) => one?.truck?._id)]),
    trailerIds: list([
      ...(asked.permits ?? []).map(({ trailerId }) => trailerId),
      ...own.map((one) => one?.trailer?._id),
    ]),
  });
  if (asked.takeCorrections !== true) return { company: order.company, units, live };
  return { ...(await takeSnapshots(tx, order, { company: order.company?._id ?? null, units })), live };
}

/** The order with its company and units as they are asked for, and with the vehicles of its permits. */
export function changeVehicles(order: StoredOrder, { live, ...records }: WantedRecords, asked: Asked): StoredOrder {
  const permits = order.permits.map((permit) => {
    const units = findUnits(permit, order, records);
    if (units === null) return permit;
    const at = (asked.permits ?? []).findLastIndex(({ _id }) => _id === permit._id);
    const pick = <P extends Part>(part: P) =>
      pickVehicle(part, units, { wanted: asked.permits?.[at]?.[`${part}Id`], at, live, ...asked });
    return { ...permit, vehicles: toOwn({ truck: pick('truck'), trailer: pick('trailer') }, units.now) };
  });
  return { ...order, ...records, permits };
}

/** The permit with the vehicles that it had in the order before a change of its unit: its state has not changed it yet. */
export function keepVehicles(
  permit: StoredPermit,
  { before, wanted }: { before: StoredOrder; wanted: StoredOrder },
): StoredPermit {
  const units = findUnits(permit, before, wanted);
  return units === null ? permit : { ...permit, vehicles: toOwn(units.kept, units.now) };
}

/** `kept` is the unit as the permit has it before the change. */
type Units = { was: StoredUnit; kept: StoredUnit; now: StoredUnit };

function findUnits(
  permit: StoredPermit,
  before: Pick<StoredOrder, 'units'>,
  after: Pick<StoredOrder, 'units'>,
): Units | null {
  const [was, now] = [before, after].map(({ units }) => units.find(({ _id }) => _id === permit.unit));
  const kept = findUnitOfPermit(before.units, permit);
  return was === undefined || now === undefined || kept === undefined ? null : { was, kept, now };
}

/** Null where both are those of the unit. */
export function toOwn({ truck, trailer }: Pick<StoredUnit, Part>, unit: StoredUnit): StoredPermit['vehicles'] {
  const isSame = isDeepStrictEqual(truck, unit.truck) && isDeepStrictEqual(trailer, unit.trailer);
  return isSame ? null : { truck, trailer };
}

type Picking = { wanted: string | undefined; at: number; live: LiveRecords; takeCorrections?: boolean | undefined };

/** A permit follows its unit to another vehicle. One that has another vehicle than its unit keeps it while the unit keeps its own. */
function pickVehicle<P extends Part>(
  part: P,
  { was, kept, now }: Units,
  { wanted, at, live, takeCorrections }: Picking,
): StoredUnit[P] {
  const id = kept[part]?._id;
  // Cast: the list of each part has its facts.
  const find = (which: string | undefined) => live[lists[part]].get(which ?? '') as StoredUnit[P] | undefined;
  if (wanted !== undefined && wanted !== id) {
    const found = wanted === now[part]?._id ? now[part] : find(wanted);
    if (found !== undefined) return found;
    throw createFieldProblem(`permits.${at}.${part}Id`, `This ${part} is not on the carrier's list.`, 'not-found');
  }
  if (wanted !== undefined) return kept[part];
  const isSwapped = was[part]?._id !== now[part]?._id;
  if (!isDeepStrictEqual(was[part], now[part]) && (isSwapped || id === was[part]?._id)) return now[part];
  const isOther = id !== now[part]?._id;
  return isOther && takeCorrections === true ? (find(id) ?? kept[part]) : kept[part];
}

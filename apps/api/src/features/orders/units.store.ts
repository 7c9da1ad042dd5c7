import { toFigureRow } from '../../platform/db/unit-columns.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { StoredOrder, StoredPermit, StoredUnit } from './stored-order.ts';

export function toUnitRow(unit: StoredUnit, orderId: string, position: number) {
  const { truck, trailer } = unit;
  return {
    id: unit._id,
    order_id: orderId,
    position,
    truck_id: unit.truckId,
    truck: truck === null ? null : JSON.stringify(truck),
    trailer_id: unit.trailerId,
    trailer: trailer === null ? null : JSON.stringify(trailer),
    load_type: unit.loadType,
    ...toFigureRow(unit),
    typed: JSON.stringify(unit.typed),
  };
}

export function toPermitRow(permit: StoredPermit, orderId: string) {
  const { origin, destination } = permit.route;
  return {
    id: permit._id,
    order_id: orderId,
    unit_id: permit.unit,
    state: permit.state,
    status: permit.status,
    start_day: permit.date.startDate,
    end_day: permit.date.endDate,
    origin_lat: origin.lat,
    origin_lng: origin.lng,
    destination_lat: destination.lat,
    destination_lng: destination.lng,
    comment: permit.comment,
    typed: JSON.stringify(permit.typed),
    reasons: JSON.stringify(permit.reasons),
    rules_version: permit.rulesVersion,
    fee_cents: permit.fee,
    days: permit.days,
    price_cents: permit.price,
    state_number: permit.stateNumber,
    valid_from: permit.validFrom,
    valid_to: permit.validTo,
    charged_fee_cents: permit.chargedFeeCents,
    refusal_reason: permit.refusalReason,
    filed_at: permit.filedAt,
    issued_at: permit.issuedAt,
    document_id: permit.document?._id ?? null,
  };
}

/** Replaces the units of a draft. This deletes their permits and documents, so the caller writes the permits next. */
export async function writeUnits(tx: Tx, { id, units }: StoredOrder): Promise<void> {
  await tx.deleteFrom('units').where('order_id', '=', id).execute();
  if (units.length === 0) return;
  await tx
    .insertInto('units')
    .values(units.map((unit, position) => toUnitRow(unit, id, position)))
    .execute();
}

/** Stores the permits of a draft whose units have just been written; each permit keeps its id. */
export async function writePermits(tx: Tx, { id, permits }: StoredOrder): Promise<void> {
  if (permits.length === 0) return;
  await tx
    .insertInto('permits')
    .values(permits.map((permit) => toPermitRow(permit, id)))
    .execute();
}

import {
  CompanyBody,
  TrailerBody,
  TruckBody,
  type CompanyFacts,
  type TrailerFacts,
  type TruckFacts,
} from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import type { Selectable, ShallowDehydrateObject } from 'kysely';
import * as z from 'zod/mini';
import type { PermitVehicles, Snapshot } from '#platform/db/columns/column-types.ts';
import {
  customerColumns,
  orderTextColumns,
  answerColumns,
  dateColumns,
  destinationColumns,
  grantedColumns,
  originColumns,
  permitTextColumns,
  toAnswerRow,
  toTermsRow,
} from '#platform/db/columns/order-columns.ts';
import { toFields, toRow } from '#platform/db/columns/record-columns.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { toFigureRow, toFigures } from '#platform/db/columns/unit-columns.ts';
import type { NewOrder, StoredOrder, StoredPermit, StoredUnit } from './stored-order.ts';
import { toJson } from '#platform/db/columns/to-json.ts';

// The columns whose values a field has as they are; the others are converted below.
const draftColumns = {
  ...orderTextColumns,
  step: 'step',
  reviewed: 'reviewed',
  currentUnit: 'current_unit',
  totalPrice: 'total_price_cents',
} as const;
const orderColumns = {
  ...draftColumns,
  id: 'id',
  orderNumber: 'order_number',
  ownerId: 'user_id',
  status: 'status',
  version: 'version',
  reviewChanges: 'review_changes',
  isRefunded: 'is_refunded',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const;
const unitColumns = { _id: 'id', truckId: 'truck_id', trailerId: 'trailer_id', loadType: 'load_type' } as const;
const permitColumns = {
  _id: 'id',
  unit: 'unit_id',
  rulesVersion: 'rules_version',
  fee: 'fee_cents',
  days: 'days',
  price: 'price_cents',
  isSuperload: 'is_superload',
} as const;

const permitFieldColumns = { ...permitColumns, ...permitTextColumns, ...answerColumns };

type UnitRow = Selectable<Tables['units']>;
/** JSON aggregation returns instants as text. */
type PermitRow = ShallowDehydrateObject<Selectable<Tables['permits']>> & { document_bytes: number | null };
type OrderRow = Selectable<Tables['orders']> & { started_by: string | null; units: UnitRow[]; permits: PermitRow[] };

export function toUnitRow(unit: StoredUnit, orderId: string, position: number) {
  return {
    ...toRow(unitColumns, unit),
    ...toFigureRow(unit),
    order_id: orderId,
    position,
    truck: toJson(unit.truck),
    trailer: toJson(unit.trailer),
    typed: JSON.stringify(unit.typed),
    filing: JSON.stringify(unit.filing),
  };
}

// An order keeps its company, trucks and trailers as JSON permanently. A field that was declared later is missing from
// an old snapshot and gets the default of the contract, so a new field of a record must be optional.

function toDefaults(body: z.ZodMiniObject): Record<string, unknown> {
  const read = Object.entries(body.shape).map(([field, schema]) => [field, z.safeParse(schema, undefined)] as const);
  return Object.fromEntries(read.flatMap(([field, { success, data }]) => (success ? [[field, data]] : [])));
}

function createReader<Facts extends { _id: string }>(body: z.ZodMiniObject, ofServer: Partial<Facts> = {}) {
  const defaults = { ...toDefaults(body), ...ofServer };
  // Every snapshot has the fields that have no default.
  return (stored: Snapshot<Facts> | null) => stored && ({ ...defaults, ...stored } as Facts);
}

export const readCompany = createReader<CompanyFacts>(CompanyBody, { typedFields: '' });
export const readTruck = createReader<TruckFacts>(TruckBody);
export const readTrailer = createReader<TrailerFacts>(TrailerBody);

export const readVehicles = (stored: PermitVehicles | null) =>
  stored && { truck: readTruck(stored.truck), trailer: readTrailer(stored.trailer) };

export function toStoredUnit(row: UnitRow): StoredUnit {
  return {
    ...toFields(unitColumns, row),
    ...toFigures(row),
    truck: readTruck(row.truck),
    trailer: readTrailer(row.trailer),
    typed: row.typed,
    filing: row.filing,
  };
}

export function toPermitRow(permit: StoredPermit, orderId: string) {
  return {
    ...toRow(permitColumns, permit),
    ...toTermsRow(permit),
    ...toAnswerRow(permit),
    order_id: orderId,
    state: permit.state,
    reasons: JSON.stringify(permit.reasons),
    state_question: toJson(permit.stateQuestion),
  };
}

const parseInstant = (text: string | null) => (text === null ? null : new Date(text));

export function toStoredPermit(row: PermitRow): StoredPermit {
  const { document_id: documentId, document_bytes: bytes } = row;
  return Object.assign(toFields(permitFieldColumns, row), {
    // Only `order-permits.ts` writes it, and a CHECK constraint limits it.
    state: row.state as StateCode,
    status: row.status,
    permitType: 'Oversize' as const,
    date: toFields(dateColumns, row),
    route: { origin: toFields(originColumns, row), destination: toFields(destinationColumns, row) },
    typed: row.typed,
    planned: row.planned,
    vehicles: readVehicles(row.vehicles),
    reasons: row.reasons,
    stateQuestion: row.state_question,
    filedAt: parseInstant(row.filed_at),
    issuedAt: parseInstant(row.issued_at),
    voidedAt: parseInstant(row.voided_at),
    granted: toFields(grantedColumns, row),
    document: documentId === null || bytes === null ? null : { _id: documentId, bytes },
  });
}

export function toDraftRow(order: NewOrder) {
  return {
    ...toRow(draftColumns, order),
    ...toRow(customerColumns, order.customer),
    company_id: order.company?._id ?? null,
    company: toJson(order.company),
    jurisdictions: order.jurisdictions,
    trip: toJson(order.trip),
    filing: JSON.stringify(order.filing),
    review_changes: JSON.stringify(order.reviewChanges),
  };
}

/** By unit, then in the order in which the states were chosen. */
function sortPermits(
  permits: StoredPermit[],
  units: readonly StoredUnit[],
  states: readonly StateCode[],
): StoredPermit[] {
  const position = new Map(units.map((unit, index) => [unit._id, index]));
  const rank = ({ unit, state }: StoredPermit) => (position.get(unit) ?? 0) * 100 + states.indexOf(state);
  // A void permit is older than the one in its place.
  const isLive = ({ status }: StoredPermit) => (status === 'voided' ? 0 : 1);
  return permits.toSorted((a, b) => rank(a) - rank(b) || isLive(a) - isLive(b));
}

export function toStoredOrder(row: OrderRow): StoredOrder {
  const units = row.units.map(toStoredUnit);
  // The contract has validated the states before they were written.
  const jurisdictions = row.jurisdictions as StateCode[];
  return {
    ...toFields(orderColumns, row),
    startedBy: row.started_by,
    customer: toFields(customerColumns, row),
    company: readCompany(row.company),
    jurisdictions,
    trip: row.trip,
    filing: row.filing,
    units,
    permits: sortPermits(row.permits.map(toStoredPermit), units, jurisdictions),
  };
}

import type { DraftPermit, DraftUnit, OrderStatus, ReviewChange, StateCode } from '@wideload/domain';
import type { Selectable, ShallowDehydrateObject } from 'kysely';
import type { CompanyFacts, TrailerFacts, TruckFacts } from '@wideload/contract';
import { readCompany, readTrailer, readTruck } from './snapshots.ts';
import { toFigures } from '../../platform/db/unit-columns.ts';
import type { Tables } from '../../platform/db/tables.generated.ts';

/** A unit with its truck and trailer as of the order's last save. */
export type StoredUnit = DraftUnit & { truck: TruckFacts | null; trailer: TrailerFacts | null };

/** The state's response to a permit application. */
export type PermitProgress = {
  /** Empty without one. */
  stateNumber: string;
  validFrom: string | null;
  validTo: string | null;
  chargedFeeCents: number | null;
  refusalReason: string;
  filedAt: Date | null;
  issuedAt: Date | null;
  document: { _id: string; bytes: number } | null;
};

/** Initial progress of a permit, restored when the permit is requested again. */
export const initialProgress: PermitProgress = {
  stateNumber: '',
  validFrom: null,
  validTo: null,
  chargedFeeCents: null,
  refusalReason: '',
  filedAt: null,
  issuedAt: null,
  document: null,
};

/** A permit with its fee line: `price` is `fee` times `days`, in cents. */
export type StoredPermit = DraftPermit & PermitProgress & { fee: number; days: number; rulesVersion: string };

/** An order as the features use it; the domain's rules read it as a `DraftOrder`. */
export type StoredOrder = {
  id: string;
  orderNumber: number;
  userId: string;
  status: OrderStatus;
  step: number;
  version: number;
  customer: { email: string; phone: string; personName: string };
  title: string;
  /** The carrier's own job number; empty without one. */
  poNumber: string;
  company: CompanyFacts | null;
  jurisdictions: readonly StateCode[];
  units: readonly StoredUnit[];
  /** Id of the unit that was shown last. */
  currentUnit: string | null;
  permits: readonly StoredPermit[];
  reviewed: boolean;
  /** Empty while the order is reviewed. */
  reviewChanges: readonly ReviewChange[];
  /** Cents. */
  totalPrice: number;
  createdAt: Date;
  updatedAt: Date;
};

type UnitRow = Selectable<Tables['units']>;
/** JSON aggregation returns instants as text. */
type PermitRow = ShallowDehydrateObject<Selectable<Tables['permits']>> & { document_bytes: number | null };
export type OrderRow = Selectable<Tables['orders']> & { units: UnitRow[]; permits: PermitRow[] };

function toStoredUnit(row: UnitRow): StoredUnit {
  return {
    _id: row.id,
    truckId: row.truck_id,
    truck: readTruck(row.truck),
    trailerId: row.trailer_id,
    trailer: readTrailer(row.trailer),
    loadType: row.load_type,
    ...toFigures(row),
    typed: row.typed,
  };
}

const parseInstant = (text: string | null) => (text === null ? null : new Date(text));

function toPermitProgress(row: PermitRow): PermitProgress {
  const { document_id: documentId, document_bytes: bytes } = row;
  return {
    stateNumber: row.state_number,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    chargedFeeCents: row.charged_fee_cents,
    refusalReason: row.refusal_reason,
    filedAt: parseInstant(row.filed_at),
    issuedAt: parseInstant(row.issued_at),
    document: documentId === null || bytes === null ? null : { _id: documentId, bytes },
  };
}

export function toStoredPermit(row: PermitRow): StoredPermit {
  return {
    _id: row.id,
    unit: row.unit_id,
    // Only `order-permits.ts` writes it, and a CHECK constraint limits it.
    state: row.state as StateCode,
    permitType: 'Oversize',
    fee: row.fee_cents,
    days: row.days,
    price: row.price_cents,
    rulesVersion: row.rules_version,
    date: { startDate: row.start_day, endDate: row.end_day },
    route: {
      origin: { lat: row.origin_lat, lng: row.origin_lng },
      destination: { lat: row.destination_lat, lng: row.destination_lng },
    },
    comment: row.comment,
    typed: row.typed,
    reasons: row.reasons,
    status: row.status,
    ...toPermitProgress(row),
  };
}

/** Sorts permits by unit, then in the order in which the states were chosen. */
function sortPermits(
  permits: StoredPermit[],
  units: readonly StoredUnit[],
  states: readonly StateCode[],
): StoredPermit[] {
  const position = new Map(units.map((unit, index) => [unit._id, index]));
  const rank = ({ unit, state }: StoredPermit) => (position.get(unit) ?? 0) * 100 + states.indexOf(state);
  return permits.toSorted((a, b) => rank(a) - rank(b));
}

export function toStoredOrder(row: OrderRow): StoredOrder {
  const units = row.units.map(toStoredUnit);
  // The contract has validated the states before they were written.
  const jurisdictions = row.jurisdictions as StateCode[];
  return {
    id: row.id,
    orderNumber: row.order_number,
    userId: row.user_id,
    status: row.status,
    step: row.step,
    version: row.version,
    customer: { email: row.customer_email, phone: row.customer_phone, personName: row.customer_person_name },
    title: row.title,
    poNumber: row.po_number,
    company: readCompany(row.company),
    jurisdictions,
    units,
    currentUnit: row.current_unit,
    permits: sortPermits(row.permits.map(toStoredPermit), units, jurisdictions),
    reviewed: row.reviewed,
    // Only the domain's own changes are written here.
    reviewChanges: row.review_changes,
    totalPrice: row.total_price_cents,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

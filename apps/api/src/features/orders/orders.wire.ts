import type { Order, OrderCard, Permit } from '@wideload/contract';
import { findCurrentUnit, parseDay, findStateStatuses, totalOfUnit, type StateCode, isPlaced } from '@wideload/domain';
import { customerColumns } from '#platform/db/columns/order-columns.ts';
import { toFields } from '#platform/db/columns/record-columns.ts';
import type { Cell } from '#platform/http/bodies/csv.ts';
import { findTripZone } from './order-days.ts';
import type { OrderCardRow } from './list/order-list.store.ts';
import { readCompany } from './order-rows.ts';
import type { StoredOrder, StoredPermit, StoredUnit } from './stored-order.ts';

// These functions rename and add. The schema of an answer drops every field that the contract does not have.

function toUnit(unit: StoredUnit, permits: readonly StoredPermit[]) {
  return {
    ...unit,
    permits: permits.filter((permit) => permit.unit === unit._id).map(({ _id }) => _id),
    totalPrice: totalOfUnit(unit._id, permits),
  };
}

export function toPermit(permit: StoredPermit): Permit {
  const { filedAt, issuedAt, voidedAt } = permit;
  return {
    ...permit,
    filedAt: filedAt?.toISOString() ?? null,
    issuedAt: issuedAt?.toISOString() ?? null,
    voidedAt: voidedAt?.toISOString() ?? null,
  };
}

export function toOrder(order: StoredOrder): Order {
  const current = findCurrentUnit(order.units, order.currentUnit);
  return {
    ...order,
    _id: order.id,
    user: order.ownerId,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    trip: order.trip && { ...order.trip, timeZone: findTripZone(order.trip) },
    units: order.units.map((unit) => ({ ...toUnit(unit, order.permits), current: unit._id === current })),
    permits: order.permits.map(toPermit),
  };
}

function toTripOfCard({ from, to, startDate, startTime }: NonNullable<OrderCardRow['trip']>) {
  const timeZone = findTripZone({ places: [from, to] });
  return { from: from?.label ?? null, to: to?.label ?? null, startDate, startTime, timeZone };
}

/** One reason for each state and text, because units often share it. */
function toReasons({ rejection, permits }: OrderCardRow): OrderCard['reasons'] {
  const refusals = permits
    .filter(({ status, refusal_reason: text }) => status === 'refused' && text !== '')
    .map(({ state, refusal_reason: text }) => ({ state, text }));
  const known = new Map(refusals.map((reason) => [`${reason.state} ${reason.text}`, reason]));
  return [...(rejection ? [{ state: null, text: rejection }] : []), ...known.values()];
}

/** Without what depends on the time of the answer. */
export function toOrderCard(row: OrderCardRow): OrderCard {
  // The contract has validated the states before they were written.
  const jurisdictions = row.jurisdictions as StateCode[];
  return {
    _id: row.id,
    orderNumber: row.order_number,
    user: row.user_id,
    startedBy: row.started_by,
    status: row.status,
    step: row.step,
    createdAt: row.created_at.toISOString(),
    customer: toFields(customerColumns, row),
    title: row.title,
    poNumber: row.po_number,
    company: readCompany(row.company),
    jurisdictions,
    unitCount: row.unit_count ?? 0,
    permitCount: row.permit_count,
    issuedCount: row.issued_count,
    states: isPlaced(row.status) ? findStateStatuses(row.permits, jurisdictions) : [],
    reasons: toReasons(row),
    isWaiting: row.needs?.includes('question') ?? false,
    needs: row.needs ?? [],
    leavesOn: parseDay(row.departs_on ?? ''),
    trip: row.trip && toTripOfCard(row.trip),
    totalPrice: row.total_price_cents,
    isRefunded: row.is_refunded,
  };
}

type PaidRow = { is_refunded: boolean; counted_cents: number; refund_reserved_cents: number };

/** The last columns of each file of orders: with fee differences that were charged, and with refunds in progress. */
export const paidHeader = ['Paid in all (USD)', 'Refunded in all (USD)'];
export const toPaidCells = (row: PaidRow): Cell[] => [
  { cents: row.counted_cents },
  { cents: row.refund_reserved_cents },
];

export function toRefundedWord({ is_refunded: isWhole, refund_reserved_cents: refunded }: PaidRow): string {
  if (isWhole) return 'yes';
  return refunded > 0 ? 'partly' : 'no';
}

/** The columns of the exported file, in the order of `toOwnOrderCells`. */
export const ownOrderHeader = [
  'Order number',
  'Order ID',
  'Status',
  'Title',
  'PO / job number',
  'Company',
  'Leaves',
  'Leaves at',
  'From',
  'To',
  'States',
  'Permits',
  'Permits issued',
  'Permit numbers',
  'Needs',
  'Total (USD)',
  'Refunded',
  'Created (UTC)',
  ...paidHeader,
];

export function toOwnOrderCells(row: OrderCardRow): Cell[] {
  const { orderNumber, status, title, poNumber, company, leavesOn, trip, jurisdictions, ...card } = toOrderCard(row);
  return [
    orderNumber,
    card._id,
    status,
    title,
    poNumber,
    company?.name ?? '',
    leavesOn,
    trip?.startTime ?? '',
    trip?.from ?? '',
    trip?.to ?? '',
    jurisdictions.join(' '),
    card.permitCount,
    card.issuedCount,
    row.permits.flatMap(({ stateNumber }) => (stateNumber === '' ? [] : [stateNumber])).join(' '),
    card.needs.join(' '),
    { cents: card.totalPrice },
    toRefundedWord(row),
    row.created_at,
    ...toPaidCells(row),
  ];
}

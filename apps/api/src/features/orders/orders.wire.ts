import type { Order, OrderCard } from '@wideload/contract';
import { findCurrentUnit, totalOfUnit, type StateCode } from '@wideload/domain';
import type { OrderCardRow } from './list/order-list.store.ts';
import { readCompany } from './snapshots.ts';
import type { StoredOrder, StoredPermit, StoredUnit } from './stored-order.ts';

function toUnit(unit: StoredUnit, permits: readonly StoredPermit[]): Omit<Order['units'][number], 'current'> {
  const { _id, truckId, trailerId, truck, trailer, loadType, dimensions, weight, axles, typed } = unit;
  return {
    _id,
    truckId,
    trailerId,
    truck,
    trailer,
    loadType,
    dimensions,
    weight,
    axles,
    typed,
    permits: permits.filter((permit) => permit.unit === _id).map((permit) => permit._id),
    totalPrice: totalOfUnit(_id, permits),
  };
}

export function toPermit(permit: StoredPermit): Order['permits'][number] {
  const { _id, unit, state, permitType, price, fee, days, date, route, comment, typed, reasons, status } = permit;
  const { stateNumber, validFrom, validTo, chargedFeeCents, refusalReason, filedAt, issuedAt, document } = permit;
  return {
    _id,
    unit,
    state,
    permitType,
    price,
    fee,
    days,
    date,
    route,
    comment,
    typed,
    reasons: [...reasons],
    status,
    stateNumber,
    validFrom,
    validTo,
    chargedFeeCents,
    refusalReason,
    filedAt: filedAt?.toISOString() ?? null,
    issuedAt: issuedAt?.toISOString() ?? null,
    document,
  };
}

export function toOrder(order: StoredOrder): Order {
  const current = findCurrentUnit(order.units, order.currentUnit);
  const { id, orderNumber, status, step, version, customer, title, poNumber, company, reviewed, totalPrice } = order;
  return {
    _id: id,
    orderNumber,
    user: order.userId,
    status,
    step,
    version,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    customer,
    title,
    poNumber,
    company,
    jurisdictions: [...order.jurisdictions],
    units: order.units.map((unit) => ({ ...toUnit(unit, order.permits), current: unit._id === current })),
    permits: order.permits.map(toPermit),
    reviewed,
    reviewChanges: [...order.reviewChanges],
    totalPrice,
  };
}

export function toOrderCard(row: OrderCardRow): OrderCard {
  return {
    _id: row.id,
    orderNumber: row.order_number,
    user: row.user_id,
    status: row.status,
    step: row.step,
    createdAt: row.created_at.toISOString(),
    customer: { email: row.customer_email, phone: row.customer_phone, personName: row.customer_person_name },
    title: row.title,
    company: readCompany(row.company),
    // The contract has validated the states before they were written.
    jurisdictions: row.jurisdictions as StateCode[],
    unitCount: row.unit_count ?? 0,
    permitCount: row.permit_count ?? 0,
    totalPrice: row.total_price_cents,
  };
}

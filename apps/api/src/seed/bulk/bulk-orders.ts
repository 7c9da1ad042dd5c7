import { toInches, orderableStates, type OrderStatus } from '@wideload/domain';
import { v7 as uuid } from 'uuid';
import { after, DAY, MINUTE } from '../../clock.ts';
import type { BulkCarrier } from './bulk-carriers.ts';
import type { Draws } from './bulk-draws.ts';
import type { BulkRows } from './bulk-insert.ts';
import { loads, type Loaded } from './bulk-loads.ts';
import { createPermitRows } from './bulk-permits.ts';

export type BulkOrder = {
  carrier: BulkCarrier;
  at: Date;
  now: Date;
  /** The admin who approved, rejected and stored documents. */
  adminId: string;
};

/** Old orders are done, recent ones in progress; some remain drafts. */
function drawStatus(draws: Draws, ageDays: number): OrderStatus {
  if (draws.chance(0.06)) return 'draft';
  if (draws.chance(Math.exp(-ageDays / 4))) return 'pending';
  return draws.chance(0.07) ? 'rejected' : 'approved';
}

type UnitOf = Loaded & { orderId: string; unitId: string; position: number };

function createUnitRow({ carrier }: BulkOrder, { orderId, unitId, position, unit, load }: UnitOf) {
  const { dimensions, axles, weight } = load;
  return {
    id: unitId,
    order_id: orderId,
    position,
    truck_id: carrier.truck._id,
    truck: carrier.truck,
    trailer_id: carrier.trailer._id,
    trailer: carrier.trailer,
    load_type: unit.loadType,
    width_in: dimensions.width,
    height_in: dimensions.height,
    length_in: dimensions.length,
    front_overhang_in: dimensions.frontOverhang,
    rear_overhang_in: dimensions.rearOverhang,
    weight_lb: weight,
    axle_ab_in: axles.AB,
    axle_bc_in: axles.BC,
    axle_cd_in: axles.CD,
    axle_de_in: axles.DE,
    axle_ef_in: axles.EF ?? null,
    typed: {},
  };
}

type Facts = { id: string; status: OrderStatus; states: readonly string[]; total: number; paidAt: Date | null };

function createOrderRow(draws: Draws, { carrier, at }: BulkOrder, { id, status, states, total, paidAt }: Facts) {
  const title = `${draws.oneOf(['Transformer', 'Excavator', 'Beams', 'Combine', 'Tower section'])} to ${carrier.company.city}`;
  return {
    id,
    user_id: carrier.id,
    status,
    step: paidAt === null ? draws.between(4, 6) : 7,
    version: 5,
    customer_email: carrier.email,
    customer_phone: carrier.phone,
    customer_person_name: `${carrier.firstName} ${carrier.lastName}`,
    title,
    company_id: carrier.company._id,
    company: carrier.company,
    jurisdictions: states,
    reviewed: paidAt !== null,
    total_price_cents: total,
    created_at: at,
    updated_at: paidAt ?? at,
    paid_at: paidAt,
  };
}

/** The payment is as if confirmed by the provider. */
function createPast({ now, adminId }: BulkOrder, { id, status, total, paidAt }: Facts) {
  if (paidAt === null) return { events: [], payments: [] };
  const event = { order_id: id, what: 'status', comment: '' };
  const decidedAt = new Date(Math.min(after(paidAt, 2 * DAY).getTime(), now.getTime()));
  const paid = { ...event, id: uuid(), at: paidAt, actor_id: null, from_status: 'draft', to_status: 'pending' };
  const decided = { ...event, id: uuid(), at: decidedAt, actor_id: adminId, from_status: 'pending', to_status: status };
  const payment = {
    id: uuid(),
    order_id: id,
    kind: 'order',
    amount_cents: total,
    currency: 'usd',
    price_lines: [],
    status: 'succeeded',
    provider: 'sandbox',
    livemode: false,
    captured_cents: total,
    refund_reserved_cents: 0,
    created_at: paidAt,
    updated_at: paidAt,
  };
  return { events: status === 'pending' ? [paid] : [paid, decided], payments: [payment] };
}

export function createBulkOrder(draws: Draws, order: BulkOrder) {
  const { at, now, adminId } = order;
  const id = uuid({ msecs: at.getTime() });
  const status = drawStatus(draws, (now.getTime() - at.getTime()) / DAY);
  const isPair = draws.chance(0.15);
  const states = draws.some(orderableStates, isPair ? draws.between(1, 2) : draws.between(1, 5));
  const loaded = Array.from({ length: isPair ? 2 : 1 }, (_, position) => {
    return { ...draws.oneOf(loads), orderId: id, unitId: uuid(), position };
  });
  const trailerLength = toInches(order.carrier.trailer.length, 0);
  const permits = loaded.flatMap(({ unitId, load }) =>
    createPermitRows(draws, { orderId: id, unitId, load: { ...load, trailerLength }, states, status, at, adminId }),
  );
  const total = permits.reduce((sum, { row }) => sum + row.price_cents, 0);
  const paidAt = status === 'draft' ? null : after(at, Math.min(20 * MINUTE, now.getTime() - at.getTime()));
  const facts = { id, status, states, total, paidAt };
  const { events, payments } = createPast(order, facts);
  return {
    orders: [createOrderRow(draws, order, facts)],
    units: loaded.map((unit) => createUnitRow(order, unit)),
    permits: permits.map(({ row }) => row),
    permit_documents: permits.flatMap(({ documents }) => documents),
    order_events: events,
    payments,
  } satisfies BulkRows;
}

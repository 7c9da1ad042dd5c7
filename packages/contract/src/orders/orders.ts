import {
  axleBounds,
  dimensionBounds,
  loadTypeKeys,
  longestPoNumber,
  mapLengths,
  maxima,
  orderStatuses,
  permitStatuses,
} from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { largestSave, maxUnits, recentOrders } from '../core/limits.ts';
import { orderList } from '../core/lists.ts';
import { CompanyFacts } from '../carriers/companies.ts';
import { CentsValue, DayValue, Empty, Id, IdParams, Instant, rawText, StateValue, text } from '../core/values.ts';
import { TrailerFacts, TruckFacts } from '../carriers/vehicles.ts';

/** Raw text of form fields that are not (yet) a value, by field name, so that nothing typed is lost. */
const Typed = z
  .record(z.string().check(z.maxLength(60), z.regex(/^[\w.]+$/)), rawText(200))
  .check(z.refine((typed) => Object.keys(typed).length <= 40, 'Too many fields'));

/** A draft keeps what was typed, right or wrong; the wizard's rules judge it when a step is left. */
const asTyped = (max: number) => text(max);
const lengthSoFar = ({ to }: { to: number }) => z.nullable(z.int().check(z.gte(0), z.lte(to)));

export const DimensionsValue = z.object(mapLengths(dimensionBounds, (_, bounds) => lengthSoFar(bounds)));
export const AxlesValue = z.object(mapLengths(axleBounds, (_, bounds) => lengthSoFar(bounds)));

export const CustomerBody = z.object({ email: asTyped(254), phone: asTyped(40), personName: asTyped(200) });

export const UnitBody = z.object({
  _id: Id,
  truckId: z.nullable(Id),
  trailerId: z.nullable(Id),
  loadType: z.nullable(z.enum(loadTypeKeys)),
  dimensions: DimensionsValue,
  /** Pounds. */
  weight: z.nullable(z.int().check(z.gte(0), z.lte(maxima.weight))),
  axles: AxlesValue,
  typed: z._default(Typed, {}),
  /** Its tab is the one that is open. Of several the last one counts; where no unit says so, the current one stays. */
  current: z.optional(z.boolean()),
});
export type UnitBody = z.infer<typeof UnitBody>;

const Place = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});

/** What a person may say of a permit; which permits there are, and their price, the server decides. */
export const PermitBody = z.object({
  _id: Id,
  date: z.object({ startDate: DayValue, endDate: DayValue }),
  route: z.object({ origin: Place, destination: Place }),
  comment: text(2000),
  typed: z._default(Typed, {}),
});
export type PermitBody = z.infer<typeof PermitBody>;

export const CreateOrderBody = z.object({
  /** The browser may name the draft: a repeat after a lost answer then finds it, and makes no second one. */
  _id: z.optional(Id),
  customer: CustomerBody,
  title: asTyped(200),
  poNumber: z._default(asTyped(200), ''),
  company: z.nullable(Id),
  step: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
});

/**
 * `version` is the one that was read: where the order has another by now, nothing is overwritten. Spec [7] sends none, and writes over whatever
 * is there. Parts that are left out stay as they are. `step` is a wish that the rules clamp.
 */
export const SaveOrderBody = z.object({
  version: z.optional(z.int()),
  step: z.optional(z.int().check(z.gte(1), z.lte(6))),
  customer: z.optional(CustomerBody),
  title: z.optional(asTyped(200)),
  /** The carrier's own number of the job, printed on its receipts. */
  poNumber: z.optional(asTyped(200)),
  company: z.optional(z.nullable(Id)),
  jurisdictions: z.optional(z.array(StateValue).check(z.maxLength(51))),
  units: z.optional(z.array(UnitBody).check(z.minLength(1), z.maxLength(maxUnits))),
  permits: z.optional(z.array(PermitBody).check(z.maxLength(maxUnits * 51))),
  reviewed: z.optional(z.boolean()),
  /** IANA zone of the carrier, by which a new permit starts today. */
  timeZone: z.optional(z.string().check(z.maxLength(60))),
});
export type SaveOrderBody = z.infer<typeof SaveOrderBody>;

/** `from` is the number that was seen: where it is another by now, nothing is overwritten. */
export const PoNumberBody = z.object({ poNumber: text(longestPoNumber), from: text(200) });

export const ReasonValue = z.object({
  what: z.string(),
  limit: z.number(),
  actual: z.number(),
  over: z.number(),
  unit: z.enum(['in', 'lb']),
  /** A limit that may be passed, where nothing given decides it: `actual` is then the most that is possible. */
  open: z.optional(z.literal(true)),
});

export const Permit = z.object({
  _id: Id,
  unit: Id,
  state: StateValue,
  permitType: z.literal('Oversize'),
  price: CentsValue,
  /** Days charged: 1 unless the state charges daily. */
  days: z.int(),
  /** The state's fee in cents, for one day where it charges daily. */
  fee: CentsValue,
  date: z.object({ startDate: z.string(), endDate: z.string() }),
  route: z.object({ origin: Place, destination: Place }),
  comment: z.string(),
  typed: z.record(z.string(), z.string()),
  reasons: z.array(ReasonValue),
  status: z.enum(permitStatuses),
  /** What the state gave; `''` and null until it did. */
  stateNumber: z.string(),
  validFrom: z.nullable(z.string()),
  validTo: z.nullable(z.string()),
  /** What the state really charged. */
  chargedFeeCents: z.nullable(CentsValue),
  refusalReason: z.string(),
  filedAt: z.nullable(Instant),
  issuedAt: z.nullable(Instant),
  /** The issued permit as a PDF (`permits.document`). */
  document: z.nullable(z.object({ _id: Id, bytes: z.int() })),
});
export type Permit = z.infer<typeof Permit>;

export const Unit = z.object({
  _id: Id,
  truckId: z.nullable(Id),
  trailerId: z.nullable(Id),
  truck: z.nullable(TruckFacts),
  trailer: z.nullable(TrailerFacts),
  loadType: z.nullable(z.enum(loadTypeKeys)),
  dimensions: DimensionsValue,
  weight: z.nullable(z.int()),
  axles: AxlesValue,
  typed: z.record(z.string(), z.string()),
  /** Its tab was the last one that was open; true of exactly one unit. */
  current: z.boolean(),
  /** Ids of the unit's permits in the order's `permits`. */
  permits: z.array(Id),
  totalPrice: CentsValue,
});
export type Unit = z.infer<typeof Unit>;

/** A fact of a company, truck or trailer that was edited on its list, or the price of a permit, since the order was reviewed. */
export const ReviewChange = z.discriminatedUnion('what', [
  z.object({
    what: z.enum(['company', 'truck', 'trailer']),
    /** Null for the company. */
    unit: z.nullable(Id),
    record: Id,
    /** The record's field, and its value as a text. */
    field: z.string(),
    from: z.string(),
    to: z.string(),
  }),
  z.object({
    what: z.literal('permit'),
    unit: Id,
    state: StateValue,
    /** Null where none was needed, or none is. */
    from: z.nullable(CentsValue),
    to: z.nullable(CentsValue),
  }),
]);
export type ReviewChange = z.infer<typeof ReviewChange>;

export const Order = z.object({
  _id: Id,
  orderNumber: z.int(),
  /** Whose it is. */
  user: Id,
  status: z.enum(orderStatuses),
  step: z.int(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  customer: CustomerBody,
  title: z.string(),
  /** PO / job number of the carrier; `''` for none. */
  poNumber: z.string(),
  company: z.nullable(CompanyFacts),
  jurisdictions: z.array(StateValue),
  units: z.array(Unit),
  permits: z.array(Permit),
  reviewed: z.boolean(),
  /** Why the review does not count any more, until the order is reviewed again. */
  reviewChanges: z.array(ReviewChange),
  totalPrice: CentsValue,
});
export type Order = z.infer<typeof Order>;

export const CopyOrderBody = z.object({
  /** The browser names the new draft: a second press, or a repeat after a lost answer, then makes no other. */
  _id: Id,
  /** IANA zone of the carrier, by which the permits start today. */
  timeZone: z.optional(z.string().check(z.maxLength(60))),
});

/** A new draft, and what the order it was made from had that has since been deleted from the lists. */
export const CopiedOrder = z.extend(Order, {
  leftOut: z.array(
    z.object({
      what: z.enum(['company', 'truck', 'trailer']),
      /** Counted from 1; null for the company. */
      unit: z.nullable(z.int()),
      /** The company's name, or the internal number. */
      name: z.string(),
    }),
  ),
});
export type CopiedOrder = z.infer<typeof CopiedOrder>;

export const OrderCard = z.object({
  _id: Id,
  orderNumber: z.int(),
  /** Whose it is. */
  user: Id,
  status: z.enum(orderStatuses),
  step: z.int(),
  createdAt: Instant,
  customer: CustomerBody,
  title: z.string(),
  company: z.nullable(z.object({ name: z.string(), dotNumber: z.string(), city: z.string(), state: z.string() })),
  jurisdictions: z.array(StateValue),
  unitCount: z.int(),
  permitCount: z.int(),
  totalPrice: CentsValue,
});
export type OrderCard = z.infer<typeof OrderCard>;

const eventFacts = {
  at: Instant,
  /** Its owner, the payment that the provider confirmed, or an admin, who stays unnamed. */
  who: z.enum(['owner', 'payment', 'admin']),
  comment: z.string(),
};

/**
 * One thing that happened to an order: to its status (`from` is null for its beginning), to one of its permits, to its units, to the
 * money that was paid for it, or to its PO / job number.
 */
export const OrderEvent = z.discriminatedUnion('what', [
  z.object({
    ...eventFacts,
    what: z.enum(['created', 'paid', 'status', 'units', 'money', 'po-number']),
    from: z.nullable(z.enum(orderStatuses)),
    to: z.enum(orderStatuses),
  }),
  z.object({
    ...eventFacts,
    what: z.literal('permit'),
    /** `unit` counts from 1. */
    permit: z.object({ state: StateValue, unit: z.int() }),
    from: z.enum(permitStatuses),
    to: z.enum(permitStatuses),
  }),
]);
export type OrderEvent = z.infer<typeof OrderEvent>;

/** `search` finds by order id, order number or the beginning of a PO / job number; `orderId` is one order exactly, `userId` the orders of one account; `status` keeps those in it. */
export const orderListQuery = z.extend(listQuery(orderList), {
  orderId: z.optional(Id),
  userId: z.optional(Id),
  status: z.optional(z.enum(orderStatuses)),
});

/** How many of the orders that the search finds are in each status, whichever status is asked for. */
const StatusCounts = z.object({ draft: z.int(), pending: z.int(), approved: z.int(), rejected: z.int() });

export const orders = {
  list: endpoint({
    method: 'GET',
    path: '/permits/orders',
    access: 'signed-in',
    summary:
      'Own orders, newest first, searched by order id, number or PO / job number; for an admin those of `userId`, or the one of `orderId`',
    query: orderListQuery,
    answers: { 200: z.extend(listOf(OrderCard), { counts: StatusCounts }) },
  }),
  recent: endpoint({
    method: 'GET',
    path: '/permits/orders/recent',
    access: 'user',
    summary: `The last ${recentOrders} own orders, whole and newest first, for a device to keep for when it has no network`,
    answers: { 200: z.object({ items: z.array(Order) }) },
  }),
  read: endpoint({
    method: 'GET',
    path: '/permits/orders/{id}',
    access: 'user',
    summary: 'One own order, whole',
    params: IdParams,
    answers: { 200: Order },
    problems: ['not-found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/permits/orders',
    access: 'user',
    summary: 'Begin an order from its basic details',
    body: CreateOrderBody,
    answers: { 201: Order },
    problems: ['not-found'],
  }),
  copy: endpoint({
    method: 'POST',
    path: '/permits/orders/{id}/copy',
    access: 'user',
    summary: 'Order again: a new draft with everything but the dates of an own order, decided and priced anew',
    params: IdParams,
    body: CopyOrderBody,
    answers: { 201: CopiedOrder },
    problems: ['not-found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/permits/orders/{id}',
    access: 'user',
    summary: 'Save a part of a draft; the answer holds the permits it needs, their prices, and the step it stands at',
    params: IdParams,
    body: SaveOrderBody,
    answers: { 200: Order },
    problems: ['not-found', 'order.stale', 'order.not-draft', 'payment_in_progress'],
    maxBytes: largestSave,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/permits/orders/{id}',
    access: 'user',
    summary: 'Delete a draft',
    params: IdParams,
    answers: { 200: Empty },
    problems: ['not-found', 'order.not-draft', 'payment_in_progress'],
  }),
  events: endpoint({
    method: 'GET',
    path: '/permits/orders/{id}/events',
    access: 'user',
    summary: 'What happened to one own order, oldest first: its beginning, its payment, each change of its status',
    params: IdParams,
    answers: { 200: z.object({ items: z.array(OrderEvent) }) },
    problems: ['not-found'],
  }),
  changePoNumber: endpoint({
    method: 'PUT',
    path: '/permits/orders/{id}/po_number',
    access: 'user',
    summary:
      'Change the PO / job number of an own paid order, which stands in its history; a refusal names the number that it has, as `poNumber`',
    params: IdParams,
    body: PoNumberBody,
    answers: { 200: Order },
    problems: ['not-found', 'order.stale', 'order.still-draft'],
  }),
};

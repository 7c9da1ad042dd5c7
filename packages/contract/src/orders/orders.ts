import { RefundedValue, CentsValue, CsvFile, DayValue, Id, Instant, StateValue } from '../core/values.ts';
import {
  grantedFields,
  mapFields,
  mapStatuses,
  orderStatuses,
  orderTexts,
  permitStatuses,
  permitTexts,
} from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { OrderFiling, UnitFiling } from '../core/filing-values.ts';
import { maxSaveBytes, maxOfflineOrders } from '../core/limits.ts';
import { orderList, orderNeeds } from '../core/lists.ts';
import { CompanyFacts } from '../carriers/companies.ts';
import { TrailerFacts, TruckFacts } from '../carriers/vehicles.ts';
import { DepartureBody, TripAnswer } from '../trip/trip.ts';
import { kingpinValue, Place, unitFields, axleParts } from './order-fields.ts';
import { CustomerBody, CreateOrderBody, SaveOrderBody, PoNumberBody, CopyOrderBody } from './order-bodies.ts';
import { OrderEvent } from './order-events.ts';

export const ReasonValue = z.object({
  what: z.string(),
  limit: z.number(),
  actual: z.number(),
  over: z.number(),
  unit: z.enum(['in', 'lb']),
  /** The first and the last axle, counted from 1, of a reason about single axles or groups. */
  axles: z.optional(z.object({ from: z.int(), to: z.int() })),
  /** The limit may be exceeded, but the input does not decide it: `actual` is then the largest possible value. */
  open: z.optional(z.literal(true)),
});

/** The least advanced permit of a state over all units; an issued one has its days. */
export const StateStatusValue = z.object({
  state: StateValue,
  status: z.enum(permitStatuses),
  validFrom: z.optional(z.nullable(z.string())),
  validTo: z.optional(z.nullable(z.string())),
});

const PermitDays = z.object({ startDate: z.string(), endDate: z.string() });
const PermitPlanValue = z.object({
  date: z.nullable(PermitDays),
  miles: z.nullable(z.number()),
  route: z.nullable(z.object({ origin: Place, destination: Place })),
});

/** `load` is the load that it is about, in the words of the load check's address. */
export const StateQuestionValue = z.object({
  load: z.string(),
  /** When the carrier had reviewed the order; null until then. */
  askedAt: z.nullable(Instant),
  answer: z.nullable(z.object({ isPermitted: z.boolean(), reason: z.string(), at: Instant })),
});

export const Permit = z.object({
  _id: Id,
  unit: Id,
  state: StateValue,
  permitType: z.literal('Oversize'),
  price: CentsValue,
  /** Charged days: 1 unless the state charges daily. */
  days: z.int(),
  /** The state's fee in cents, per day where it charges daily. */
  fee: CentsValue,
  date: PermitDays,
  route: z.object({ origin: Place, destination: Place }),
  ...mapFields(permitTexts, () => z.string()),
  typed: z.record(z.string(), z.string()),
  /** The days and places that the trip gives; null without a trip. */
  planned: z.nullable(PermitPlanValue),
  reasons: z.array(ReasonValue),
  /** The load is more than the state's permits allow, so the order is paid only once the state has said yes; null for any other load. */
  stateQuestion: z.nullable(StateQuestionValue),
  status: z.enum(permitStatuses),
  /** The truck and trailer of this permit alone, such as those of an amendment; null where they are those of its unit. */
  vehicles: z.nullable(z.object({ truck: z.nullable(TruckFacts), trailer: z.nullable(TrailerFacts) })),
  /** The state's permit number and dates; `''` and null until it issues the permit. */
  stateNumber: z.string(),
  validFrom: z.nullable(z.string()),
  validTo: z.nullable(z.string()),
  /** The fee that the state charged in the end. */
  chargedFeeCents: z.nullable(CentsValue),
  refusalReason: z.string(),
  /** Counts issues and amendments; 0 before the first issue. */
  version: z.int(),
  /** The size and weight on the state's permit where an amendment changed them. */
  granted: z.object(mapFields(grantedFields, () => z.nullable(z.int()))),
  voidReason: z.string(),
  voidedAt: z.nullable(Instant),
  filedAt: z.nullable(Instant),
  issuedAt: z.nullable(Instant),
  /** The issued permit as a PDF (`permits.document`). */
  document: z.nullable(z.object({ _id: Id, bytes: z.int() })),
});
export type Permit = z.infer<typeof Permit>;

export const Unit = z.object({
  ...unitFields,
  ...axleParts,
  kingpin: kingpinValue,
  filing: UnitFiling,
  // A stored unit passed the limits of its day.
  weight: z.nullable(z.int()),
  typed: z.record(z.string(), z.string()),
  truck: z.nullable(TruckFacts),
  trailer: z.nullable(TrailerFacts),
  /** Its tab was open last; true of exactly one unit. */
  current: z.boolean(),
  /** Ids in the order's `permits`. */
  permits: z.array(Id),
  totalPrice: CentsValue,
});
export type Unit = z.infer<typeof Unit>;

/** A fact of a company, truck or trailer, or the price of a permit, that changed since the review of the order. */
export const ReviewChange = z.discriminatedUnion('what', [
  z.object({
    what: z.enum(['company', 'truck', 'trailer']),
    /** Null for the company. */
    unit: z.nullable(Id),
    record: Id,
    field: z.string(),
    from: z.string(),
    to: z.string(),
  }),
  z.object({
    what: z.literal('permit'),
    unit: Id,
    state: StateValue,
    /** Null where no permit was needed, or none is. */
    from: z.nullable(CentsValue),
    to: z.nullable(CentsValue),
  }),
]);
export type ReviewChange = z.infer<typeof ReviewChange>;

export const Order = z.object({
  _id: Id,
  orderNumber: z.int(),
  /** The owner. */
  user: Id,
  /** The name of the admin who began it for the owner, `''` where none is known; null for an order that the owner began. */
  startedBy: z.nullable(z.string()),
  status: z.enum(orderStatuses),
  step: z.int(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  customer: CustomerBody,
  ...mapFields(orderTexts, () => z.string()),
  company: z.nullable(CompanyFacts),
  jurisdictions: z.array(StateValue),
  trip: z.nullable(TripAnswer),
  units: z.array(Unit),
  permits: z.array(Permit),
  /** The carrier's answers for the forms of states, apart from those of its units. */
  filing: OrderFiling,
  reviewed: z.boolean(),
  /** The reasons why the order needs another review. */
  reviewChanges: z.array(ReviewChange),
  totalPrice: CentsValue,
  isRefunded: RefundedValue,
});
export type Order = z.infer<typeof Order>;

/** A new draft, and the parts of the original that have since been deleted from the lists. */
export const CopiedOrder = z.extend(Order, {
  leftOut: z.array(
    z.object({
      what: z.enum(['company', 'truck', 'trailer']),
      /** Counts from 1; null for the company. */
      unit: z.nullable(z.int()),
      /** The company's name, or the internal number. */
      name: z.string(),
    }),
  ),
});
export type CopiedOrder = z.infer<typeof CopiedOrder>;

export const OrderCard = z.extend(
  z.pick(Order, {
    _id: true,
    orderNumber: true,
    user: true,
    startedBy: true,
    status: true,
    step: true,
    createdAt: true,
    customer: true,
    title: true,
    poNumber: true,
    jurisdictions: true,
    totalPrice: true,
    isRefunded: true,
  }),
  {
    company: z.nullable(z.pick(CompanyFacts, { name: true, dotNumber: true, city: true, state: true })),
    unitCount: z.int(),
    permitCount: z.int(),
    issuedCount: z.int(),
    /** The states with permits, each with the status of its least advanced permit; none for a draft. */
    states: z.array(StateStatusValue),
    /** Why it was rejected (`state` is null), and why states refused permits. */
    reasons: z.array(z.object({ state: z.nullable(StateValue), text: z.string() })),
    /** A question to the carrier is open. */
    isWaiting: z.boolean(),
    /**
     * The reasons why it waits for the carrier: an open question, a refused permit of an order in work, a difference to be paid, or a permit whose last
     * day is today or over while the order has another one.
     */
    needs: z.array(z.enum(orderNeeds)),
    /** States of permits that were paid so long ago that 9 of 10 of their kind had come; only on the list of own orders. */
    late: z.optional(z.array(StateValue)),
    /** The day of departure; without a trip, that on which the first permit must be valid. */
    leavesOn: z.nullable(DayValue),
    /** Names of its ends, and the IANA zone in which it starts; null until they are known. */
    trip: z.nullable(
      z.extend(DepartureBody, {
        from: z.nullable(z.string()),
        to: z.nullable(z.string()),
        timeZone: z.nullable(z.string()),
      }),
    ),
  },
);
export type OrderCard = z.infer<typeof OrderCard>;

/**
 * `search` matches a part of the title or of the company's name, states by their names or codes, an order number, or the
 * beginning of a PO / job number or of an order id.
 */
export const orderListQuery = z.extend(listQuery(orderList), {
  orderId: z.optional(Id),
  userId: z.optional(Id),
  status: z.optional(z.enum(orderStatuses)),
  /** Only orders that wait for the carrier. */
  needs: z.optional(z.literal('any')),
});

/** Counts all orders that the search matches, regardless of the `status` filter. */
export const StatusCounts = z.object(mapStatuses(() => z.int()));

export const orders = {
  list: endpoint('GET /permits/orders', {
    access: 'signed-in',
    summary:
      'Own orders, newest first, searched by title, company, states, PO / job number, order number or id, or sorted by departure, the next one first; for an admin those of `userId`, or the one of `orderId`',
    query: orderListQuery,
    answers: {
      // `needs` counts all orders that the search matches and that wait for the carrier.
      200: z.extend(listOf(OrderCard), { counts: StatusCounts, needs: z.int() }),
    },
  }),
  export: endpoint('GET /permits/orders.csv', {
    access: 'user',
    summary: 'The same own orders, searched, filtered and sorted alike, on all pages, as a CSV file',
    query: z.omit(orderListQuery, { page: true, pageSize: true, orderId: true, userId: true }),
    answers: { 200: CsvFile },
  }),
  recent: endpoint('GET /permits/orders/recent', {
    access: 'user',
    summary: `The last ${maxOfflineOrders} own orders, whole and newest first, for a device to keep for when it has no network`,
    answers: { 200: z.object({ items: z.array(Order) }) },
  }),
  read: endpoint('GET /permits/orders/{id}', {
    access: 'user',
    onBehalf: true,
    summary: 'One own order, whole',
    answers: { 200: Order },
    problems: ['not-found'],
  }),
  create: endpoint('POST /permits/orders', {
    access: 'user',
    onBehalf: true,
    summary: 'Create an order from its basic details',
    body: CreateOrderBody,
    answers: { 201: Order },
    problems: ['not-found'],
  }),
  copy: endpoint('POST /permits/orders/{id}/copy', {
    access: 'user',
    summary:
      'Order again, the way back, or the next load: a new draft from an own order, with permits and prices of today',
    body: CopyOrderBody,
    answers: { 201: CopiedOrder },
    problems: ['not-found', 'order.no-trip'],
  }),
  save: endpoint('PUT /permits/orders/{id}', {
    access: 'user',
    onBehalf: true,
    summary: 'Save a part of a draft; the answer has the permits it needs, their prices, and its step',
    body: SaveOrderBody,
    answers: { 200: Order },
    problems: ['not-found', 'order.stale', 'order.not-draft', 'payment_in_progress'],
    maxBytes: maxSaveBytes,
  }),
  remove: endpoint('DELETE /permits/orders/{id}', {
    access: 'user',
    onBehalf: true,
    summary: 'Delete a draft',
    problems: ['not-found', 'order.not-draft', 'payment_in_progress'],
  }),
  events: endpoint('GET /permits/orders/{id}/events', {
    access: 'user',
    summary: 'The history of one own order, oldest first: its creation, its payment, each change',
    answers: { 200: z.object({ items: z.array(OrderEvent) }) },
    problems: ['not-found'],
  }),
  changePoNumber: endpoint('PUT /permits/orders/{id}/po_number', {
    access: 'user',
    summary:
      'Change the PO / job number of an own paid order; its history records the change. A refusal names the current number, as `poNumber`',
    body: PoNumberBody,
    answers: { 200: Order },
    problems: ['not-found', 'order.stale', 'order.still-draft'],
  }),
};

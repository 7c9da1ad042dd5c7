import { permitTurns } from '@wideload/domain';
import * as z from 'zod/mini';
import { OpenAdjustment } from '../money/adjustments.ts';
import { endpoint } from '../core/endpoint.ts';
import { longestComment, maxNoteLength, maxUnits } from '../core/limits.ts';
import { FiledDispute } from '../money/disputes.ts';
import { FiledRefund } from '../money/refunds.ts';
import { AskedValue, maxAsks } from './order-messages.ts';
import { PoNumberBody, UnitBody } from './order-bodies.ts';
import { OrderEvent } from './order-events.ts';
import { Order, Permit } from './orders.ts';
import { CentsValue, Id, Instant, StateValue, SeenNumber, text, longText, requiredLongText } from '../core/values.ts';
import { TrailerFacts, TruckFacts } from '../carriers/vehicles.ts';

export const paymentKinds = ['order', 'adjustment'] as const;
export const paymentStates = [
  'created',
  'open',
  'requires_action',
  'processing',
  'authorized',
  'succeeded',
  'canceled',
] as const;
export const attemptStates = ['in_flight', 'succeeded', 'requires_action', 'declined', 'unknown', 'abandoned'] as const;

/** One charge of an order, with every press of PAY for it. */
export const FiledPayment = z.object({
  _id: Id,
  kind: z.enum(paymentKinds),
  status: z.enum(paymentStates),
  amount: CentsValue,
  /** The amount that the provider has captured so far. */
  captured: CentsValue,
  /** Includes refunds in progress. */
  refunded: CentsValue,
  createdAt: Instant,
  updatedAt: Instant,
  /** A discrepancy at the provider (`provider.amount`) that an admin must resolve; null for none. */
  anomaly: z.nullable(z.string()),
  /** Oldest first. */
  attempts: z.array(
    z.object({
      _id: Id,
      at: Instant,
      state: z.enum(attemptStates),
      card: z.object({ brand: z.string(), last4: z.string() }),
      /** The provider's code, which the carrier may not always see, and its sentence. */
      declineCode: z.nullable(z.string()),
      message: z.nullable(z.string()),
    }),
  ),
  /** Newest first. */
  refunds: z.array(FiledRefund),
  /** Newest first. */
  disputes: z.array(FiledDispute),
  /** Paid permits that are no longer on the order, with the amount of this payment that is refundable for each; `unit` counts from 1. */
  formerPermits: z.array(z.object({ _id: Id, unit: z.int(), state: StateValue, refundable: CentsValue })),
});
export type FiledPayment = z.infer<typeof FiledPayment>;

/** A mail about the order. */
export const FiledMail = z.object({
  _id: Id,
  kind: z.string(),
  to: z.string(),
  writtenAt: Instant,
  state: z.enum(['waiting', 'sent', 'failed']),
  /** The time when it was sent or given up; null while it waits. */
  doneAt: z.nullable(Instant),
  /** The reason why the last try failed; null if none did. A waiting mail is tried again. */
  error: z.nullable(z.string()),
});
export type FiledMail = z.infer<typeof FiledMail>;

/** An internal note between admins; the carrier never sees it. */
export const OrderNote = z.object({
  _id: Id,
  at: Instant,
  /** The e-mail of the admin; empty when that account is deleted. */
  author: z.string(),
  text: z.string(),
});
export type OrderNote = z.infer<typeof OrderNote>;

/**
 * `admin` is the e-mail of the admin who acted: empty when that account is deleted, null for anyone else. `issuedDespite`: the warnings about
 * the permit's PDF that the admin saw before issuing it anyway, a line each.
 */
export const FiledEvent = z.object({
  _id: Id,
  event: OrderEvent,
  admin: z.nullable(z.string()),
  issuedDespite: z.string(),
});
export type FiledEvent = z.infer<typeof FiledEvent>;

/** The stored PDF of a permit. `name` is that of the chosen file, empty for the oldest ones; `author` the e-mail of the admin, empty when that account is deleted. */
export const FiledDocument = z.object({
  _id: Id,
  bytes: z.int(),
  name: z.string(),
  author: z.string(),
  storedAt: Instant,
});
export type FiledDocument = z.infer<typeof FiledDocument>;

/** An order with everything that belongs to it. Lists are newest first, except for the history. */
export const OrderFile = z.extend(Order, {
  permits: z.array(z.extend(Permit, { document: z.nullable(FiledDocument) })),
  user: z.object({ _id: Id, email: z.string(), isDeleted: z.boolean() }),
  paidAt: z.nullable(Instant),
  /** Captured over all payments. */
  paid: CentsValue,
  /** Includes refunds in progress. */
  refunded: CentsValue,
  /** Differences of state fees that the carrier pays beside the price, or gets back. */
  fees: CentsValue,
  /** A difference of a state fee waits for the carrier, and only the carrier may pay it. */
  isFeeAsked: z.boolean(),
  adjustment: z.nullable(OpenAdjustment),
  payments: z.array(FiledPayment),
  mails: z.array(FiledMail),
  events: z.array(FiledEvent),
  notes: z.array(OrderNote),
});
export type OrderFile = z.infer<typeof OrderFile>;

/** The complete new unit, without what forms of states ask beside its figures. The id of its snapshot names a vehicle that the order already has. */
export const ChangedUnit = z.omit(UnitBody, { typed: true, current: true, filing: true });
export type ChangedUnit = z.infer<typeof ChangedUnit>;

/** `version` is the one that was read. Omitted units stay as they are. */
export const PreviewUnitsBody = z.object({
  version: SeenNumber,
  units: z.array(ChangedUnit).check(z.minLength(1), z.maxLength(maxUnits)),
});
/** `over` is the admin whose claim the caller was warned about. */
export const ChangeUnitsBody = z.extend(PreviewUnitsBody, {
  comment: z._default(longText(longestComment), ''),
  over: z.optional(Id),
});

/** The effects of a change of units, before it is saved. */
export const UnitsPreview = z.object({
  /** Each changed field, in words; `''` where there is or was no value. `unit` counts from 1. */
  fields: z.array(z.object({ unit: z.int(), path: z.string(), label: z.string(), from: z.string(), to: z.string() })),
  /** Permits that are added, removed, or set back to requested. */
  permits: z.array(z.object({ unit: z.int(), state: StateValue, change: z.enum(permitTurns), price: CentsValue })),
  total: z.object({ from: CentsValue, to: CentsValue }),
  /** Captured so far, less refunds. */
  paid: CentsValue,
  /** The mail to the carrier, line by line, after the comment, and everybody who gets it; null where the account is deleted. */
  message: z.nullable(z.object({ to: z.array(z.string()), lines: z.array(z.string()) })),
});
export type UnitsPreview = z.infer<typeof UnitsPreview>;

export const OfferedVehicles = z.object({ trucks: z.array(TruckFacts), trailers: z.array(TrailerFacts) });
export type OfferedVehicles = z.infer<typeof OfferedVehicles>;

/** `over` is the admin whose claim the caller was warned about. */
export const FillSheetBody = z.object({
  values: z.array(AskedValue).check(z.minLength(1), z.maxLength(maxAsks)),
  over: z.optional(Id),
});

export const AddNoteBody = z.object({ text: requiredLongText(maxNoteLength, 'note.missing') });

const refusals = ['not-found', 'order.stale', 'order.not-pending', 'order.no-permit', 'unit.locked'] as const;

export const orderFile = {
  read: endpoint('GET /permits/admin/orders/{id}', {
    access: 'admin',
    summary: "Any order with its carrier's account, payments, mails, history and internal notes",
    answers: { 200: OrderFile },
    problems: ['not-found'],
  }),
  vehicles: endpoint('GET /permits/admin/orders/{id}/vehicles', {
    access: 'admin',
    summary: "Trucks and trailers on the list of an order's carrier, searched by internal number",
    query: z.object({ search: z._default(text(100), '') }),
    answers: { 200: OfferedVehicles },
    problems: ['not-found'],
  }),
  previewUnits: endpoint('POST /permits/admin/orders/{id}/units/preview', {
    access: 'admin',
    summary: 'Preview the effect of changed units on permits and price, and the mail to the carrier; saves nothing',
    body: PreviewUnitsBody,
    answers: { 200: UnitsPreview },
    problems: refusals,
  }),
  changeUnits: endpoint('PUT /permits/admin/orders/{id}/units', {
    access: 'admin',
    summary: 'Change units of a pending order: permits and total are determined again, and the carrier is notified',
    body: ChangeUnitsBody,
    answers: { 200: OrderFile },
    problems: [...refusals, 'claim.held', 'payment_in_progress'],
  }),
  fillSheet: endpoint('PUT /permits/admin/orders/{id}/filing', {
    access: 'admin',
    summary:
      'Type values that forms of states ask for into the filing sheet of a paid order; neither sizes nor price change',
    body: FillSheetBody,
    answers: { 200: OrderFile },
    problems: ['not-found', 'order.not-waiting', 'claim.held'],
  }),
  changePoNumber: endpoint('PUT /permits/admin/orders/{id}/po_number', {
    access: 'admin',
    summary:
      'Change the PO / job number of a paid order; its carrier is notified. A refusal names the current number, as `poNumber`',
    body: PoNumberBody,
    answers: { 200: OrderFile },
    problems: ['not-found', 'order.stale', 'order.still-draft'],
  }),
  addNote: endpoint('POST /permits/admin/orders/{id}/notes', {
    access: 'admin',
    summary: 'Write an internal note on an order',
    body: AddNoteBody,
    answers: { 201: OrderNote },
    problems: ['not-found'],
  }),
};

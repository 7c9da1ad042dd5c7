import { permitTurns } from '@wideload/domain';
import * as z from 'zod/mini';
import { OpenAdjustment } from '../money/adjustments.ts';
import { endpoint } from '../core/endpoint.ts';
import { longestComment, longestNote, maxUnits } from '../core/limits.ts';
import { noteMessages } from '../core/messages.ts';
import { FiledRefund } from '../money/refunds.ts';
import { Order, OrderEvent, PoNumberBody, UnitBody } from './orders.ts';
import { CentsValue, Id, IdParams, Instant, requiredText, StateValue, text } from '../core/values.ts';
import { TrailerFacts, TruckFacts } from '../carriers/vehicles.ts';

/** One charge of an order, with every press of PAY that led to it. */
export const FiledPayment = z.object({
  _id: Id,
  kind: z.enum(['order', 'adjustment']),
  status: z.enum(['created', 'open', 'requires_action', 'processing', 'authorized', 'succeeded', 'canceled']),
  amount: CentsValue,
  /** What the provider has really taken so far. */
  captured: CentsValue,
  /** What was given back of it, or is on its way back. */
  refunded: CentsValue,
  createdAt: Instant,
  updatedAt: Instant,
  /** What the provider says of it that is not what it should be (`provider.amount`), to be decided by hand; null where all is well. */
  anomaly: z.nullable(z.string()),
  /** Oldest first. */
  attempts: z.array(
    z.object({
      _id: Id,
      at: Instant,
      state: z.enum(['in_flight', 'succeeded', 'requires_action', 'declined', 'unknown', 'abandoned']),
      card: z.object({ brand: z.string(), last4: z.string() }),
      /** Why it was declined: the provider's code, which the carrier may not always be told, and its sentence. */
      declineCode: z.nullable(z.string()),
      message: z.nullable(z.string()),
    }),
  ),
  /** Newest first. */
  refunds: z.array(FiledRefund),
  /** Permits that were paid and are not on the order any more, with what of this payment can still be refunded for each; `unit` counts from 1. */
  formerPermits: z.array(z.object({ _id: Id, unit: z.int(), state: StateValue, refundable: CentsValue })),
});
export type FiledPayment = z.infer<typeof FiledPayment>;

/** A mail about the order, from the outbox. */
export const FiledMail = z.object({
  _id: Id,
  kind: z.string(),
  to: z.string(),
  writtenAt: Instant,
  state: z.enum(['waiting', 'sent', 'failed']),
  /** When it was sent, or given up; null while it waits. */
  doneAt: z.nullable(Instant),
});
export type FiledMail = z.infer<typeof FiledMail>;

/** What admins tell one another; never for the carrier. */
export const OrderNote = z.object({
  _id: Id,
  at: Instant,
  /** E-mail of the admin; empty when that account is deleted. */
  author: z.string(),
  text: z.string(),
});
export type OrderNote = z.infer<typeof OrderNote>;

/** An event of the order, and the e-mail of the admin who did it: empty when that account is deleted, null for anybody else. */
export const FiledEvent = z.object({ _id: Id, event: OrderEvent, admin: z.nullable(z.string()) });
export type FiledEvent = z.infer<typeof FiledEvent>;

/** An order with everything that belongs to it. Lists are newest first, but for the history. */
export const OrderFile = z.extend(Order, {
  user: z.object({ _id: Id, email: z.string(), isDeleted: z.boolean() }),
  paidAt: z.nullable(Instant),
  /** What was captured over all payments. */
  paid: CentsValue,
  /** What of it is given back, or on its way back. */
  refunded: CentsValue,
  /** The open request for a difference. */
  adjustment: z.nullable(OpenAdjustment),
  payments: z.array(FiledPayment),
  mails: z.array(FiledMail),
  events: z.array(FiledEvent),
  notes: z.array(OrderNote),
});
export type OrderFile = z.infer<typeof OrderFile>;

/** A unit as it shall be, whole. A vehicle that the order has already is named by the id that its snapshot has. */
export const ChangedUnit = z.omit(UnitBody, { typed: true, current: true });
export type ChangedUnit = z.infer<typeof ChangedUnit>;

/** `version` is the one that was read. Units that are left out stay as they are. */
export const PreviewUnitsBody = z.object({
  version: z.int(),
  units: z.array(ChangedUnit).check(z.minLength(1), z.maxLength(maxUnits)),
});
export const ChangeUnitsBody = z.extend(PreviewUnitsBody, { comment: z._default(text(longestComment), '') });

/** What a change of units would do, before it is saved. */
export const UnitsPreview = z.object({
  /** Each field that differs, in words; `''` where there is or was none. `unit` counts from 1. */
  fields: z.array(z.object({ unit: z.int(), path: z.string(), label: z.string(), from: z.string(), to: z.string() })),
  /** Permits that become needed, that fall away, and that go back to requested. */
  permits: z.array(z.object({ unit: z.int(), state: StateValue, change: z.enum(permitTurns), price: CentsValue })),
  total: z.object({ from: CentsValue, to: CentsValue }),
  /** What was captured so far, less what was refunded. */
  paid: CentsValue,
  /** What the carrier is told, line by line, after the comment; null where the account is deleted and nobody is told. */
  told: z.nullable(z.object({ to: z.string(), lines: z.array(z.string()) })),
});
export type UnitsPreview = z.infer<typeof UnitsPreview>;

export const OfferedVehicles = z.object({ trucks: z.array(TruckFacts), trailers: z.array(TrailerFacts) });
export type OfferedVehicles = z.infer<typeof OfferedVehicles>;

export const AddNoteBody = z.object({ text: requiredText(longestNote, noteMessages.empty) });

const refusals = ['not-found', 'order.stale', 'order.not-pending', 'order.no-permit', 'unit.locked'] as const;

export const orderFile = {
  read: endpoint({
    method: 'GET',
    path: '/permits/admin/orders/{id}',
    access: 'admin',
    summary: "Any order with its carrier's account, payments, mails, history and internal notes",
    params: IdParams,
    answers: { 200: OrderFile },
    problems: ['not-found'],
  }),
  vehicles: endpoint({
    method: 'GET',
    path: '/permits/admin/orders/{id}/vehicles',
    access: 'admin',
    summary: "Trucks and trailers on the list of an order's carrier, searched by internal number",
    params: IdParams,
    query: z.object({ search: z._default(text(100), '') }),
    answers: { 200: OfferedVehicles },
    problems: ['not-found'],
  }),
  previewUnits: endpoint({
    method: 'POST',
    path: '/permits/admin/orders/{id}/units/preview',
    access: 'admin',
    summary: 'What changed units would do to permits and price, and what the carrier would be told; nothing is saved',
    params: IdParams,
    body: PreviewUnitsBody,
    answers: { 200: UnitsPreview },
    problems: refusals,
  }),
  changeUnits: endpoint({
    method: 'PUT',
    path: '/permits/admin/orders/{id}/units',
    access: 'admin',
    summary: 'Change units of a pending order: permits are decided anew, the total follows, the carrier is told',
    params: IdParams,
    body: ChangeUnitsBody,
    answers: { 200: OrderFile },
    problems: [...refusals, 'payment_in_progress'],
  }),
  changePoNumber: endpoint({
    method: 'PUT',
    path: '/permits/admin/orders/{id}/po_number',
    access: 'admin',
    summary:
      'Change the PO / job number of a paid order; its carrier is told. A refusal names the number that it has, as `poNumber`',
    params: IdParams,
    body: PoNumberBody,
    answers: { 200: OrderFile },
    problems: ['not-found', 'order.stale', 'order.still-draft'],
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/permits/admin/orders/{id}/notes',
    access: 'admin',
    summary: 'Write an internal note on an order',
    params: IdParams,
    body: AddNoteBody,
    answers: { 201: OrderNote },
    problems: ['not-found'],
  }),
};

import * as z from 'zod/mini';
import { calls } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { Order, OrderEvent } from './orders.ts';
import { CentsValue, Id, IdParams, Instant } from './values.ts';

/** One charge of an order, with every press of PAY that led to it. */
export const FiledPayment = z.object({
  _id: Id,
  kind: z.enum(['order', 'adjustment']),
  status: z.enum(['created', 'open', 'requires_action', 'processing', 'authorized', 'succeeded', 'canceled']),
  amount: CentsValue,
  /** What the provider has really taken so far. */
  captured: CentsValue,
  createdAt: Instant,
  updatedAt: Instant,
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
  payments: z.array(FiledPayment),
  mails: z.array(FiledMail),
  events: z.array(FiledEvent),
  notes: z.array(OrderNote),
});
export type OrderFile = z.infer<typeof OrderFile>;

export const orderFile = {
  read: endpoint({
    ...calls.orderFile.read,
    summary: "Any order with its carrier's account, payments, mails, history and internal notes",
    params: IdParams,
    answers: { 200: OrderFile },
    problems: ['not-found'],
  }),
};

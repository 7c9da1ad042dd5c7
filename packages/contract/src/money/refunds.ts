import { longestRefundReason, refundMessages, refundStates } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { CentsValue, Id, IdParams, Instant, requiredText } from '../core/values.ts';

/** A refund as admins read it. */
export const FiledRefund = z.object({
  _id: Id,
  /** The permit that it is for; null for the order as a whole. */
  permitId: z.nullable(Id),
  amount: CentsValue,
  /** For admins only; the carrier is told amount, card and state. */
  reason: z.string(),
  state: z.enum(refundStates),
  /** Why it failed, as the provider says it (`expired_or_canceled_card`); null otherwise. */
  failure: z.nullable(z.string()),
  /** E-mail of the admin; empty when that account is deleted, null for a refund that was made at the provider's own pages. */
  by: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
});
export type FiledRefund = z.infer<typeof FiledRefund>;

/** A refund as its carrier reads it. */
export const OwnRefund = z.object({
  _id: Id,
  amount: CentsValue,
  state: z.enum(refundStates),
  /** When it was asked for, and when it came to its state. */
  createdAt: Instant,
  updatedAt: Instant,
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
});
export type OwnRefund = z.infer<typeof OwnRefund>;

export const RefundBody = z.object({
  /** The browser names the refund: a second press, or a repeat after a lost answer, then makes no other. */
  _id: z.optional(Id),
  amount: CentsValue.check(z.gte(1, refundMessages.nothing), z.lte(100_000_000, 'Not an amount that was ever paid')),
  reason: requiredText(longestRefundReason, refundMessages.noReason),
  /** The order's own payment where it is left out. */
  paymentId: z.optional(Id),
  permitId: z.optional(Id),
});

export const refunds = {
  create: endpoint({
    method: 'POST',
    path: '/permits/admin/orders/{id}/refunds',
    access: 'admin',
    summary:
      'Refund a part or all of what a payment took; the same `_id` refunds once. A refusal names what is left, as `refundable`',
    params: IdParams,
    body: RefundBody,
    answers: { 201: FiledRefund },
    problems: ['not-found', 'refund.too-much', 'refund.not-possible', 'refund.repeated'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/permits/orders/{id}/refunds',
    access: 'user',
    summary: 'The refunds of an own order, newest first: amount, card, state and days',
    params: IdParams,
    answers: { 200: z.object({ items: z.array(OwnRefund) }) },
    problems: ['not-found'],
  }),
};

import { longestRefundReason, refundStates } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { CentsValue, Id, Instant, requiredLongText } from '../core/values.ts';
import type { InputCode } from '../core/input-messages.ts';

/** The cents of each permit of a refund for several, by its id. */
const Shares = z.record(Id, CentsValue);

export const FiledRefund = z.object({
  _id: Id,
  /** Null for a refund of the whole order or of several permits. */
  permitId: z.nullable(Id),
  shares: z.nullable(Shares),
  amount: CentsValue,
  reason: z.string(),
  state: z.enum(refundStates),
  /** The provider's failure code (`expired_or_canceled_card`). */
  failure: z.nullable(z.string()),
  /** The admin's e-mail; empty for a deleted account, null for a refund made on the provider's pages. */
  by: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
});
export type FiledRefund = z.infer<typeof FiledRefund>;

export const OwnRefund = z.object({
  _id: Id,
  /** Absent for a refund of the whole order or of several permits. */
  permitId: z.optional(Id),
  shares: z.optional(Shares),
  amount: CentsValue,
  state: z.enum(refundStates),
  createdAt: Instant,
  updatedAt: Instant,
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  /** Such as `2026-000124`; empty before the refund has succeeded. */
  creditNote: z.string(),
});
export type OwnRefund = z.infer<typeof OwnRefund>;

export const RefundBody = z.object({
  /** The browser chooses the id, so that a second press or a retry makes no second refund. */
  _id: z.optional(Id),
  amount: CentsValue.check(
    z.gte(1, 'amount.zero' satisfies InputCode),
    z.lte(100_000_000, 'amount.never-paid' satisfies InputCode),
  ),
  reason: requiredLongText(longestRefundReason, 'reason.missing'),
  /** Defaults to the payment of the order itself, not of an adjustment. */
  paymentId: z.optional(Id),
  permitId: z.optional(Id),
  /** The admin was warned that the payment is disputed. */
  despiteDispute: z.optional(z.boolean()),
  /** The admin whose claim the caller was warned about. */
  over: z.optional(Id),
});

export const refunds = {
  create: endpoint('POST /permits/admin/orders/{id}/refunds', {
    access: 'admin',
    stepUpAbove: 'amount',
    approval: true,
    summary:
      'Refund a part or all of what a payment took; the same `_id` refunds once. A refusal names what is left, as `refundable`',
    body: RefundBody,
    answers: { 201: FiledRefund },
    problems: [
      'not-found',
      'refund.too-much',
      'refund.not-possible',
      'refund.repeated',
      'refund.disputed',
      'claim.held',
    ],
  }),
  list: endpoint('GET /permits/orders/{id}/refunds', {
    access: 'user',
    summary: 'The refunds of an own order, newest first: amount, card, state and days',
    answers: { 200: z.object({ items: z.array(OwnRefund) }) },
    problems: ['not-found'],
  }),
};

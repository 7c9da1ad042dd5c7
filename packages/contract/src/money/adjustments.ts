import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, Instant, SeenNumber } from '../core/values.ts';

export const OpenAdjustment = z.object({
  _id: Id,
  /** The time from which the carrier may pay it; null while only an admin charges it. */
  askedAt: z.nullable(Instant),
  isCharging: z.boolean(),
});
export type OpenAdjustment = z.infer<typeof OpenAdjustment>;

export const ChargeableCard = z.object({
  id: Id,
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  paid: z.boolean(),
});
export type ChargeableCard = z.infer<typeof ChargeableCard>;

export const ChargeBody = z.object({
  /** Null requests the payment from the carrier. */
  cardId: z.nullable(Id),
  /** In cents; if the due amount differs, the answer is 409. */
  expectedAmount: SeenNumber,
});

const refusals = [
  'not-found',
  'amount_changed',
  'adjustment.not-due',
  'adjustment.too-small',
  'order_not_payable',
  'payment_in_progress',
] as const;

export const adjustments = {
  cards: endpoint('GET /permits/admin/orders/{id}/adjustments', {
    access: 'admin',
    summary:
      "Saved cards of an order's carrier that the difference can be charged to; the one that paid the order first",
    answers: { 200: z.object({ items: z.array(ChargeableCard) }) },
    problems: ['not-found'],
  }),
  charge: endpoint('POST /permits/admin/orders/{id}/adjustments', {
    access: 'admin',
    stepUp: true,
    summary:
      'Charge what an order costs more than was paid to a saved card of its carrier, without her; or ask her to pay it, which a decline does by itself',
    body: ChargeBody,
    answers: {
      200: z.union([
        z.object({ status: z.enum(['succeeded', 'asked']) }),
        z.object({ status: z.literal('declined'), message: z.string() }),
      ]),
      202: z.object({ status: z.literal('processing') }),
    },
    problems: [
      ...refusals,
      'payment.too-many-declines',
      'payment.abandoned',
      'payment.cards-gone',
      'provider_unavailable',
    ],
  }),
  withdraw: endpoint('DELETE /permits/admin/orders/{id}/adjustments', {
    access: 'admin',
    summary: 'Take back the open request for the difference; its payment is canceled at the provider first',
    answers: { 200: z.object({ status: z.literal('withdrawn') }) },
    problems: ['not-found', 'order_not_payable', 'payment_in_progress', 'provider_unavailable'],
  }),
};

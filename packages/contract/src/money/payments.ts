import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { CentsValue, Id, Instant, PdfFile, rawText, SeenNumber } from '../core/values.ts';

export const PaymentsConfig = z.object({
  provider: z.enum(['sandbox', 'stripe']),
  publishableKey: z.optional(z.string()),
  jsUrl: z.optional(z.string()),
});

export const PaymentIntent = z.object({
  id: z.string(),
  /** The first press of PAY; `paidAt` in the list of payments is the time of the capture. */
  created: Instant,
  currency: z.literal('usd'),
  /** The provider's status: `requires_payment_method`, `requires_action`, `processing`, `succeeded`, `canceled`, … */
  status: z.string(),
  amount: CentsValue,
  charges: z.object({
    data: z.array(
      z.object({
        billing_details: z.object({
          email: z.nullable(z.string()),
          name: z.nullable(z.string()),
          phone: z.nullable(z.string()),
          address: z.object({
            line1: z.nullable(z.string()),
            city: z.nullable(z.string()),
            state: z.nullable(z.string()),
            country: z.nullable(z.string()),
            postal_code: z.nullable(z.string()),
          }),
        }),
      }),
    ),
  }),
});
export type PaymentIntent = z.infer<typeof PaymentIntent>;

export const ConfirmPaymentBody = z.object({
  sourceId: rawText(200).check(z.minLength(1)),
  orderId: Id,
  /** In cents, as shown beside PAY; if the stored total differs, the answer is 409. */
  expectedTotal: z.optional(SeenNumber),
  /** Pays this adjustment instead of the order; `expectedTotal` is its amount. */
  adjustmentId: z.optional(Id),
  /** Reports the result of the attempt that answered `requires_action`, and confirms nothing. Without it the call is a new press of PAY. */
  attemptId: z.optional(Id),
});

export const OwnPayment = z.object({
  _id: Id,
  kind: z.enum(['order', 'adjustment']),
  amount: CentsValue,
  paidAt: Instant,
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  /** Such as `2026-000123`. */
  receipt: z.string(),
});
export type OwnPayment = z.infer<typeof OwnPayment>;

const receiptQuery = z.object({ timeZone: z.optional(rawText(60)) });

export const Balance = z.object({
  captured: CentsValue,
  /** Includes refunds in progress. */
  refunded: CentsValue,
  /** Differences of state fees that are paid beside the price, or given back. */
  fees: CentsValue,
  adjustment: z.nullable(z.object({ _id: Id, amount: CentsValue })),
});
export type Balance = z.infer<typeof Balance>;

/** `none`: PAY was never pressed. `open`: PAY may be pressed. `processing`: the outcome is unknown. */
const paymentStatuses = ['none', 'open', 'processing', 'succeeded'] as const;

export const payments = {
  config: endpoint('GET /payments/config', {
    access: 'user',
    summary: 'Which card form to show',
    answers: { 200: PaymentsConfig },
  }),
  confirm: endpoint('POST /permits/confirm_payment', {
    access: 'user',
    shed: 'never',
    summary:
      'Pay an order with a saved card, or with `attemptId` ask what an attempt came to; pressing twice charges once',
    body: ConfirmPaymentBody,
    answers: {
      200: z.union([
        z.object({ status: z.literal('succeeded'), paymentIntent: PaymentIntent }),
        z.object({ status: z.literal('requires_action'), clientSecret: z.string(), attemptId: Id }),
      ]),
      202: z.object({ status: z.literal('processing') }),
    },
    problems: [
      'not-found',
      'card_declined',
      'authentication_failed',
      'order_not_payable',
      'order_incomplete',
      'order.state-first',
      'amount_changed',
      'adjustment.not-due',
      'adjustment.too-small',
      'payment.not-allowed',
      'payment.above-limit',
      'payment.too-many-declines',
      'payment.abandoned',
      'payment.cards-gone',
      'payment.not-open-yet',
      'provider_unavailable',
      'card_number_refused',
    ],
  }),
  askOwner: endpoint('POST /permits/orders/{id}/payment_ask', {
    access: 'user',
    summary:
      'Ask the owners of the account to pay an order or its difference, by mail and in the app; a repeat within ten minutes sends nothing',
    problems: [
      'not-found',
      'order_incomplete',
      'order.state-first',
      'adjustment.not-due',
      'adjustment.too-small',
      'payment.may-pay',
    ],
  }),
  intent: endpoint('GET /payment_intent', {
    access: 'signed-in',
    shed: 'never',
    summary: 'The payment of an order, synced with the provider while it is open; never a client secret',
    query: z.object({ orderId: Id, adjustmentId: z.optional(Id) }),
    answers: { 200: z.object({ paymentIntent: PaymentIntent }) },
    problems: ['not-found'],
  }),
  status: endpoint('GET /permits/orders/{id}/payment_status', {
    access: 'user',
    shed: 'never',
    summary:
      'Whether an own order, or a difference of it, is paid or being paid; synced with the provider while it is open',
    query: z.object({ adjustmentId: z.optional(Id) }),
    answers: { 200: z.object({ status: z.enum(paymentStatuses) }) },
    problems: ['not-found'],
  }),
  balance: endpoint('GET /permits/orders/{id}/balance', {
    access: 'user',
    summary:
      'What was paid for an own order so far, and the difference that is to be paid where the order was changed since',
    answers: { 200: Balance },
    problems: ['not-found'],
  }),
  receipt: endpoint('GET /permits/orders/{id}/receipt', {
    access: 'signed-in',
    summary: 'The receipt of a paid order as a PDF, its instant told in the given time zone (IANA), else in UTC',
    query: receiptQuery,
    answers: { 200: PdfFile },
    problems: ['not-found', 'receipt.unpaid', 'document.unavailable'],
    // Each receipt is typeset anew, which occupies a thread.
    perMinute: 60,
  }),
  list: endpoint('GET /permits/orders/{id}/payments', {
    access: 'user',
    summary: 'What was paid for an own order, oldest first: its own payment, then its adjustments',
    answers: { 200: z.object({ items: z.array(OwnPayment) }) },
    problems: ['not-found'],
  }),
  paymentReceipt: endpoint('GET /permits/payments/{id}/receipt', {
    access: 'signed-in',
    summary: 'The same of one payment, by its id: that of an adjustment, too',
    query: receiptQuery,
    answers: { 200: PdfFile },
    problems: ['not-found', 'receipt.unpaid', 'document.unavailable'],
    perMinute: 60,
  }),
};

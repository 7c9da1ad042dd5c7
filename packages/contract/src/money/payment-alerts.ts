import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { FiledDispute } from './disputes.ts';
import { Id, Instant } from '../core/values.ts';

/**
 * `anomaly`: the provider's data differs from the payment, and nothing is corrected automatically. `stuck`: ten lookups at the provider
 * failed in a row. `provider-misconfigured`: the provider refuses our keys or our requests.
 */
export const paymentAlertKinds = ['anomaly', 'stuck', 'refund-failed', 'dispute', 'provider-misconfigured'] as const;
export type PaymentAlertKind = (typeof paymentAlertKinds)[number];

export const PaymentAlert = z.object({
  _id: Id,
  kind: z.enum(paymentAlertKinds),
  detail: z.string(),
  raisedAt: Instant,
  /** Null for an alert about no order, or about a deleted draft. */
  order: z.nullable(z.object({ _id: Id, orderNumber: z.int(), userId: Id })),
  resolvedAt: z.nullable(Instant),
  /** Set for an alert about a dispute. */
  dispute: z.nullable(FiledDispute),
});
export type PaymentAlert = z.infer<typeof PaymentAlert>;

export const paymentAlerts = {
  list: endpoint('GET /permits/admin/payment_alerts', {
    access: 'admin',
    summary: 'Open alerts about payments, the newest first, at most 100; of one order with `orderId`',
    query: z.object({ orderId: z.optional(Id) }),
    answers: { 200: z.object({ items: z.array(PaymentAlert), total: z.int() }) },
  }),
  resolve: endpoint('PUT /permits/admin/payment_alerts/{id}/resolve', {
    access: 'admin',
    summary: 'Mark an alert as dealt with; one that is already stays as it is',
    answers: { 200: PaymentAlert },
    problems: ['not-found'],
  }),
};

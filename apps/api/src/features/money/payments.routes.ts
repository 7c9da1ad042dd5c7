import { payments, type PaymentsConfig as Wire } from '@wideload/contract';
import type * as z from 'zod/mini';
import type { Deps } from '#deps.ts';
import { routesOf } from '#platform/http/handle.ts';
import { STAND_IN_SCRIPT } from '#providers/payments/stand-in.routes.ts';
import { listOwnPayments } from './own-payments.ts';
import type { PayGate } from './charges/pay-gate.ts';
import { askOwner } from './charges/pay-order.ts';
import { confirmPayment } from './charges/pay.ts';
import { readOrderBalance } from './adjustments/order-balance.ts';
import { readPaymentIntent, readPaymentStatus } from './read-intent.ts';
import { loadPaymentReceipt, loadReceipt } from './books/receipt.ts';

/** Public settings; never a secret. */
function toPaymentsConfig({ config, standIn }: Pick<Deps, 'config' | 'standIn'>): z.infer<typeof Wire> {
  const { payments } = config;
  if (payments.kind === 'stripe') {
    const { publishableKey, jsUrl } = payments;
    return { provider: 'stripe', publishableKey, ...(jsUrl !== null && { jsUrl }) };
  }
  return {
    provider: 'sandbox',
    ...(standIn !== null && { publishableKey: standIn.publishableKey, jsUrl: STAND_IN_SCRIPT }),
  };
}

export const paymentsRoutes = routesOf('payments', payments, (deps, gate: PayGate) => ({
  config: () => toPaymentsConfig(deps),
  confirm: async ({ actor, body }) => {
    // A request that continues an attempt only reads.
    if (body.attemptId === undefined) await gate.pass();
    const answer = await confirmPayment(deps, actor, body);
    return answer.status === 'processing' ? { status: 202, body: answer } : { status: 200, body: answer };
  },
  askOwner: ({ actor, params }) => askOwner(deps, actor, params.id),
  receipt: ({ actor, params, query }) => loadReceipt(deps, actor, { orderId: params.id, timeZone: query.timeZone }),
  list: async ({ actor, params }) => ({ items: await listOwnPayments(deps, actor, params.id) }),
  paymentReceipt: ({ actor, params, query }) =>
    loadPaymentReceipt(deps, actor, { paymentId: params.id, timeZone: query.timeZone }),
  status: async ({ actor, params, query }) => ({
    status: await readPaymentStatus(deps, actor, params.id, query),
  }),
  balance: ({ actor, params }) => readOrderBalance(deps, actor, params.id),
  intent: async ({ actor, query }) => ({
    paymentIntent: await readPaymentIntent(deps, actor, query.orderId, query),
  }),
}));

import { Stripe } from 'stripe';
import { GatewayError } from '../gateway-error.ts';
import type { IntentId, PaymentGateway } from '../port.ts';
import type { Core } from './call.ts';
import { expand, toRefundSnapshot, toIntentSnapshot } from './stripe-snapshots.ts';

type Refunds = Pick<PaymentGateway, 'createRefund' | 'listRefunds'>;

/** Stripe has no code for this refusal, only the parameter. */
function isTooMuch(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return error.code === 'charge_already_refunded' || error.param === 'amount';
}

export function createRefunds({ write, listAll, client }: Core): Refunds {
  async function createTooMuchError(
    intentId: IntentId,
    { message, requestId }: Stripe.errors.StripeError,
  ): Promise<GatewayError> {
    const fresh = await client.paymentIntents.retrieve(intentId, { expand }).catch(() => null);
    const intent = fresh === null ? null : toIntentSnapshot(fresh);
    return new GatewayError({ kind: 'UnexpectedState', message, intent }, requestId === undefined ? {} : { requestId });
  }

  return {
    createRefund: (key, { intentId, amountCents, refundId }) =>
      write(key, async (_client, options) => {
        const params = { payment_intent: intentId, amount: amountCents, metadata: { refundId } };
        try {
          return toRefundSnapshot(await client.refunds.create(params, options));
        } catch (error) {
          throw isTooMuch(error) ? await createTooMuchError(intentId, error) : error;
        }
      }),
    async listRefunds(intentId) {
      const params = { payment_intent: intentId, limit: 100 };
      const refunds = await listAll(() => client.refunds.list(params));
      return refunds.map(toRefundSnapshot);
    },
  };
}

import type { Stripe } from 'stripe';
import { SECOND } from '#clock.ts';
import type { PaymentGateway } from '../port.ts';
import type { Core } from './call.ts';
import { expand, toIntentSnapshot } from './stripe-snapshots.ts';

type Intents = Pick<
  PaymentGateway,
  | 'createIntent'
  | 'updateIntentAmount'
  | 'confirmIntent'
  | 'getIntent'
  | 'findIntents'
  | 'captureIntent'
  | 'cancelIntent'
>;

export function createIntents({ call, write, listAll }: Core): Intents {
  return {
    async createIntent(key, { amountCents, customerId, description, capture, metadata }) {
      const params: Stripe.PaymentIntentCreateParams = {
        amount: amountCents,
        currency: 'usd',
        customer: customerId,
        // Stripe refuses `payment_method_types` since API 2026-09-30.
        allowed_payment_method_types: ['card'],
        capture_method: capture,
        description,
        metadata,
        expand,
      };
      return toIntentSnapshot(await write(key, (client, options) => client.paymentIntents.create(params, options)));
    },
    async updateIntentAmount(key, { intentId, amountCents }) {
      const params = { amount: amountCents, expand };
      return toIntentSnapshot(
        await write(key, (client, options) => client.paymentIntents.update(intentId, params, options)),
      );
    },
    async confirmIntent(key, { intentId, methodId, offSession = false }) {
      const params: Stripe.PaymentIntentConfirmParams = {
        payment_method: methodId,
        ...(offSession ? { off_session: true } : { use_stripe_sdk: true }),
        expand,
      };
      return toIntentSnapshot(
        await write(key, (client, options) => client.paymentIntents.confirm(intentId, params, options)),
      );
    },
    getIntent: async (intentId) =>
      toIntentSnapshot(await call((client) => client.paymentIntents.retrieve(intentId, { expand }))),
    async findIntents({ customerId, paymentId, createdSince }) {
      const params: Stripe.PaymentIntentListParams = {
        customer: customerId,
        limit: 100,
        expand: expand.map((field) => `data.${field}`),
        ...(createdSince && { created: { gte: Math.floor(createdSince.getTime() / SECOND) } }),
      };
      const intents = await listAll((client) => client.paymentIntents.list(params));
      return intents.filter(({ metadata }) => metadata['paymentId'] === paymentId).map(toIntentSnapshot);
    },
    captureIntent: async (key, intentId) =>
      toIntentSnapshot(
        await write(key, (client, options) => client.paymentIntents.capture(intentId, { expand }, options)),
      ),
    cancelIntent: async (key, intentId) =>
      toIntentSnapshot(
        await write(key, (client, options) => client.paymentIntents.cancel(intentId, { expand }, options)),
      ),
  };
}

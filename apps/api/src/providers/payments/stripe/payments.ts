import { disputeStatuses } from '@wideload/domain';
import { Stripe } from 'stripe';
import { SECOND } from '#clock.ts';
import { GatewayError } from '../gateway-error.ts';
import type { PaymentGateway, IntentId, DisputeSnapshot } from '../port.ts';
import type { Core } from './call.ts';
import { createUnexpectedAnswerError } from './errors.ts';
import { expand, toIntentSnapshot, toRefundSnapshot, toId, toState } from './stripe-snapshots.ts';

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

function toDisputeSnapshot(dispute: Stripe.Dispute): DisputeSnapshot {
  if (dispute.object !== 'dispute') throw createUnexpectedAnswerError('dispute');
  const { id, amount, reason, status, livemode, evidence_details: details } = dispute;
  return {
    id,
    intentId: toId(dispute.payment_intent),
    amountCents: amount,
    reason,
    status: toState(disputeStatuses, status),
    evidenceDueAt: details.due_by === null ? null : new Date(details.due_by * SECOND),
    createdAt: new Date(dispute.created * SECOND),
    isChargeRefundable: dispute.is_charge_refundable,
    livemode,
    movements: dispute.balance_transactions.map((movement) => ({
      id: movement.id,
      amountCents: movement.amount,
      feeCents: movement.fee,
      at: new Date(movement.created * SECOND),
    })),
  };
}

export function createDisputes({ call }: Core): Pick<PaymentGateway, 'getDispute'> {
  return {
    getDispute: (disputeId) => call(async (client) => toDisputeSnapshot(await client.disputes.retrieve(disputeId))),
  };
}

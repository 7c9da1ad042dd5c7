import type { Stripe } from 'stripe';
import { getGatewayFailure, GatewayError } from '../gateway-error.ts';
import type { BillingChange, CardDetails, CustomerId, MethodId, PaymentGateway } from '../port.ts';
import type { Core } from './call.ts';
import { createUnexpectedAnswerError } from './errors.ts';
import { toCard } from './stripe-snapshots.ts';

type Cards = Pick<
  PaymentGateway,
  | 'createCustomer'
  | 'deleteCustomer'
  | 'isCustomerDeleted'
  | 'createCardSetup'
  | 'getCard'
  | 'adoptCard'
  | 'listCards'
  | 'updateCardBilling'
  | 'detachCard'
>;

/** Stripe merges fields, and an empty one clears. */
function toBillingParams({ address, ...rest }: BillingChange): Stripe.PaymentMethodUpdateParams.BillingDetails {
  if (address === undefined) return rest;
  const { postalCode, ...lines } = address;
  return { ...rest, address: { ...lines, ...(postalCode !== undefined && { postal_code: postalCode }) } };
}

export function createCards({ call, write, listAll }: Core): Cards {
  async function getCard(methodId: MethodId): Promise<CardDetails> {
    return toCard(await call((client) => client.paymentMethods.retrieve(methodId)));
  }

  async function listMethods(customer: CustomerId): Promise<Stripe.PaymentMethod[]> {
    try {
      return await listAll((client) => client.paymentMethods.list({ customer, type: 'card', limit: 100 }));
    } catch (error) {
      if (getGatewayFailure(error)?.kind === 'NotFound') return [];
      throw error;
    }
  }

  return {
    getCard,
    async createCustomer(key, { email, ownerId }) {
      const params = { email, metadata: { userId: ownerId } };
      const { id, object } = await write(key, (client, options) => client.customers.create(params, options));
      if (object !== 'customer') throw createUnexpectedAnswerError('customer');
      return id;
    },
    // Stripe keeps no keys of deletions: a second one finds no customer, which is the wanted state.
    async deleteCustomer(_key, customerId) {
      const { deleted } = await call((client) => client.customers.del(customerId));
      if (!deleted) throw createUnexpectedAnswerError('deleted customer');
    },
    async isCustomerDeleted(customerId) {
      try {
        const { deleted } = await call((client) => client.customers.retrieve(customerId));
        return deleted === true;
      } catch (error) {
        if (getGatewayFailure(error)?.kind === 'NotFound') return false;
        throw error;
      }
    },
    async createCardSetup(key, { customerId }) {
      const params: Stripe.SetupIntentCreateParams = {
        customer: customerId,
        usage: 'off_session',
        // Stripe refuses `payment_method_types` since API 2026-09-30.
        allowed_payment_method_types: ['card'],
      };
      const setup = await write(key, (client, options) => client.setupIntents.create(params, options));
      if (setup.object !== 'setup_intent' || setup.client_secret === null)
        throw createUnexpectedAnswerError('setup intent');
      return { id: setup.id, clientSecret: setup.client_secret };
    },
    async adoptCard(key, { methodId, customerId }) {
      try {
        const params = { customer: customerId };
        return toCard(await write(key, (client, options) => client.paymentMethods.attach(methodId, params, options)));
      } catch (error) {
        if (getGatewayFailure(error)?.kind !== 'Rejected') throw error;
        const card = await getCard(methodId);
        if (card.customerId !== customerId) throw error;
        return card;
      }
    },
    listCards: async (customerId) => (await listMethods(customerId)).map(toCard),
    async updateCardBilling(key, { methodId, billing }) {
      const params = { billing_details: toBillingParams(billing) };
      return toCard(await write(key, (client, options) => client.paymentMethods.update(methodId, params, options)));
    },
    async detachCard(key, methodId) {
      try {
        toCard(await write(key, (client, options) => client.paymentMethods.detach(methodId, undefined, options)));
      } catch (error) {
        // The refusal has no code: the method shows whether it is already detached.
        if (!(error instanceof GatewayError) || error.failure.kind !== 'Rejected') throw error;
        if ((await getCard(methodId)).customerId !== null) throw error;
      }
    },
  };
}

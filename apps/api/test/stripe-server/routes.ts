import { createCustomer, deleteCustomer } from './customers.ts';
import type { Operation } from './controls.ts';
import { listOf, textOf, type Shape, type Values } from './form.ts';
import {
  authenticateIntent,
  cancelIntent,
  captureIntent,
  confirmIntent,
  createIntent,
  updateIntent,
} from './intents.ts';
import { createdShape, pageOf, pageShape } from './lists.ts';
import { attachMethod, billingShape, createMethod, detachMethod, updateMethod } from './methods.ts';
import { createRefund } from './refunds.ts';
import { authenticateSetup, confirmSetup, createSetup } from './setups.ts';
import { find, type State } from './state.ts';

export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for one part of the path. */
  path: string;
  operation: Operation;
  /** What Stripe.js may call with the publishable key, if it has the client secret; `open` needs none. */
  isForBrowsers?: true | 'open';
  shape: Shape;
  run(state: State, id: string, values: Values): object;
};

const expand = { expand: 'list' } satisfies Shape;
const browser = { key: 'text', client_secret: 'text' } satisfies Shape;
const cardData = { token: 'text!', exp_month: 'integer', exp_year: 'integer' } satisfies Shape;
const methodData = { type: 'text!', card: cardData, billing_details: billingShape } satisfies Shape;

function ofCustomer<T extends { customer: unknown }>(
  state: State,
  objects: ReadonlyMap<string, T>,
  values: Values,
): T[] {
  const customer = textOf(values, 'customer') ?? '';
  find(state.customers, customer, ['customer', 'customer']);
  return [...objects.values()].filter((object) => object.customer === customer);
}

const customers: Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    operation: 'createCustomer',
    shape: { email: 'text', name: 'text', phone: 'text', description: 'text', metadata: 'map', ...expand },
    run: (state, _id, values) => createCustomer(state, values),
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    operation: 'deleteCustomer',
    shape: {},
    run: (state, id) => deleteCustomer(state, id),
  },
];

const setups: Route[] = [
  {
    method: 'POST',
    path: '/v1/setup_intents',
    operation: 'createCardSetup',
    shape: {
      customer: 'text',
      usage: 'text',
      allowed_payment_method_types: 'list',
      description: 'text',
      metadata: 'map',
      ...expand,
    },
    run: (state, _id, values) => createSetup(state, values),
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    operation: 'getSetup',
    isForBrowsers: true,
    shape: { ...browser, ...expand },
    run: (state, id) => find(state.setups, id, ['setupintent']),
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    operation: 'confirmSetup',
    isForBrowsers: true,
    shape: {
      ...browser,
      payment_method: 'text',
      payment_method_data: methodData,
      use_stripe_sdk: 'boolean',
      return_url: 'text',
      ...expand,
    },
    run: confirmSetup,
  },
];

const methods: Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    operation: 'createMethod',
    isForBrowsers: 'open',
    shape: { ...browser, ...methodData, card: { ...cardData, wallet: { type: 'text!' } } },
    run: (state, _id, values) => createMethod(state, values),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    operation: 'getCard',
    shape: expand,
    run: (state, id) => find(state.methods, id, ['PaymentMethod']),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    operation: 'listCards',
    shape: { customer: 'text!', type: 'text', ...pageShape },
    run: (state, _id, values) => pageOf(ofCustomer(state, state.methods, values), values, '/v1/payment_methods'),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    operation: 'adoptCard',
    shape: { customer: 'text!', ...expand },
    run: (state, id, values) => attachMethod(state, id, textOf(values, 'customer') ?? ''),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    operation: 'detachCard',
    shape: expand,
    run: (state, id) => detachMethod(state, id),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id',
    operation: 'updateCardBilling',
    shape: { billing_details: billingShape, metadata: 'map', ...expand },
    run: updateMethod,
  },
];

const intents: Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    operation: 'createIntent',
    shape: {
      amount: 'integer!',
      currency: 'text!',
      customer: 'text',
      allowed_payment_method_types: 'list',
      capture_method: 'text',
      description: 'text',
      metadata: 'map',
      ...expand,
    },
    run: (state, _id, values) => createIntent(state, values),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    operation: 'findIntents',
    shape: { customer: 'text!', created: createdShape, ...pageShape },
    // Those of a customer who was deleted are still listed.
    run: (state, _id, values) => {
      const customer = textOf(values, 'customer');
      const own = [...state.intents.values()].filter((intent) => intent.customer === customer);
      return pageOf(own, values, '/v1/payment_intents');
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    operation: 'getIntent',
    isForBrowsers: true,
    shape: { ...browser, ...expand },
    run: (state, id) => find(state.intents, id, ['payment_intent']),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    operation: 'updateIntentAmount',
    shape: { amount: 'integer', description: 'text', metadata: 'map', ...expand },
    run: updateIntent,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    operation: 'confirmIntent',
    shape: {
      payment_method: 'text!',
      use_stripe_sdk: 'boolean',
      off_session: 'boolean',
      return_url: 'text',
      ...expand,
    },
    run: confirmIntent,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/capture',
    operation: 'captureIntent',
    shape: { amount_to_capture: 'integer', ...expand },
    run: (state, id) => captureIntent(state, id),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    operation: 'cancelIntent',
    shape: { cancellation_reason: 'text', ...expand },
    run: (state, id) => cancelIntent(state, id),
  },
];

const refunds: Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    operation: 'createRefund',
    shape: { payment_intent: 'text!', amount: 'integer', reason: 'text', metadata: 'map', ...expand },
    run: (state, _id, values) => createRefund(state, values),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    operation: 'listRefunds',
    shape: { payment_intent: 'text', charge: 'text', created: createdShape, ...pageShape },
    run: (state, _id, values) => {
      const intent = textOf(values, 'payment_intent');
      if (intent !== undefined) find(state.intents, intent, ['payment_intent', 'payment_intent']);
      const own = [...state.refunds.values()].filter(({ payment_intent: of }) => intent === undefined || of === intent);
      return pageOf(own, values, '/v1/refunds');
    },
  },
];

const events: Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    operation: 'listEvents',
    shape: { created: createdShape, type: 'text', types: 'list', ...pageShape },
    run: (state, _id, values) => {
      const types = listOf(values, 'types');
      const wanted = state.events.filter(({ type }) => types.length === 0 || types.includes(type));
      return pageOf(wanted, values, '/v1/events');
    },
  },
];

/** The bank's window, which Stripe.js opens: Stripe documents no call for it. */
const bank: Route[] = [
  {
    method: 'POST',
    path: '/bank/authenticate',
    operation: 'authenticate',
    isForBrowsers: true,
    shape: { ...browser, outcome: 'text!' },
    run: (state, _id, values) => {
      const id = (textOf(values, 'client_secret') ?? '').split('_secret_')[0] ?? '';
      const authenticate = id.startsWith('seti_') ? authenticateSetup : authenticateIntent;
      return authenticate(state, id, textOf(values, 'outcome') === 'succeed');
    },
  },
];

export const routes: readonly Route[] = [
  ...customers,
  ...setups,
  ...methods,
  ...intents,
  ...refunds,
  ...events,
  ...bank,
];

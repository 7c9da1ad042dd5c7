import type { Stripe } from 'stripe';
import { findByLast4, type Decline } from '../test-cards.ts';
import { getNested, listOf, getMap, getText, type Values } from '../http/form.ts';
import { createInvalidProblem, StripeProblem } from '../http/stripe-problem.ts';
import { recordEvent } from '../events.ts';
import { findObject, createId, saveObject, toSeconds, type Work } from '../objects.ts';
import { attachMethod, createMethod, methodShape } from './methods.ts';
import { browserShape, expandShape, type Route } from './route.ts';

export const nextAction = {
  type: 'use_stripe_sdk',
  use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: 'https://hooks.stripe.com/3d_secure' },
} as const;

const authenticationFailed: Decline = {
  code: 'setup_intent_authentication_failure',
  declineCode: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export function readAllowedTypes(values: Values): 'card'[] | null {
  const types = listOf(values, 'allowed_payment_method_types');
  if (types.some((type) => type !== 'card')) throw createInvalidProblem('Only cards are known here.');
  return types.length === 0 ? null : ['card'];
}

async function createSetup(work: Work, values: Values): Promise<Stripe.SetupIntent> {
  const customer = getText(values, 'customer') ?? null;
  if (customer !== null) await findObject(work, 'customer', customer, 'customer');
  const id = createId('seti');
  const setup = saveObject(work, {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: readAllowedTypes(values),
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${createId('x').slice(2)}`,
    created: toSeconds(work.now),
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: getMap(values, 'metadata'),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: getText(values, 'usage') ?? 'off_session',
  } satisfies Stripe.SetupIntent);
  recordEvent(work, 'setup_intent.created', setup);
  return setup;
}

function toError({ code, declineCode, message }: Decline, type: 'card_error' | 'invalid_request_error') {
  return { type, code, message, ...(declineCode !== null && { decline_code: declineCode }) };
}

function refuseSetup(work: Work, setup: Stripe.SetupIntent, error: ReturnType<typeof toError>): Stripe.SetupIntent {
  const refused: Stripe.SetupIntent = {
    ...setup,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  };
  recordEvent(work, 'setup_intent.setup_failed', refused);
  return saveObject(work, refused);
}

async function completeSetup(work: Work, setup: Stripe.SetupIntent, methodId: string): Promise<Stripe.SetupIntent> {
  if (typeof setup.customer === 'string') await attachMethod(work, methodId, setup.customer);
  const completed: Stripe.SetupIntent = {
    ...setup,
    status: 'succeeded',
    payment_method: methodId,
    next_action: null,
    last_setup_error: null,
  };
  recordEvent(work, 'setup_intent.succeeded', completed);
  return saveObject(work, completed);
}

async function findOrCreateMethod(work: Work, values: Values): Promise<Stripe.PaymentMethod> {
  const id = getText(values, 'payment_method');
  return id === undefined
    ? createMethod(work, getNested(values, 'payment_method_data'))
    : findObject(work, 'payment_method', id, 'payment_method');
}

async function confirmSetup(work: Work, id: string, values: Values): Promise<Stripe.SetupIntent> {
  const setup = await findObject(work, 'setup_intent', id);
  if (setup.status === 'succeeded')
    throw new StripeProblem(400, {
      type: 'invalid_request_error',
      code: 'setup_intent_unexpected_state',
      message: 'This SetupIntent could not be confirmed because it has a status of succeeded.',
      setup_intent: setup,
    });
  if (typeof setup.customer === 'string') await findObject(work, 'customer', setup.customer, 'customer');
  const method = await findOrCreateMethod(work, values);
  const { refusedAtSetup, authentication } = findByLast4(method.card?.last4 ?? '');
  if (refusedAtSetup !== null) {
    const error = toError(refusedAtSetup, 'card_error');
    const refused = refuseSetup(work, setup, error);
    throw new StripeProblem(402, { ...error, setup_intent: refused, payment_method: method });
  }
  if (authentication === 'none') return completeSetup(work, setup, method.id);
  const waiting: Stripe.SetupIntent = {
    ...setup,
    status: 'requires_action',
    payment_method: method.id,
    next_action: { ...nextAction },
  };
  recordEvent(work, 'setup_intent.requires_action', waiting);
  return saveObject(work, waiting);
}

/** A second answer changes nothing. */
export async function authenticateSetup(work: Work, id: string, succeeds: boolean): Promise<Stripe.SetupIntent> {
  const setup = await findObject(work, 'setup_intent', id);
  if (setup.status !== 'requires_action' || typeof setup.payment_method !== 'string') return setup;
  if (succeeds) return completeSetup(work, setup, setup.payment_method);
  return refuseSetup(work, setup, toError(authenticationFailed, 'invalid_request_error'));
}

export const setupRoutes: readonly Route[] = [
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
      ...expandShape,
    },
    run: (work, _id, values) => createSetup(work, values),
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    operation: 'getSetup',
    isForBrowsers: true,
    shape: { ...browserShape, ...expandShape },
    run: (work, id) => findObject(work, 'setup_intent', id),
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    operation: 'confirmSetup',
    isForBrowsers: true,
    shape: {
      ...browserShape,
      payment_method: 'text',
      payment_method_data: methodShape,
      use_stripe_sdk: 'boolean',
      return_url: 'text',
      ...expandShape,
    },
    run: confirmSetup,
  },
];

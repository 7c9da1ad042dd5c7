import type { Stripe } from 'stripe';
import { behaviourOf } from '../../src/providers/payments/sandbox/behaviours.ts';
import type { DeclineFacts } from '../../src/providers/payments/port.ts';
import { below, listOf, mapOf, textOf, type Values } from './form.ts';
import { attachMethod, createMethod } from './methods.ts';
import { emit, find, newId, secondsOf, type State } from './state.ts';
import { invalid, StripeProblem } from './stripe-problem.ts';

export const nextAction = {
  type: 'use_stripe_sdk',
  use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: 'https://hooks.stripe.com/3d_secure' },
} as const;

const authenticationFailed: DeclineFacts = {
  code: 'setup_intent_authentication_failure',
  declineCode: null,
  adviceCode: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** Only cards are spoken of here. */
export function allowedTypes(values: Values): 'card'[] | null {
  const types = listOf(values, 'allowed_payment_method_types');
  if (types.some((type) => type !== 'card')) throw invalid('Only cards are known here.');
  return types.length === 0 ? null : ['card'];
}

export function createSetup(state: State, values: Values): Stripe.SetupIntent {
  const customer = textOf(values, 'customer') ?? null;
  if (customer !== null) find(state.customers, customer, ['customer', 'customer']);
  const id = newId('seti');
  const setup = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: allowedTypes(values),
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    created: secondsOf(state.now()),
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mapOf(values, 'metadata'),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: textOf(values, 'usage') ?? 'off_session',
  } satisfies Stripe.SetupIntent;
  state.setups.set(id, setup);
  emit(state, 'setup_intent.created', setup);
  return setup;
}

/** As a refusal names it. */
function errorOf({ code, declineCode, message }: DeclineFacts, type: 'card_error' | 'invalid_request_error') {
  return { type, code, message, ...(declineCode !== null && { decline_code: declineCode }) };
}

function refuse(state: State, setup: Stripe.SetupIntent, error: ReturnType<typeof errorOf>): void {
  setup.status = 'requires_payment_method';
  setup.payment_method = null;
  setup.next_action = null;
  setup.last_setup_error = error;
  emit(state, 'setup_intent.setup_failed', setup);
}

function succeed(state: State, setup: Stripe.SetupIntent, methodId: string): Stripe.SetupIntent {
  if (typeof setup.customer === 'string') attachMethod(state, methodId, setup.customer);
  setup.status = 'succeeded';
  setup.payment_method = methodId;
  setup.next_action = null;
  setup.last_setup_error = null;
  emit(state, 'setup_intent.succeeded', setup);
  return setup;
}

/** Stripe.js has sent the card. */
export function confirmSetup(state: State, id: string, values: Values): Stripe.SetupIntent {
  const setup = find(state.setups, id, ['setupintent']);
  if (setup.status === 'succeeded')
    throw invalid('This SetupIntent could not be confirmed because it has a status of succeeded.', {
      code: 'setup_intent_unexpected_state',
    });
  const made = textOf(values, 'payment_method');
  const method =
    made === undefined
      ? createMethod(state, below(values, 'payment_method_data'))
      : find(state.methods, made, ['PaymentMethod', 'payment_method']);
  const behaviour = behaviourOf(state.aliases.get(method.id) ?? '');
  if (behaviour.refusedAtSetup !== null) {
    const error = errorOf(behaviour.refusedAtSetup, 'card_error');
    refuse(state, setup, error);
    throw new StripeProblem(402, { ...error, setup_intent: structuredClone(setup), payment_method: method });
  }
  if (behaviour.authentication === 'none') return succeed(state, setup, method.id);
  setup.status = 'requires_action';
  setup.payment_method = method.id;
  setup.next_action = { ...nextAction };
  emit(state, 'setup_intent.requires_action', setup);
  return setup;
}

/** The cardholder has answered the bank. */
export function authenticateSetup(state: State, id: string, succeeds: boolean): Stripe.SetupIntent {
  const setup = find(state.setups, id, ['setupintent']);
  if (setup.status !== 'requires_action' || typeof setup.payment_method !== 'string') return setup;
  if (succeeds) return succeed(state, setup, setup.payment_method);
  refuse(state, setup, errorOf(authenticationFailed, 'invalid_request_error'));
  return setup;
}

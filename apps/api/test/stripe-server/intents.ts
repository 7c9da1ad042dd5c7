import type { Stripe } from 'stripe';
import type { DeclineFacts } from '../../src/providers/payments/port.ts';
import { behaviourOf } from '../../src/providers/payments/sandbox/behaviours.ts';
import { createCharge } from './charges.ts';
import { isSet, mapOf, numberOf, textOf, type Values } from './form.ts';
import { allowedTypes, nextAction } from './setups.ts';
import { emit, find, idOf, newId, secondsOf, type State } from './state.ts';
import { invalid, StripeProblem } from './stripe-problem.ts';

const authenticationRequired: DeclineFacts = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  adviceCode: null,
  message: 'Your card was declined. This transaction requires authentication.',
};

function unexpected(intent: Stripe.PaymentIntent, verb: string): StripeProblem {
  const message = `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`;
  const code = 'payment_intent_unexpected_state';
  return new StripeProblem(400, {
    type: 'invalid_request_error',
    code,
    message,
    payment_intent: structuredClone(intent),
  });
}

function checkAmount(amount: number): number {
  if (amount >= 50) return amount;
  throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
}

export function createIntent(state: State, values: Values): Stripe.PaymentIntent {
  const customer = textOf(values, 'customer') ?? null;
  if (customer !== null) find(state.customers, customer, ['customer', 'customer']);
  const id = newId('pi');
  const intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowedTypes(values),
    amount: checkAmount(numberOf(values, 'amount') ?? 0),
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: textOf(values, 'capture_method') === 'manual' ? 'manual' : 'automatic',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created: secondsOf(state.now()),
    currency: textOf(values, 'currency') ?? '',
    customer,
    customer_account: null,
    description: textOf(values, 'description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mapOf(values, 'metadata'),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
  state.intents.set(id, intent);
  emit(state, 'payment_intent.created', intent);
  return intent;
}

export function updateIntent(state: State, id: string, values: Values): Stripe.PaymentIntent {
  const intent = find(state.intents, id, ['payment_intent']);
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    throw unexpected(intent, 'updated');
  const amount = numberOf(values, 'amount');
  if (amount !== undefined) intent.amount = checkAmount(amount);
  return intent;
}

type Refusal = { decline: DeclineFacts; charge: Stripe.Charge | null; type: 'card_error' | 'invalid_request_error' };

/** Back to the start, with what went wrong. @returns the refusal that the caller of a confirmation hears. */
function refuse(state: State, intent: Stripe.PaymentIntent, { decline, charge, type }: Refusal): StripeProblem {
  const { code, declineCode, message } = decline;
  const facts = {
    type,
    code,
    message,
    ...(declineCode !== null && { decline_code: declineCode }),
    ...(charge !== null && { charge: charge.id }),
  };
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = facts;
  if (charge !== null) intent.latest_charge = charge.id;
  emit(state, 'payment_intent.payment_failed', intent);
  return new StripeProblem(402, { ...facts, payment_intent: structuredClone(intent) });
}

/** The bank is asked for the money: the only place where the stand-in charges. */
function charge(state: State, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.PaymentIntent {
  const { declinedAtCharge } = behaviourOf(state.aliases.get(method.id) ?? '');
  const made = createCharge(state, { intent, method, decline: declinedAtCharge });
  if (declinedAtCharge !== null)
    throw refuse(state, intent, { decline: declinedAtCharge, charge: made, type: 'card_error' });
  intent.payment_method = method.id;
  intent.latest_charge = made.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  emit(state, 'charge.succeeded', made);
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    emit(state, 'payment_intent.amount_capturable_updated', intent);
    return intent;
  }
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  emit(state, 'payment_intent.succeeded', intent);
  return intent;
}

export function confirmIntent(state: State, id: string, values: Values): Stripe.PaymentIntent {
  const intent = find(state.intents, id, ['payment_intent']);
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    throw unexpected(intent, 'confirmed');
  const methodId = textOf(values, 'payment_method') ?? '';
  const method = find(state.methods, methodId, ['PaymentMethod', 'payment_method']);
  if (method.customer !== intent.customer)
    throw invalid(
      `The customer does not have a payment method with the ID ${methodId}. The payment method must be attached to the customer.`,
      { param: 'payment_method' },
    );
  const { authentication } = behaviourOf(state.aliases.get(methodId) ?? '');
  const isOffSession = isSet(values, 'off_session');
  if (authentication === 'none' || (authentication === 'onSession' && isOffSession))
    return charge(state, intent, method);
  if (isOffSession) {
    const made = createCharge(state, { intent, method, decline: authenticationRequired });
    throw refuse(state, intent, { decline: authenticationRequired, charge: made, type: 'card_error' });
  }
  intent.status = 'requires_action';
  intent.payment_method = methodId;
  intent.next_action = { ...nextAction };
  emit(state, 'payment_intent.requires_action', intent);
  return intent;
}

/** The cardholder has answered the bank; a second answer changes nothing. */
export function authenticateIntent(state: State, id: string, succeeds: boolean): Stripe.PaymentIntent {
  const intent = find(state.intents, id, ['payment_intent']);
  if (intent.status !== 'requires_action' || typeof intent.payment_method !== 'string') return intent;
  const method = find(state.methods, intent.payment_method, ['PaymentMethod']);
  if (!succeeds) {
    const decline: DeclineFacts = {
      code: 'payment_intent_authentication_failure',
      declineCode: null,
      adviceCode: null,
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    };
    refuse(state, intent, { decline, charge: null, type: 'invalid_request_error' });
    return intent;
  }
  try {
    return charge(state, intent, method);
  } catch (error) {
    // The bank's window is told by the state of the intent, not by a refusal.
    if (error instanceof StripeProblem) return intent;
    throw error;
  }
}

export function captureIntent(state: State, id: string): Stripe.PaymentIntent {
  const intent = find(state.intents, id, ['payment_intent']);
  if (intent.status !== 'requires_capture') throw unexpected(intent, 'captured');
  intent.status = 'succeeded';
  intent.amount_received = intent.amount_capturable;
  intent.amount_capturable = 0;
  const made = state.charges.get(idOf(intent.latest_charge));
  if (made !== undefined) Object.assign(made, { captured: true, amount_captured: made.amount });
  emit(state, 'payment_intent.succeeded', intent);
  return intent;
}

export function cancelIntent(state: State, id: string): Stripe.PaymentIntent {
  const intent = find(state.intents, id, ['payment_intent']);
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, 'canceled');
  intent.status = 'canceled';
  intent.canceled_at = secondsOf(state.now());
  intent.next_action = null;
  emit(state, 'payment_intent.canceled', intent);
  return intent;
}

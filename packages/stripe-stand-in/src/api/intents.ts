import type { Stripe } from 'stripe';
import { getMap, getNumber, getText, type Values } from '../http/form.ts';
import { getSince, toPage } from '../http/lists.ts';
import { createInvalidProblem } from '../http/stripe-problem.ts';
import { recordEvent } from '../events.ts';
import { findObject, getId, listObjects, createId, saveObject, toSeconds, type Work } from '../objects.ts';
import { confirmIntent } from './confirmations.ts';
import { browserShape, createdShape, expandShape, pageShape, type Route } from './route.ts';
import { readAllowedTypes } from './setups.ts';
import { recordCharge } from './charges.ts';
import { createStateProblem } from './unexpected-state.ts';

function checkAmount(amount: number): number {
  if (amount >= 50) return amount;
  throw createInvalidProblem('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
}

async function createIntent(work: Work, values: Values): Promise<Stripe.PaymentIntent> {
  const customer = getText(values, 'customer') ?? null;
  if (customer !== null) await findObject(work, 'customer', customer, 'customer');
  const id = createId('pi');
  const intent = saveObject(work, {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: readAllowedTypes(values),
    amount: checkAmount(getNumber(values, 'amount') ?? 0),
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: getText(values, 'capture_method') === 'manual' ? 'manual' : 'automatic',
    client_secret: `${id}_secret_${createId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created: toSeconds(work.now),
    currency: getText(values, 'currency') ?? '',
    customer,
    customer_account: null,
    description: getText(values, 'description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: getMap(values, 'metadata'),
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
  } satisfies Stripe.PaymentIntent);
  recordEvent(work, 'payment_intent.created', intent);
  return intent;
}

async function updateIntent(work: Work, id: string, values: Values): Promise<Stripe.PaymentIntent> {
  const intent = await findObject(work, 'payment_intent', id);
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    throw createStateProblem(intent, 'updated');
  const amount = checkAmount(getNumber(values, 'amount') ?? intent.amount);
  return saveObject(work, { ...intent, amount });
}

async function captureIntent(work: Work, id: string): Promise<Stripe.PaymentIntent> {
  const intent = await findObject(work, 'payment_intent', id);
  if (intent.status !== 'requires_capture') throw createStateProblem(intent, 'captured');
  const charge = await findObject(work, 'charge', getId(intent.latest_charge));
  const balance_transaction = recordCharge(work, charge.id, charge.amount);
  saveObject(work, { ...charge, captured: true, amount_captured: charge.amount, balance_transaction });
  const captured: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount_capturable,
    amount_capturable: 0,
  };
  recordEvent(work, 'payment_intent.succeeded', captured);
  return saveObject(work, captured);
}

async function cancelIntent(work: Work, id: string): Promise<Stripe.PaymentIntent> {
  const intent = await findObject(work, 'payment_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw createStateProblem(intent, 'canceled');
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: toSeconds(work.now),
    next_action: null,
  };
  recordEvent(work, 'payment_intent.canceled', canceled);
  return saveObject(work, canceled);
}

/** Includes the intents of deleted customers. */
async function listIntents(work: Work, values: Values): Promise<object> {
  const filter = { customer: getText(values, 'customer'), since: getSince(values) };
  return toPage(await listObjects(work, 'payment_intent', filter), values, '/v1/payment_intents');
}

export const intentRoutes: readonly Route[] = [
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
      ...expandShape,
    },
    run: (work, _id, values) => createIntent(work, values),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    operation: 'findIntents',
    shape: { customer: 'text!', created: createdShape, ...pageShape },
    run: (work, _id, values) => listIntents(work, values),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    operation: 'getIntent',
    isForBrowsers: true,
    shape: { ...browserShape, ...expandShape },
    run: (work, id) => findObject(work, 'payment_intent', id),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    operation: 'updateIntentAmount',
    shape: { amount: 'integer', description: 'text', metadata: 'map', ...expandShape },
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
      ...expandShape,
    },
    run: confirmIntent,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/capture',
    operation: 'captureIntent',
    shape: { amount_to_capture: 'integer', ...expandShape },
    run: captureIntent,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    operation: 'cancelIntent',
    shape: { cancellation_reason: 'text', ...expandShape },
    run: cancelIntent,
  },
];

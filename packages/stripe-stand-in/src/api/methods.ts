import type { Stripe } from 'stripe';
import { checkField, computeFingerprint, testCards, type TestCard } from '../test-cards.ts';
import { getNested, getNumber, getText, type Shape, type Values } from '../http/form.ts';
import { toPage } from '../http/lists.ts';
import { createInvalidProblem } from '../http/stripe-problem.ts';
import { recordEvent } from '../events.ts';
import { findObject, listObjects, createId, saveObject, toSeconds, type Work } from '../objects.ts';
import { browserShape, expandShape, pageShape, type Route } from './route.ts';

const addressShape = {
  city: 'text',
  country: 'text',
  line1: 'text',
  line2: 'text',
  postal_code: 'text',
  state: 'text',
} satisfies Shape;
const billingShape = { address: addressShape, email: 'text', name: 'text', phone: 'text' } satisfies Shape;
const cardShape = { token: 'text!', exp_month: 'integer', exp_year: 'integer' } satisfies Shape;
export const methodShape = { type: 'text!', card: cardShape, billing_details: billingShape } satisfies Shape;

const addressFields = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;
const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

/** A given field replaces the old one, an empty one clears it. */
function mergeFields<K extends string>(old: Record<K, string | null>, values: Values, fields: readonly K[]) {
  const next = { ...old };
  for (const field of fields) {
    const text = getText(values, field);
    if (text !== undefined) next[field] = text === '' ? null : text;
  }
  return next;
}

function mergeBilling(old: Stripe.PaymentMethod.BillingDetails | null, values: Values) {
  const { email = null, name = null, phone = null, address = null } = old ?? {};
  return {
    ...mergeFields({ email, name, phone }, values, ['email', 'name', 'phone']),
    address: mergeFields({ ...noAddress, ...address }, getNested(values, 'address'), addressFields),
    tax_id: null,
  };
}

function toWallet(values: Values): Stripe.PaymentMethod.Card.Wallet | null {
  const type = getText(values, 'type');
  if (type === 'google_pay') return { type, dynamic_last4: null, google_pay: {} };
  return type === 'apple_pay' ? { type, dynamic_last4: null, apple_pay: {} } : null;
}

function findTestCard(alias: string): TestCard {
  const found = testCards.find((card) => card.alias === alias);
  if (found !== undefined) return found;
  throw createInvalidProblem(`No such token: '${alias}'`, {
    code: 'resource_missing',
    param: 'payment_method_data[card][token]',
  });
}

function checkExpiry(work: Work, month: number, year: number): void {
  if (year * 12 + month >= work.now.getUTCFullYear() * 12 + work.now.getUTCMonth() + 1) return;
  throw createInvalidProblem("Your card's expiration year is invalid.", {
    code: 'invalid_expiry_year',
    param: 'payment_method_data[card][exp_year]',
  });
}

/** `values` are `payment_method_data`, with the card's alias as the token. */
export function createMethod(work: Work, values: Values): Stripe.PaymentMethod {
  const card = getNested(values, 'card');
  const testCard = findTestCard(getText(card, 'token') ?? '');
  const [expMonth, expYear] = [getNumber(card, 'exp_month') ?? 12, getNumber(card, 'exp_year') ?? 2034];
  checkExpiry(work, expMonth, expYear);
  const billing = mergeBilling(null, getNested(values, 'billing_details'));
  return saveObject(work, {
    id: createId('pm'),
    object: 'payment_method',
    billing_details: billing,
    card: {
      brand: testCard.brand,
      checks: {
        address_line1_check: checkField(testCard, 'line1', billing.address.line1 !== null),
        address_postal_code_check: checkField(testCard, 'zip', billing.address.postal_code !== null),
        cvc_check: checkField(testCard, 'cvc', true),
      },
      country: 'US',
      display_brand: testCard.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: computeFingerprint(testCard),
      funding: 'credit',
      generated_from: null,
      last4: testCard.number.slice(-4),
      networks: { available: [testCard.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: toWallet(getNested(card, 'wallet')),
    },
    created: toSeconds(work.now),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod);
}

async function isDetached({ client }: Work, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM stripe_stand_in.events WHERE type = 'payment_method.detached' AND object_id = $1`,
    [id],
  );
  return rowCount !== 0;
}

export async function attachMethod(work: Work, id: string, customer: string): Promise<Stripe.PaymentMethod> {
  await findObject(work, 'customer', customer, 'customer');
  const method = await findObject(work, 'payment_method', id);
  if (method.customer === customer) return method;
  if (method.customer !== null)
    throw createInvalidProblem('The payment method you provided has already been attached to a customer.', {
      param: 'payment_method',
    });
  if (await isDetached(work, id))
    throw createInvalidProblem(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    );
  const attached = saveObject(work, { ...method, customer });
  recordEvent(work, 'payment_method.attached', attached);
  return attached;
}

export async function detachMethod(work: Work, id: string): Promise<Stripe.PaymentMethod> {
  const method = await findObject(work, 'payment_method', id);
  if (method.customer === null)
    throw createInvalidProblem(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      {
        param: 'payment_method',
      },
    );
  const detached = saveObject(work, { ...method, customer: null });
  recordEvent(work, 'payment_method.detached', detached);
  return detached;
}

async function updateMethod(work: Work, id: string, values: Values): Promise<Stripe.PaymentMethod> {
  const method = await findObject(work, 'payment_method', id);
  if (method.customer === null)
    throw createInvalidProblem('You must save this PaymentMethod to a customer before you can update it.');
  const billing = mergeBilling(method.billing_details, getNested(values, 'billing_details'));
  const updated = saveObject(work, { ...method, billing_details: billing });
  recordEvent(work, 'payment_method.updated', updated);
  return updated;
}

/** The issuer has sent a new expiry date. */
export async function renewMethod(
  work: Work,
  id: string,
  { expMonth, expYear }: { expMonth: number; expYear: number },
): Promise<void> {
  const method = await findObject(work, 'payment_method', id);
  if (method.card === undefined) throw new Error(`${id} is no card.`);
  const card = { ...method.card, exp_month: expMonth, exp_year: expYear };
  recordEvent(work, 'payment_method.automatically_updated', saveObject(work, { ...method, card }));
}

async function listMethods(work: Work, values: Values): Promise<object> {
  const customer = getText(values, 'customer') ?? '';
  await findObject(work, 'customer', customer, 'customer');
  return toPage(await listObjects(work, 'payment_method', { customer }), values, '/v1/payment_methods');
}

export const methodRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    operation: 'createMethod',
    isForBrowsers: 'open',
    shape: { ...browserShape, ...methodShape, card: { ...cardShape, wallet: { type: 'text!' } } },
    run: (work, _id, values) => createMethod(work, values),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    operation: 'getCard',
    shape: expandShape,
    run: (work, id) => findObject(work, 'payment_method', id),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    operation: 'listCards',
    shape: { customer: 'text!', type: 'text', ...pageShape },
    run: (work, _id, values) => listMethods(work, values),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    operation: 'adoptCard',
    shape: { customer: 'text!', ...expandShape },
    run: (work, id, values) => attachMethod(work, id, getText(values, 'customer') ?? ''),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    operation: 'detachCard',
    shape: expandShape,
    run: detachMethod,
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id',
    operation: 'updateCardBilling',
    shape: { billing_details: billingShape, metadata: 'map', ...expandShape },
    run: updateMethod,
  },
];

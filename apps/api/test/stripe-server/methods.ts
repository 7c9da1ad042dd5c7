import type { Stripe } from 'stripe';
import { behaviours, checkOf, fingerprintOf } from '../../src/providers/payments/sandbox/behaviours.ts';
import { below, numberOf, textOf, type Shape, type Values } from './form.ts';
import { emit, find, newId, secondsOf, type State } from './state.ts';
import { invalid } from './stripe-problem.ts';

export const addressShape = {
  city: 'text',
  country: 'text',
  line1: 'text',
  line2: 'text',
  postal_code: 'text',
  state: 'text',
} satisfies Shape;
export const billingShape = { address: addressShape, email: 'text', name: 'text', phone: 'text' } satisfies Shape;

const addressFields = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;
const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

/** Given fields replace, an empty one clears, the others stay. */
function merged<K extends string>(old: Record<K, string | null>, values: Values, fields: readonly K[]) {
  const next = { ...old };
  for (const field of fields) {
    const text = textOf(values, field);
    if (text !== undefined) next[field] = text === '' ? null : text;
  }
  return next;
}

function billingOf(old: Stripe.PaymentMethod.BillingDetails | null, values: Values) {
  const { email = null, name = null, phone = null, address = null } = old ?? {};
  return {
    ...merged({ email, name, phone }, values, ['email', 'name', 'phone']),
    address: merged({ ...noAddress, ...address }, below(values, 'address'), addressFields),
    tax_id: null,
  };
}

/** Of a card that came from a wallet of the browser. */
function walletOf(values: Values): Stripe.PaymentMethod.Card.Wallet | null {
  const type = textOf(values, 'type');
  if (type === 'google_pay') return { type, dynamic_last4: null, google_pay: {} };
  return type === 'apple_pay' ? { type, dynamic_last4: null, apple_pay: {} } : null;
}

/** Makes a method of a test card. `values` are `payment_method_data`, whose token is the card's alias. */
export function createMethod(state: State, values: Values): Stripe.PaymentMethod {
  const card = below(values, 'card');
  const alias = textOf(card, 'token') ?? '';
  const behaviour = behaviours.get(alias);
  if (behaviour === undefined)
    throw invalid(`No such token: '${alias}'`, { code: 'resource_missing', param: 'payment_method_data[card][token]' });
  const billing = billingOf(null, below(values, 'billing_details'));
  const method = {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: billing,
    card: {
      brand: behaviour.brand,
      checks: {
        address_line1_check: checkOf(behaviour, 'line1', billing.address.line1 !== null),
        address_postal_code_check: checkOf(behaviour, 'zip', billing.address.postal_code !== null),
        cvc_check: checkOf(behaviour, 'cvc', true),
      },
      country: behaviour.country,
      display_brand: behaviour.brand,
      exp_month: numberOf(card, 'exp_month') ?? 12,
      exp_year: numberOf(card, 'exp_year') ?? 2034,
      fingerprint: fingerprintOf(alias),
      funding: 'credit',
      generated_from: null,
      last4: behaviour.last4,
      networks: { available: [behaviour.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: walletOf(below(card, 'wallet')),
    },
    created: secondsOf(state.now()),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod;
  state.methods.set(method.id, method);
  state.aliases.set(method.id, alias);
  return method;
}

export function attachMethod(state: State, id: string, customerId: string): Stripe.PaymentMethod {
  const method = find(state.methods, id, ['PaymentMethod']);
  find(state.customers, customerId, ['customer', 'customer']);
  if (method.customer === customerId) return method;
  if (method.customer !== null)
    throw invalid('The payment method you provided has already been attached to a customer.', {
      param: 'payment_method',
    });
  if (state.detached.has(id))
    throw invalid(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    );
  method.customer = customerId;
  emit(state, 'payment_method.attached', method);
  return method;
}

export function detachMethod(state: State, id: string): Stripe.PaymentMethod {
  const method = find(state.methods, id, ['PaymentMethod']);
  if (method.customer === null)
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.', {
      param: 'payment_method',
    });
  method.customer = null;
  state.detached.add(id);
  emit(state, 'payment_method.detached', method);
  return method;
}

export function updateMethod(state: State, id: string, values: Values): Stripe.PaymentMethod {
  const method = find(state.methods, id, ['PaymentMethod']);
  if (method.customer === null)
    throw invalid('You must save this PaymentMethod to a customer before you can update it.');
  method.billing_details = billingOf(method.billing_details, below(values, 'billing_details'));
  emit(state, 'payment_method.updated', method);
  return method;
}

/** What the bank tells the provider: the number has got a new date. */
export function renewMethod(state: State, id: string, date: { expMonth: number; expYear: number }): void {
  const method = find(state.methods, id, ['PaymentMethod']);
  if (method.card === undefined) throw new Error(`${id} is no card.`);
  method.card.exp_month = date.expMonth;
  method.card.exp_year = date.expYear;
  emit(state, 'payment_method.automatically_updated', method);
}

import type { Stripe } from 'stripe';
import { detachMethod } from './methods.ts';
import { mapOf, textOf, type Values } from './form.ts';
import { emit, find, newId, secondsOf, type State } from './state.ts';

export function createCustomer(state: State, values: Values): Stripe.Customer {
  const customer = {
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: secondsOf(state.now()),
    default_source: null,
    description: textOf(values, 'description') ?? null,
    email: textOf(values, 'email') ?? null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: mapOf(values, 'metadata'),
    name: textOf(values, 'name') ?? null,
    shipping: null,
  } satisfies Stripe.Customer;
  state.customers.set(customer.id, customer);
  emit(state, 'customer.created', customer);
  return customer;
}

/** Its cards are detached; what it paid stays. */
export function deleteCustomer(state: State, id: string): Stripe.DeletedCustomer {
  const customer = find(state.customers, id, ['customer']);
  for (const method of state.methods.values()) if (method.customer === id) detachMethod(state, method.id);
  state.customers.delete(id);
  emit(state, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

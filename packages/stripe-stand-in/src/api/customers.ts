import type { Stripe } from 'stripe';
import { getMap, getText, type Values } from '../http/form.ts';
import { recordEvent } from '../events.ts';
import { deleteObject, findObject, listObjects, createId, saveObject, toSeconds, type Work } from '../objects.ts';
import { detachMethod } from './methods.ts';
import { expandShape, type Route } from './route.ts';

async function createCustomer(work: Work, values: Values): Promise<Stripe.Customer> {
  const customer = saveObject(work, {
    id: createId('cus'),
    object: 'customer',
    balance: 0,
    created: toSeconds(work.now),
    default_source: null,
    description: getText(values, 'description') ?? null,
    email: getText(values, 'email') ?? null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: getMap(values, 'metadata'),
    name: getText(values, 'name') ?? null,
    shipping: null,
  } satisfies Stripe.Customer);
  recordEvent(work, 'customer.created', customer);
  return customer;
}

/** Detaches the customer's cards; payments remain. */
async function deleteCustomer(work: Work, id: string): Promise<Stripe.DeletedCustomer> {
  const customer = await findObject(work, 'customer', id);
  for (const method of await listObjects(work, 'payment_method', { customer: id })) await detachMethod(work, method.id);
  deleteObject(work, customer);
  recordEvent(work, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

async function isDeleted({ client }: Work, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM stripe_stand_in.events WHERE type = 'customer.deleted' AND object_id = $1`,
    [id],
  );
  return rowCount !== 0;
}

/** Of a deleted customer, Stripe keeps the id. */
async function getCustomer(work: Work, id: string): Promise<Stripe.Customer | Stripe.DeletedCustomer> {
  if (await isDeleted(work, id)) return { id, object: 'customer', deleted: true };
  return findObject(work, 'customer', id);
}

export const customerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    operation: 'createCustomer',
    shape: { email: 'text', name: 'text', phone: 'text', description: 'text', metadata: 'map', ...expandShape },
    run: (work, _id, values) => createCustomer(work, values),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    operation: 'getCustomer',
    shape: { ...expandShape },
    run: (work, id) => getCustomer(work, id),
  },
  { method: 'DELETE', path: '/v1/customers/:id', operation: 'deleteCustomer', shape: {}, run: deleteCustomer },
];

import { listOf, getText, type Values, getNested, getMap } from '../http/form.ts';
import { getSince, toPage } from '../http/lists.ts';
import { listEvents, recordEvent } from '../events.ts';
import { type Work, findObject, listObjects, deleteObject, createId, saveObject, toSeconds } from '../objects.ts';
import { authenticateIntent } from './confirmations.ts';
import { disputeRoutes } from './disputes.ts';
import { intentRoutes } from './intents.ts';
import { methodRoutes, detachMethod } from './methods.ts';
import { payoutRoutes, movePayouts } from './payouts.ts';
import { refundRoutes } from './refunds.ts';
import { browserShape, createdShape, pageShape, type Route, expandShape } from './route.ts';
import { authenticateSetup, setupRoutes } from './setups.ts';
import { writeWork } from '../transact.ts';
import type { Stripe } from 'stripe';

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

const customerRoutes: readonly Route[] = [
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

async function listTransactions(work: Work, values: Values): Promise<object> {
  await movePayouts(work);
  await writeWork(work);
  const payout = getText(values, 'payout');
  if (payout !== undefined) await findObject(work, 'payout', payout, 'payout');
  const [type, source] = [getText(values, 'type'), getText(values, 'source')];
  const rows = await listObjects(work, 'balance_transaction', { payout, since: getSince(values) });
  const before = getNested(values, 'created')['lt'];
  const found = rows.filter(
    (row) =>
      (type === undefined || row.type === type) &&
      (source === undefined || row.source === source) &&
      (typeof before !== 'number' || row.created < before),
  );
  return toPage(found, values, '/v1/balance_transactions');
}

const balanceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    operation: 'listBalance',
    writes: true,
    shape: { payout: 'text', source: 'text', type: 'text', currency: 'text', created: createdShape, ...pageShape },
    run: (work, _id, values) => listTransactions(work, values),
  },
];

async function listEventPage(work: Work, values: Values): Promise<object> {
  const filter = { types: listOf(values, 'types'), since: getSince(values) };
  return toPage(await listEvents(work, filter), values, '/v1/events');
}

const eventRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    operation: 'listEvents',
    shape: { created: createdShape, types: 'list', ...pageShape },
    run: (work, _id, values) => listEventPage(work, values),
  },
];

function authenticate(work: Work, values: Values): Promise<object> {
  const id = (getText(values, 'client_secret') ?? '').split('_secret_')[0] ?? '';
  const answerBank = id.startsWith('seti_') ? authenticateSetup : authenticateIntent;
  return answerBank(work, id, getText(values, 'outcome') === 'succeed');
}

/** Stripe documents no call for the bank's window, which Stripe.js opens. */
const bankRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/bank/authenticate',
    operation: 'authenticate',
    isForBrowsers: true,
    shape: { ...browserShape, outcome: 'text!' },
    run: (work, _id, values) => authenticate(work, values),
  },
];

const routes: readonly Route[] = [
  ...customerRoutes,
  ...setupRoutes,
  ...methodRoutes,
  ...intentRoutes,
  ...refundRoutes,
  ...balanceRoutes,
  ...payoutRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...bankRoutes,
];

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(':id', '(?<id>[^/]+)')}$`),
}));

export function findRoute(method: string, path: string): { route: Route; id: string } | null {
  for (const { route, pattern } of patterns) {
    const match = route.method === method ? pattern.exec(path) : null;
    if (match !== null) return { route, id: decodeURIComponent(match.groups?.['id'] ?? '') };
  }
  return null;
}

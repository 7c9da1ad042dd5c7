import { listOf, getText, type Values, getNested } from '../http/form.ts';
import { getSince, toPage } from '../http/lists.ts';
import { listEvents } from '../events.ts';
import { type Work, findObject, listObjects } from '../objects.ts';
import { authenticateIntent } from './confirmations.ts';
import { customerRoutes } from './customers.ts';
import { disputeRoutes } from './disputes.ts';
import { intentRoutes } from './intents.ts';
import { methodRoutes } from './methods.ts';
import { payoutRoutes, movePayouts } from './payouts.ts';
import { refundRoutes } from './refunds.ts';
import { browserShape, createdShape, pageShape, type Route } from './route.ts';
import { authenticateSetup, setupRoutes } from './setups.ts';
import { writeWork } from '../transact.ts';

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

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Config } from '#config/config.ts';
import { systemClock } from '#clock.ts';
import { warnOfMissingRights } from '#start/start-warnings.ts';
import { createStripeGateway } from './stripe-gateway.ts';

const here = import.meta.dirname;
const source = readdirSync(here)
  .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
  .map((name) => readFileSync(path.join(here, name), 'utf8'))
  .join('\n');

/** Their names among the rights of a key: https://docs.stripe.com/stripe-apps/reference/permissions */
const objects: Record<string, string> = {
  balanceTransactions: 'Balance',
  customers: 'Customers',
  disputes: 'Disputes',
  events: 'Events',
  paymentIntents: 'PaymentIntents',
  paymentMethods: 'PaymentMethods',
  payouts: 'Payouts',
  refunds: 'Charges and Refunds',
  setupIntents: 'SetupIntents',
};
/** Each expanded object of an answer needs a right too. */
const expanded: Record<string, string> = {
  latest_charge: 'Charges and Refunds',
  'data.source': 'Balance transaction sources',
};
const readingMethods = new Set(['list', 'retrieve']);

/** Verifying a webhook is no call. */
const calls = [...source.matchAll(/client\.(\w+)\.(\w+)\(/g)].filter(([, object]) => object !== 'webhooks');
const expansions = [...source.matchAll(/expand = \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
  [...list.matchAll(/'([^']+)'/g)].map(([, field = '']) => field),
);

function readTable(): Map<string, string> {
  const guide = readFileSync(path.join(here, '../../../../../../docs/operators/stripe.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| (read|write) \| (.+) \|$/gm)];
  return new Map(rows.flatMap(([, right = '', names = '']) => names.split(', ').map((name) => [name, right] as const)));
}

const needed = new Map<string, string>();
for (const field of expansions) needed.set(expanded[field] ?? field, 'read');
for (const [, object = '', method = ''] of calls) {
  const name = objects[object] ?? object;
  if (needed.get(name) !== 'write') needed.set(name, readingMethods.has(method) ? 'read' : 'write');
}

test('the guide names each right that a restricted key needs, and no other', () => {
  expect(calls.length).toBeGreaterThan(20);
  expect(Object.fromEntries(readTable())).toEqual(Object.fromEntries(needed));
});

/** Stripe's answers to a key that may do all but what `refused` names. */
async function startStripe(refused: RegExp) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const asked = `${request.method} ${decodeURIComponent(request.url ?? '')}`;
    requests.push(asked);
    const isList = request.method === 'GET' && !/_none/.test(asked);
    const [status, body] = refused.test(asked)
      ? [403, { error: { type: 'invalid_request_error', message: 'The provided key does not have the permissions.' } }]
      : isList
        ? [200, { object: 'list', data: [], has_more: false, url: '/v1/x' }]
        : [404, { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Cast: a listening TCP server has a port.
  const { port } = server.address() as AddressInfo;
  const account = { provider: 'stripe', livemode: false, webhookSecrets: [], clock: systemClock } as const;
  const payments = createStripeGateway({
    ...account,
    secretKey: 'rk_test_12345678',
    apiBase: `http://127.0.0.1:${port}`,
  });
  return { payments, requests, close: () => server.close() };
}

async function warn(secretKey: string, refused: RegExp) {
  const { payments, requests, close } = await startStripe(refused);
  const said: string[] = [];
  // Cast: the warning reads only which key is set.
  const config = { payments: { kind: 'stripe', secretKey } } as Config;
  const log = pino({ level: 'silent' });
  await warnOfMissingRights({ config, log, payments, say: (sentence) => void said.push(sentence) });
  close();
  return { said, requests };
}

test('a start with a key that lacks rights names them, and writes nothing', async () => {
  const { said, requests } = await warn('rk_test_12345678', /payouts|data\.source|refunds/);
  expect(said).toEqual([
    expect.stringContaining('lacks rights: write Charges and Refunds; read Balance transaction sources; read Payouts.'),
  ]);
  const named = [...readTable()].map(([name, right]) => `${right} ${name}`);
  expect(requests.length).toBe(named.length);
  expect(requests.filter((asked) => !asked.startsWith('GET')).every((asked) => /_none|refunds/.test(asked))).toBe(true);
});

test.each([
  ['a restricted key with all rights', 'rk_test_12345678', /nothing/],
  ['a secret key, which has every right', 'sk_test_12345678', /payouts/],
])('%s is not spoken of', async (_name, secretKey, refused) => {
  expect((await warn(secretKey, refused)).said).toEqual([]);
});

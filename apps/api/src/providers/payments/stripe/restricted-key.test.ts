import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

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

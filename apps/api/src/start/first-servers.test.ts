import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { createBareDatabase, createTestDatabase } from '#test/database.ts';
import { runQuery } from '#test/stages/embedded-query.ts';
import { startServer, type ServerProcess } from '#test/kill/server-process.ts';
import { openSlowProxy } from '#test/stages/slow-proxy.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';

let dataDir: string;
/** Cleanups, run in reverse order. */
const left: (() => Promise<unknown>)[] = [];

// Whole servers start here on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-first-start-'));
  left.push(() => rm(dataDir, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const end of left.splice(0).toReversed()) await end();
});

async function startOn(url: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: dataDir, RATE_LIMITS: 'off', ...env });
  left.push(() => server.kill());
  return server;
}

async function signIn({ url }: ServerProcess, { email, password }: { email: string; password: string }) {
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/api/auth/sign-in`, { method: 'POST', headers, body })).status;
}

const boss = { email: 'boss@haul.example', password: 'Gooseneck-7' };

test.each([
  { what: 'demo data', env: {}, accounts: demoAccounts, counts: { orders: 8, articles: 6, cards: 1 } },
  {
    what: 'first administrator',
    env: { ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password },
    accounts: [boss],
    counts: { orders: 0, articles: 0, cards: 0 },
  },
])('two first starts at once on one empty database both serve, with $what once', async ({ env, accounts, counts }) => {
  const database = await createBareDatabase(inject('testDatabaseUrl'));
  left.push(() => database.drop());
  const both = await Promise.allSettled([startOn(database.url, env), startOn(database.url, env)]);
  expect(both).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
  const emails = accounts.map(({ email }) => email).toSorted();
  expect(await runQuery(database.url, 'SELECT email FROM users ORDER BY email')).toEqual(
    emails.map((email) => ({ email })),
  );
  const counted = `SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM articles) AS articles,
    (SELECT count(*)::int FROM cards) AS cards`;
  expect(await runQuery(database.url, counted)).toEqual([counts]);
  for (const start of both) {
    if (start.status === 'rejected') continue;
    for (const account of accounts)
      await expect.poll(() => signIn(start.value, account), { timeout: 60_000, interval: 500 }).toBe(200);
  }
});

test('a first start serves although no connection comes about in the time of a request, and its demo data has time', async () => {
  const database = await createTestDatabase(inject('testDatabaseUrl'));
  left.push(() => database.drop());
  await runQuery(
    database.url,
    `CREATE TABLE patience (statements text, locks text);
     CREATE FUNCTION note_patience() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       INSERT INTO patience VALUES (current_setting('statement_timeout'), current_setting('lock_timeout'));
       RETURN NULL;
     END $$;
     CREATE TRIGGER note_patience AFTER INSERT ON orders EXECUTE FUNCTION note_patience();`,
  );
  const slow = await openSlowProxy(database.url, 2200);
  left.push(() => slow.close());
  await startOn(slow.url);
  expect(await runQuery(database.url, 'SELECT DISTINCT statements, locks FROM patience')).toEqual([
    { statements: '5min', locks: '1min' },
  ]);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { pino } from 'pino';
import {
  asServingRole,
  createBareDatabase,
  createTestDatabase,
  makeServingRole,
  type TestDatabase,
} from '#test/database.ts';
import { startServer } from '#test/kill/server-process.ts';
import { runQuery } from '#test/stages/embedded-query.ts';
import { migrateDatabase } from '#platform/db/database.ts';

// A whole server starts here on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const log = pino({ level: 'silent' });
const left: (() => Promise<unknown>)[] = [];
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-serving-role-'));
});
afterAll(async () => {
  for (const end of left.toReversed()) await end();
  await rm(dataDir, { recursive: true, force: true });
});

async function openBare(): Promise<string> {
  const database = await createBareDatabase(inject('testDatabaseUrl'));
  left.push(() => database.drop());
  return database.url;
}

const migrateAsOwner = (url: string) => migrateDatabase(url, log);

/** With Stripe, as in production: the sandbox keeps a schema of its own. */
const settings = {
  RATE_LIMITS: 'off',
  ADMIN_EMAIL: 'boss@haul.example',
  ADMIN_PASSWORD: 'Gooseneck-7',
  PAYMENTS_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
};

describe.each([
  ['before', [makeServingRole, migrateAsOwner]],
  ['after', [migrateAsOwner, makeServingRole]],
] as const)('a role made %s the first migration', (_when, steps) => {
  test('serves: it makes the first admin, who signs in', async () => {
    const url = await openBare();
    for (const step of steps) await step(url);
    const server = await startServer({ ...settings, DATABASE_URL: asServingRole(url), DATA_DIR: dataDir });
    left.push(() => server.kill());
    const body = JSON.stringify({ email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${server.url}/api/auth/sign-in`, { method: 'POST', headers, body })).status).toBe(200);
    const ready = await fetch(`${server.url}/health/ready`);
    expect(await ready.json()).toMatchObject({ checks: { database: 'ok', migrations: 'ok' } });
  });
});

describe('what the database forbids stays forbidden for the role: it cannot', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(inject('testDatabaseUrl'));
  });
  afterAll(() => database.drop());

  test.each([
    ['switch off the triggers that keep paid facts', 'ALTER TABLE payments DISABLE TRIGGER ALL'],
    ['drop a constraint', 'ALTER TABLE payments DROP CONSTRAINT payments_pkey'],
    ['empty the audit log', 'TRUNCATE audit_log'],
    ['drop a table', 'DROP TABLE audit_log'],
    ['make a table', 'CREATE TABLE hidden (id integer)'],
    ['make a function', 'CREATE FUNCTION hidden() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$'],
    ['skip triggers in its session', "SET session_replication_role = 'replica'"],
    ['become the owner', 'SET ROLE pg_database_owner'],
    ['read a file of the server', "SELECT pg_read_file('postgresql.conf')"],
  ])('%s', async (_what, statement) => {
    await expect(runQuery(asServingRole(database.url), statement)).rejects.toThrow(/permission denied|must be owner/);
  });
});

test('a release whose migrations are missing says who brings them', async () => {
  const url = await openBare();
  await makeServingRole(url);
  const started = startServer({ ...settings, DATABASE_URL: asServingRole(url), DATA_DIR: dataDir });
  await expect(started).rejects.toThrow(/Migrate as the owner of the database/);
});

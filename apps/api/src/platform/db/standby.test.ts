import { pino } from 'pino';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { openStandby } from './standby.ts';
import type { Db } from './transaction.ts';

const log = pino({ level: 'silent' });

async function aDatabase() {
  const database = await createTestDatabase(inject('testDatabaseUrl'));
  onTestFinished(() => database.drop());
  return database;
}

function open(address: string | null, primary: Db) {
  const standby = openStandby(address, primary, log);
  onTestFinished(() => standby.close());
  return standby;
}

const readName = async (db: Db) =>
  (await sql<{ name: string }>`SELECT current_database() AS name`.execute(db)).rows[0]?.name;

test('reads that may be old go to the standby', async () => {
  const [primary, second] = [await aDatabase(), await aDatabase()];
  const standby = open(second.url, primary.db);
  // A busy machine may take longer for the first connection than a read waits.
  await expect
    .poll(async () => `/${await readName(await standby.choose())}`, { interval: 1000 })
    .toBe(new URL(second.url).pathname);
});

test('without a standby, and while it does not answer, they go to the primary', async () => {
  const { db } = await aDatabase();
  expect(await open(null, db).choose()).toBe(db);
  const nowhere = open('postgres://nobody@127.0.0.1:1/none', db);
  expect([await nowhere.choose(), await nowhere.choose()]).toEqual([db, db]);
});

test('a standby that is far behind is left alone', async () => {
  const [primary, behind] = [await aDatabase(), await aDatabase()];
  // Found before the ones of the system: a standby that has replayed nothing for an hour.
  await sql`
    CREATE SCHEMA behind;
    CREATE FUNCTION behind.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT true';
    CREATE FUNCTION behind.pg_last_xact_replay_timestamp() RETURNS timestamptz LANGUAGE sql AS
      $$ SELECT now() - interval '1 hour' $$;
  `.execute(behind.db);
  const name = new URL(behind.url).pathname.slice(1);
  await sql`ALTER DATABASE ${sql.id(name)} SET search_path = behind, pg_catalog, public`.execute(behind.db);
  expect(await open(behind.url, primary.db).choose()).toBe(primary.db);
});

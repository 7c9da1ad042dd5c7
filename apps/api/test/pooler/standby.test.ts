import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openStandby } from '#platform/db/standby.ts';
import { createTestDatabase } from '../database.ts';
import { startPooler } from './pgbouncer.ts';

const log = pino({ level: 'silent' });

async function aDatabase() {
  const database = await createTestDatabase(inject('testDatabaseUrl'));
  onTestFinished(() => database.drop());
  return database;
}

test('reads go to a standby behind PgBouncer, at once and many at a time, and to the primary when PgBouncer is gone', async () => {
  const [primary, second] = [await aDatabase(), await aDatabase()];
  const pooler = await startPooler(second.url);
  let isClosed = false;
  const closePooler = async () => {
    if (!isClosed) await pooler.close();
    isClosed = true;
  };
  const standby = openStandby(pooler.url, primary.db, log);
  onTestFinished(async () => {
    await standby.close();
    await closePooler();
  });
  async function readName() {
    const db = await standby.choose();
    return (await sql<{ name: string }>`SELECT current_database() AS name`.execute(db)).rows[0]?.name;
  }
  const nameOf = ({ url }: { url: string }) => new URL(url).pathname.slice(1);

  const names = await Promise.all(Array.from({ length: 20 }, readName));
  expect(new Set(names)).toEqual(new Set([nameOf(second)]));
  await closePooler();
  expect(await readName()).toBe(nameOf(primary));
});

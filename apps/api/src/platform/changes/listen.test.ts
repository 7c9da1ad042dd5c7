import { pino } from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { MINUTE } from '#clock.ts';
import type { Change } from './changes.ts';
import { listenForChanges } from './listen.ts';

async function openDatabaseOfTest(): Promise<TestDatabase> {
  const database = await createTestDatabase(inject('testDatabaseUrl'));
  onTestFinished(() => database.drop());
  return database;
}

function listen(database: TestDatabase, connectionString = database.url) {
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });
  const changes = listenForChanges({ connectionString, db: database.db, log });
  onTestFinished(() => changes.close());
  const heard: (Change | 'lost')[] = [];
  changes.subscribe({ hear: (change) => void heard.push(change), lose: () => void heard.push('lost') });
  return { changes, heard, warnings };
}

const send = ({ pool }: TestDatabase, payload: string) =>
  pool.query(`SELECT pg_notify('wideload_changes', $1)`, [payload]);
const waitUntil = (isSo: () => boolean) => expect.poll(isSo, { timeout: MINUTE }).toBe(true);

test('after catching up everything is heard that was committed before, and nothing that was rolled back', async () => {
  const database = await openDatabaseOfTest();
  const { changes, heard } = listen(database);
  await waitUntil(changes.isCurrent);
  await send(database, 'access ann');
  const client = await database.pool.connect();
  await client.query('BEGIN');
  await client.query(`SELECT pg_notify('wideload_changes', 'access bob')`);
  await client.query('ROLLBACK');
  client.release();
  await changes.catchUp();
  expect(heard).toEqual([{ topic: 'access', owner: 'ann' }]);
});

test('when its connection ends, nothing is kept and nothing is current', async () => {
  const database = await openDatabaseOfTest();
  const { changes, heard, warnings } = listen(database);
  await waitUntil(changes.isCurrent);
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'wideload changes'`,
  );
  await waitUntil(() => !changes.isCurrent());
  expect(heard).toEqual(['lost']);
  expect(warnings).toHaveLength(1);
  await changes.catchUp();
});

test('another database than the product’s is never current', async () => {
  const { changes, warnings } = listen(await openDatabaseOfTest(), (await openDatabaseOfTest()).url);
  await waitUntil(() => warnings.length > 0);
  expect(warnings[0]).toContain('another database');
  expect(changes.isCurrent()).toBe(false);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { runQuery } from '#test/stages/embedded-query.ts';
import { readConfig } from '#config/config.ts';
import { START_LOCK } from '#platform/db/run-alone.ts';
import { createFirstData } from './demo.ts';
import { prepareDatabase } from './prepared-postgres.ts';
import { openTerminal } from './terminal.ts';

vi.setConfig({ testTimeout: 120_000 });

test('a start waits for the one that prepares the same database, and says so', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-first-start-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const database = await createTestDatabase(inject('testDatabaseUrl'));
  onTestFinished(() => database.drop());
  const other = await database.db.startTransaction().execute();
  await sql`SELECT pg_advisory_xact_lock(${START_LOCK})`.execute(other);
  const output: string[] = [];
  const terminal = { ...openTerminal({ isQuiet: true }), say: (sentence: string) => void output.push(sentence) };
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url });
  const options = { config, log: pino({ level: 'silent' }), terminal, mayJoin: false };
  const prepared = prepareDatabase(options, database.url, createFirstData);
  await vi.waitFor(() => expect(output.join()).toContain('another start'), { timeout: 60_000 });
  expect(await runQuery(database.url, 'SELECT email FROM users')).toEqual([]);
  await other.commit().execute();
  expect((await prepared).isSeeded).toBe(true);
});

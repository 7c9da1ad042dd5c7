import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { unlimited } from '#test/database.ts';
import { runQuery } from '#test/stages/embedded-query.ts';
import { setEmbeddedStage } from '#test/stages/embedded-stage.ts';
import { readConfig } from '#config/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { isMigrated } from '#platform/db/migrate.ts';
import { makeTemplate } from './make-template.ts';

const { start } = setEmbeddedStage();

test('a first start on a template finds the schema of this release and nobody in it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wideload-templates-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const template = path.join(folder, 'one');
  await makeTemplate(readConfig({}), template);
  expect(await readdir(folder)).toEqual(['one']);
  expect((await readdir(path.join(template, 'pg_wal'))).filter((name) => /^\d{4}/.test(name))).toHaveLength(1);
  const server = await start({ template });
  const { db, close } = openDatabase(server.connectionString, pino({ level: 'silent' }), unlimited);
  onTestFinished(close);
  expect(await isMigrated(db)).toBe(true);
  expect(await runQuery(server.connectionString, 'SELECT FROM users')).toEqual([]);
  expect(await runQuery(server.connectionString, 'SHOW wal_recycle')).toEqual([{ wal_recycle: 'on' }]);
});

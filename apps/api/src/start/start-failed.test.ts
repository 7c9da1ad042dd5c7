import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { buildBundle } from '#test/bundle.ts';
import { createBareDatabase, createTestDatabase } from '#test/database.ts';
import { runQuery } from '#test/stages/embedded-query.ts';
import { BadSettings } from '#config/settings.ts';
import { runStep, explainStartError } from './start-failed.ts';

function databaseError(code: string, message: string): Error {
  return Object.assign(new pg.DatabaseError(message, 0, 'error'), { code });
}

const wrapFailure = (cause: Error) => new Error('A migration failed; nothing of it was kept.', { cause });

describe('a step of the start that fails', () => {
  const log = pino({ level: 'silent' });
  const findSentence = (thrown: Error) =>
    runStep('making a table', log, () => Promise.reject(thrown)).catch((failure: unknown) =>
      explainStartError(failure),
    );

  test.each([
    ['a pool that has no connection', new Error('timeout exceeded when trying to connect'), /ran out of time/],
    ['a server that does not answer', new Error('Connection terminated due to connection timeout'), /ran out of time/],
    [
      'a statement that takes too long',
      databaseError('57014', 'canceling statement'),
      /ran out of time.*making a table/,
    ],
    ['a lock in a migration', wrapFailure(databaseError('55P03', 'lock timeout')), /ran out of time.*lock timeout/],
    ['a user without rights', wrapFailure(databaseError('42501', 'permission denied')), /permission denied.*owner/],
    ['a database that went away', wrapFailure(databaseError('ECONNREFUSED', 'refused')), /^No database answers/],
    ['anything else', new TypeError('x is not a function'), /making a table.*x is not a function.*log says more/],
    ['settings that do not fit', new BadSettings(['ADMIN_PASSWORD is too weak.']), /^The settings do not fit/],
  ])('%s is a sentence', async (_name, error, expected) => {
    expect(await findSentence(error)).toMatch(expected);
  });

  test('a host whose addresses all refuse gives a sentence that names them', () => {
    const refusals = ['::1', '127.0.0.1'].map((host) => new Error(`connect ECONNREFUSED ${host}`));
    const error = Object.assign(new AggregateError(refusals), { code: 'ECONNREFUSED' });
    expect(explainStartError(error)).toContain('ECONNREFUSED ::1, Error: connect ECONNREFUSED 127.0.0.1');
  });
});

describe('the terminal has one sentence and no stack', () => {
  let dataDir: string;
  const left: (() => Promise<unknown>)[] = [];
  vi.setConfig({ testTimeout: 120_000 });

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-start-failed-'));
  });
  afterEach(async () => {
    for (const end of left.splice(0).toReversed()) await end();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function findFailure(url: string, command = 'serve'): Promise<string> {
    const main = await buildBundle('src/main.ts');
    const env = { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0' };
    const started = promisify(execFile)(process.execPath, [main, command], { env });
    const { stderr } = await started.then(
      () => ({ stderr: 'it started' }),
      (error: { stderr: string }) => error,
    );
    return stderr;
  }

  test('where the user of the database may not make a table', async () => {
    const database = await createBareDatabase(inject('testDatabaseUrl'));
    const name = `guest_${crypto.randomUUID().replaceAll('-', '')}`;
    left.push(
      () => runQuery(inject('testDatabaseUrl'), `DROP ROLE ${name}`),
      () => database.drop(),
    );
    await runQuery(inject('testDatabaseUrl'), `CREATE ROLE ${name} LOGIN PASSWORD 'guest'`);
    const url = new URL(database.url);
    url.username = name;
    url.password = 'guest';
    expect(await findFailure(url.toString())).toMatch(
      /^The database user may not .*permission denied for schema public.*\n$/,
    );
  });

  test.each(['serve', 'migrate'])(
    '%s: where the database was made by the migrations of before the first release, of which it changes nothing',
    async (command) => {
      const database = await createBareDatabase(inject('testDatabaseUrl'));
      left.push(() => database.drop());
      await runQuery(
        database.url,
        `CREATE TABLE users (id uuid PRIMARY KEY, email text NOT NULL);
         CREATE TABLE schema_migrations (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL);
         INSERT INTO schema_migrations VALUES ('0001_accounts', 'then'), ('0002_outbox', 'then');`,
      );
      const readCatalog = () =>
        runQuery(
          database.url,
          `SELECT relname, relkind, attname FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
           WHERE relnamespace = 'public'::regnamespace ORDER BY relname, attnum`,
        );
      const before = await readCatalog();
      expect(await findFailure(database.url, command)).toMatch(
        /^The database was made before the first release \(by the migrations 0001_accounts to 0002_outbox\).*Start with an empty database.*\n$/,
      );
      expect(await readCatalog()).toEqual(before);
      expect(await runQuery(database.url, 'SELECT name FROM schema_migrations ORDER BY name')).toEqual([
        { name: '0001_accounts' },
        { name: '0002_outbox' },
      ]);
    },
  );

  test('where the demo data run out of time', async () => {
    const database = await createTestDatabase(inject('testDatabaseUrl'));
    left.push(() => database.drop());
    await runQuery(
      database.url,
      `CREATE FUNCTION be_slow() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'canceling statement due to statement timeout' USING ERRCODE = '57014'; END $$;
       CREATE TRIGGER be_slow BEFORE INSERT ON orders EXECUTE FUNCTION be_slow();`,
    );
    expect(await findFailure(database.url)).toMatch(
      /^The start ran out of time .*filling the database.*statement timeout.*\n$/,
    );
  });
});

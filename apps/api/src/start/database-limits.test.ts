import { pino } from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { openDatabase } from '#platform/db/database.ts';
import { warnOfMissingLimits } from './background.ts';
import { explainStartError } from './start-failed.ts';

const log = pino({ level: 'silent' });
/** Limits of the client, which the database itself does not know. */
const unhurried = { connectionTimeoutMillis: 0, query_timeout: 0 };

async function listWarnings(limits: object): Promise<string[]> {
  const database = await createTestDatabase(inject('testDatabaseUrl'));
  onTestFinished(() => database.drop());
  const { db, close } = openDatabase(database.url, log, { ...unhurried, ...limits });
  onTestFinished(close);
  const said: string[] = [];
  await warnOfMissingLimits(db, { log, say: (sentence) => void said.push(sentence) });
  return said;
}

test('connections with the limits of a request are not warned of', async () => {
  expect(await listWarnings({})).toEqual([]);
});

test('limits that a pooler dropped are named with the commands that set them', async () => {
  const [said] = await listWarnings({ statement_timeout: 0, lock_timeout: 0 });
  expect(said).toMatch(
    /ALTER ROLE \w+ SET statement_timeout = '2600ms';\n {2}ALTER ROLE \w+ SET lock_timeout = '2500ms';$/,
  );
  expect(said).not.toContain('idle_in_transaction');
});

test('a pooler that refuses the limits is told how to ignore them', () => {
  const refused = Object.assign(new Error('unsupported startup parameter: statement_timeout'), { code: '08P01' });
  expect(explainStartError(refused)).toContain(
    'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
  );
});

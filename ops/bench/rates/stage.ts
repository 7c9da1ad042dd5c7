// The built product on a database of its own, with the demo data and a session of its carrier.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccounts } from '@wideload/api/src/seed/demo-accounts.ts';
import { createTestDatabase, openTestServer } from '@wideload/api/test/database.ts';
import { addSession, TOKEN_SECRET, type Database, type Person } from './people.ts';
import { atTheEnd, startProduct, type Server } from './processes.ts';

export type Stage = { database: Database; product: Server; env: Record<string, string>; owner: Person };

export async function openStage(): Promise<Stage> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-rates-'));
  atTheEnd(() => rm(dataDir, { recursive: true, force: true }));
  const server = await openTestServer(process.env['TEST_DATABASE_URL']);
  atTheEnd(() => server.close());
  const database = await createTestDatabase(server.url);
  atTheEnd(() => database.drop());
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, TOKEN_SECRET, TRUST_PROXY: 'loopback' };
  const product = await startProduct(env);
  const find = database.db.selectFrom('users').select('id').where('email', '=', demoAccounts[0].email);
  const owner = await addSession(database, (await find.executeTakeFirstOrThrow()).id);
  return { database, product, env, owner };
}

export async function get({ port }: Server, url: string, { headers }: Person): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${url}`, { headers });
}

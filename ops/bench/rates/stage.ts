// The built product on a database of its own, with the demo data and a session of its carrier.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccounts } from '@wideload/api/src/seed/demo-accounts.ts';
import { createTestDatabase, openTestServer } from '@wideload/api/test/database.ts';
import { atTheEnd, startProduct, type Server } from './processes.ts';
import { createAccessTokens } from '@wideload/api/src/platform/http/access-token.ts';
import { v7 as uuid } from 'uuid';

// People with sessions, made in the database: a sign-in takes longer than all else that is measured.

type Database = Awaited<ReturnType<typeof createTestDatabase>>;
type Person = { session: string; headers: { authorization: string } };

const TOKEN_SECRET = 'a secret for benchmarks, of 32 characters or more';
const tokens = createAccessTokens(new TextEncoder().encode(TOKEN_SECRET));

async function addSession({ db }: Database, userId: string): Promise<Person> {
  const id = uuid();
  const now = new Date();
  const times = { created_at: now, last_used_at: now, proved_at: now, ended_at: null };
  await db
    .insertInto('sessions')
    .values({ id, user_id: userId, ...times })
    .execute();
  const token = await tokens.sign({ personId: userId, sessionId: id, role: 'user' }, now);
  return { session: id, headers: { authorization: `Bearer ${token}` } };
}

export async function addPeople(database: Database, count: number): Promise<Person[]> {
  const rows = Array.from({ length: count }, () => {
    const id = uuid();
    return { id, email: `${id}@bench.example`, password_hash: '-', role: 'user', created_at: new Date() };
  });
  await database.db.insertInto('users').values(rows).execute();
  return Promise.all(rows.map(({ id }) => addSession(database, id)));
}

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

// People with sessions, made in the database: a sign-in takes longer than all else that is measured.
import { createAccessTokens } from '@wideload/api/src/platform/http/access-token.ts';
import type { createTestDatabase } from '@wideload/api/test/database.ts';
import { v7 as uuid } from 'uuid';

export type Database = Awaited<ReturnType<typeof createTestDatabase>>;
export type Person = { session: string; headers: { authorization: string } };

export const TOKEN_SECRET = 'a secret for benchmarks, of 32 characters or more';
const tokens = createAccessTokens(new TextEncoder().encode(TOKEN_SECRET));

export async function addSession({ db }: Database, userId: string): Promise<Person> {
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

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { aWorld } from './world.ts';

const world = aWorld();

const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

test.each(limits)('the connections of a test have no %s', async (limit) => {
  const onPool = await world.database.pool.query<{ limit: string }>(`SELECT current_setting($1) AS limit`, [limit]);
  expect(onPool.rows).toEqual([{ limit: '0' }]);
  const inDeps = await sql<{ limit: string }>`SELECT current_setting(${limit}) AS limit`.execute(world.deps.db);
  expect(inDeps.rows).toEqual([{ limit: '0' }]);
});

test('a test waits for a connection without a limit', () => {
  expect(world.database.pool.options).toMatchObject({ connectionTimeoutMillis: 0, query_timeout: 0 });
});

test("the application keeps the product's limits: a request that waits too long for a lock is unavailable", async () => {
  await inTransaction(world.deps.db, async (tx) => {
    await sql`LOCK TABLE users IN ACCESS EXCLUSIVE MODE`.execute(tx);
    const answer = await world.call('POST', '/auth/sign-in', { body: { email: 'a@b.example', password: 'Any-2026!' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'server.unavailable' }]);
  });
});

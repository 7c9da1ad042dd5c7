import { expect, onTestFinished, test } from 'vitest';
import { startWorld } from '#test/world.ts';

test('while the database is read-only after a failover, writes answer 503, reads go on, and the pool heals by itself', async () => {
  const world = await startWorld();
  onTestFinished(() => world.close());
  const { pool } = world.database;
  const name = new URL(world.database.url).pathname.slice(1);
  const write = () =>
    world.call('POST', '/auth/sign-in', { body: { email: 'ann@test.example', password: 'Gooseneck-7' } });
  const setReadOnly = async (to: 'on' | 'off') => {
    await pool.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${to}`);
  };
  await write();
  await setReadOnly('on');
  await pool.query(
    // Each is waited for: one that is still there would answer, or end in the middle of a later call.
    `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await expect.poll(async () => (await world.app.inject('/health/ready')).statusCode).toBe(200);
  const refused = await write();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'server.unavailable']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await world.call('GET', '/articles')).statusCode).toBe(200);

  await setReadOnly('off');
  await expect.poll(async () => (await write()).statusCode).toBe(401);
});

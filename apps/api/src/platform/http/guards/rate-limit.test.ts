import type { KeyCall } from '@wideload/contract';
import { expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { anApiKey } from '#test/factories/api-key-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { sweepRateCounts } from './rate-limit.ts';

const world = aWorld({ env: { RATE_LIMITS: 'on' } });

test('calls that are refused for want of a session count, too: whoever floods the server is turned away before it is asked who calls', async () => {
  const remoteAddress = '203.0.113.9';
  const ask = () => world.app.inject({ method: 'GET', url: '/api/permits/orders', remoteAddress });
  const statuses: number[] = [];
  for (let call = 0; call < 600; call += 1) statuses.push((await ask()).statusCode);
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect((await ask()).statusCode).toBe(429);

  const answers = await Promise.all(Array.from({ length: 501 }, ask));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  expect(answers.filter(({ headers }) => headers.connection === 'close')).toHaveLength(1);
  expect((await ask()).headers.connection).not.toBe('close');
});

test('more calls in a minute than an endpoint allows are refused with the time to wait, others go on', async () => {
  const ask = () => world.call('POST', '/auth/resetPassword', { body: { email: 'nobody@test.example' } });
  const statuses: number[] = [];
  for (let call = 0; call < 20; call += 1) statuses.push((await ask()).statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await ask();
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate.limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().detail).toMatch(/^Too many attempts\. Try again in \d+ seconds?\.$/);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect((await world.call('GET', '/users/')).statusCode).toBe(401);
  expect((await world.app.inject('/health/live')).statusCode).toBe(200);
});

test('two processes together allow as many tries as one, until the minute is over', async () => {
  const second = await buildApp(world.deps);
  const body = { email: 'nobody@test.example' };
  const ask = (app: typeof second) =>
    app.inject({ method: 'POST', url: '/api/auth/sign-in', body, remoteAddress: '203.0.113.9' });
  const limit = Number((await ask(world.app)).headers['x-ratelimit-limit']);
  for (let call = 1; call < limit; call += 1)
    expect((await ask(call % 2 === 0 ? world.app : second)).statusCode).not.toBe(429);
  expect([(await ask(world.app)).statusCode, (await ask(second)).statusCode]).toEqual([429, 429]);
  const keys = await world.rows('rate_counts', {}, ['key']);
  expect(keys.filter(({ key }) => key.includes('203.0.113.9'))).toEqual([]);

  await world.database.pool.query(`UPDATE rate_counts SET ends_at = now() - interval '1 second'`);
  expect((await ask(second)).statusCode).not.toBe(429);
  expect(await world.rows('rate_counts', {}, ['count'])).toContainEqual({ count: 1 });
  await world.database.pool.query(`UPDATE rate_counts SET ends_at = now() - interval '1 second'`);
  await sweepRateCounts(world.deps);
  expect(await world.rows('rate_counts')).toEqual([]);
  await second.close();
});

test('reading is counted by each process for itself, without a query', async () => {
  await world.deps.db.deleteFrom('rate_counts').execute();
  expect((await world.call('GET', '/users/')).statusCode).toBe(401);
  expect((await world.call('GET', '/site/config')).headers['x-ratelimit-limit']).toBeDefined();
  expect(await world.rows('rate_counts')).toEqual([]);
});

test('a key may make 300 calls in a minute, wherever it calls from, and takes nothing from another key', async () => {
  const owner = await aUser(world);
  const [busy, other] = [await anApiKey(world, owner), await anApiKey(world, owner)];
  let asked = 0;
  const ask = ({ secret }: typeof busy) =>
    world.app.inject({
      url: '/api/permits/orders',
      headers: { authorization: `Bearer ${secret}` },
      remoteAddress: `198.51.100.${(asked += 1) % 200}`,
    });
  const answers = [];
  for (let call = 0; call < 300; call += 1) answers.push(await ask(busy));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  // The address has 600, and what is nearer is said.
  expect(answers[9]?.headers).toMatchObject({ 'x-ratelimit-limit': '300', 'x-ratelimit-remaining': '290' });
  const refused = await ask(busy);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate.limited']);
  expect(refused.headers).toMatchObject({ 'x-ratelimit-limit': '300', 'x-ratelimit-remaining': '0' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(other)).statusCode).toBe(200);
});

test('calls of a key that a limit refuses are one line of its log, which counts them; a guessed key leaves none', async () => {
  const owner = await aUser(world);
  const key = await anApiKey(world, owner);
  const ask = (secret: string) =>
    world.app.inject({
      url: '/api/permits/orders/none?search=typed',
      headers: { authorization: `Bearer ${secret}` },
      remoteAddress: '203.0.113.77',
    });
  const readLog = async () => (await world.read<{ items: KeyCall[] }>(`/api_keys/${key._id}/calls`, owner)).items;
  while ((await ask(key.secret)).statusCode !== 429);
  const line = { method: 'GET', path: '/api/permits/orders/none', status: 429 };
  for (const refused of [2, 3]) {
    await expect.poll(async () => (await readLog())[0]).toMatchObject({ ...line, count: refused - 1 });
    await Promise.all([ask(key.secret), ask('wl_guessed')]);
  }
  await expect.poll(async () => (await readLog())[0]).toMatchObject({ ...line, count: 3 });
  const lines = world.deps.db.selectFrom('api_key_calls').select('id').where('key_id', '=', key._id);
  expect(await lines.where('status', '=', 429).execute()).toHaveLength(1);
});

import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aNotification } from '#test/factories/notification-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { MINUTE } from '#clock.ts';
import { ACCESS_TOKEN_LIFE } from '../access-token.ts';

const world = aWorld({ listens: true, env: { RATE_LIMITS: 'on' } });
let origin: string;
let user: SignedInUser;

beforeAll(async () => {
  origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  user = await aUser(world);
});

type Asked = { token?: string; query?: string; more?: Record<string, string> };

async function poll(etag: string, { token = user.token, query = '', more = {} }: Asked = {}) {
  const headers = { authorization: `Bearer ${token}`, 'if-none-match': etag, ...more };
  const { status, headers: answered } = await fetch(`${origin}/api/notifications${query}`, { headers });
  // The framework counts each request against a limit.
  return { status, isFirst: !answered.has('x-ratelimit-limit'), headers: answered, etag: answered.get('etag') ?? '' };
}

/** On a busy machine a proof of the line can be late, and then the framework answers. */
async function waitForFirst(etag: string) {
  let last = await poll(etag);
  await expect.poll(async () => (last = await poll(etag)).isFirst, { timeout: MINUTE }).toBe(true);
  return last;
}

const notFirst = (status: number) => ({ status, isFirst: false });

test('an unchanged poll is answered before the framework, with every header of its answer', async () => {
  const { etag } = await poll('');
  const authorization = `Bearer ${user.token}`;
  const framework = await world.app.inject({
    url: '/api/notifications',
    headers: { authorization, 'if-none-match': etag },
  });
  expect(framework.statusCode).toBe(304);
  const names = Object.keys(framework.headers).filter((name) => !name.startsWith('x-ratelimit') && name !== 'date');
  const first = await waitForFirst(etag);
  expect(first.status).toBe(304);
  for (const name of names.filter((one) => one !== 'connection'))
    expect([name, first.headers.get(name)]).toEqual([name, String(framework.headers[name])]);
});

test('a change, another query and an ETag of something else are answered by the framework', async () => {
  const { etag } = await poll('');
  await waitForFirst(etag);
  expect(await poll('"else"')).toMatchObject(notFirst(200));
  expect(await poll(etag, { query: '?page=1' })).toMatchObject(notFirst(304));
  expect(await poll(etag, { query: '?page=0' })).toMatchObject(notFirst(400));
  await aNotification(world, user);
  await expect.poll(async () => (await poll(etag)).status, { timeout: MINUTE }).toBe(200);
});

test('the framework refuses a caller without access', async () => {
  const { etag } = await poll('');
  await waitForFirst(etag);
  expect(await poll(etag, { more: { 'x-on-behalf-of': user.id } })).toMatchObject(notFirst(403));
  expect(await poll(etag, { token: (await aUser(world, { role: 'admin' })).token })).toMatchObject(notFirst(403));
  expect(await poll(etag, { token: 'made-up' })).toMatchObject(notFirst(401));
  const change = { password_is_temporary: true };
  await world.change('users', { id: user.id }, change);
  await expect.poll(() => poll(etag), { timeout: MINUTE }).toMatchObject(notFirst(403));
});

test('an expired token and an ended session are refused by the framework', async () => {
  const { etag } = await poll('');
  await waitForFirst(etag);
  world.clock.advance(ACCESS_TOKEN_LIFE);
  expect(await poll(etag)).toMatchObject(notFirst(401));

  user = await aUser(world);
  const other = await poll('');
  await waitForFirst(other.etag);
  const ended = { ended_at: world.clock.now() };
  await world.change('sessions', { user_id: user.id }, ended);
  await expect.poll(() => poll(other.etag), { timeout: MINUTE }).toMatchObject(notFirst(401));
});

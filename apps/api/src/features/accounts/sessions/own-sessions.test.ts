import { expect, test } from 'vitest';
import type { OwnSession } from '@wideload/contract';
import { aSession } from '#test/access/access-factories.ts';
import { getRefreshCookie, register, signIn } from '#test/stages/sign-in/accounts-journey.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { DAY, MINUTE } from '#clock.ts';

const world = aWorld();

const list = async (token: string) => (await world.read<{ items: OwnSession[] }>('/users/sessions', { token })).items;
const end = (token: string, id: string) => world.call('DELETE', `/users/sessions/${id}`, { token });

test('each sign-in is listed with its device and its days; the own one is marked and first', async () => {
  await register(world, 'list@haul.example');
  const first = await signIn(world, 'list@haul.example');
  world.clock.advance(MINUTE);
  const phone = await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1' },
    payload: { email: 'list@haul.example', password: 'Gooseneck-7' },
  });
  expect(phone.statusCode).toBe(200);
  const { accessToken } = first.json<{ accessToken: string }>();
  expect(await list(accessToken)).toMatchObject([
    { device: 'Unknown device', isCurrent: true },
    { device: 'Safari on iPhone', isCurrent: false, createdAt: world.clock.now().toISOString() },
  ]);
});

test('a session that is ended is refused at its next request and cannot be refreshed', async () => {
  await register(world, 'end@haul.example');
  const here = (await signIn(world, 'end@haul.example')).json<{ accessToken: string }>().accessToken;
  const there = await signIn(world, 'end@haul.example');
  const [, other] = await list(here);
  expect((await end(here, other?._id ?? '')).statusCode).toBe(200);
  const { accessToken } = there.json<{ accessToken: string }>();
  expect((await world.call('GET', '/users/', { token: accessToken })).statusCode).toBe(401);
  const refreshed = await world.call('POST', '/auth/refreshToken', { cookie: getRefreshCookie(there) });
  expect(refreshed.statusCode).toBe(401);
  expect(await list(here)).toHaveLength(1);
  expect((await end(here, other?._id ?? '')).statusCode).toBe(404);
});

test('all others end at once; this one, and other people’s, stay', async () => {
  const owner = await aUser(world);
  const other = await aUser(world);
  await aSession(world, owner);
  await aSession(world, owner);
  expect((await world.call('DELETE', '/users/sessions', { token: owner.token })).statusCode).toBe(200);
  expect(await list(owner.token)).toMatchObject([{ isCurrent: true }]);
  expect(await list(other.token)).toHaveLength(1);
});

test('a session that has run out by itself is not in the list', async () => {
  const owner = await aUser(world);
  const old = await aSession(world, owner);
  const past = new Date(world.clock.now().getTime() - 15 * DAY);
  const stale = { created_at: past, last_used_at: past };
  await world.change('sessions', { id: old }, stale);
  expect(await list(owner.token)).toHaveLength(1);
});

import type { ApiKey, KeyCall } from '@wideload/contract';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '#clock.ts';
import { anApiKey, anApiKeyBody } from '#test/factories/api-key-factories.ts';
import { aDraft } from '#test/factories/order-factories.ts';
import { aMember, aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { sweepApiKeys } from './api-keys.service.ts';

const world = aWorld();

const listOrders = (token: string) => world.call('GET', '/permits/orders?search=', { token });
const codeOf = (answer: Awaited<ReturnType<typeof listOrders>>) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];
const ended = [401, 'api-key.ended'];
const readList = async ({ token }: SignedInUser) =>
  (await world.read<{ items: ApiKey[] }>('/api_keys', { token })).items;
const readCalls = async ({ token }: SignedInUser, { _id }: ApiKey) =>
  (await world.read<{ items: KeyCall[] }>(`/api_keys/${_id}/calls`, { token })).items;

test('a key is shown once, works for its account alone, and only its hash is kept', async () => {
  const [owner, other] = [await aUser(world), await aUser(world)];
  const [own] = [await aDraft(world, owner), await aDraft(world, other)];
  const { secret, ...key } = await anApiKey(world, owner);
  const answer = await listOrders(secret);
  expect(answer.json<{ items: { _id: string }[] }>().items.map(({ _id }) => _id)).toEqual([own._id]);
  expect(secret).toMatch(/^wl_[\w-]{43}$/);
  const used = world.clock.now().toISOString();
  expect(await readList(owner)).toEqual([{ ...key, lastUsedAt: used, prefix: secret.slice(0, 9) }]);
  expect(await readList(other)).toEqual([]);
  const { rows } = await world.database.pool.query<{ row: string }>('SELECT api_keys::text AS row FROM api_keys');
  expect(rows.some(({ row }) => row.includes(secret.slice(9)))).toBe(false);
});

test.each([
  ['one that never was', (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`],
  ['its beginning', (secret: string) => secret.slice(0, 9)],
  ['none', () => 'wl_'],
])('%s is no key', async (_name, change) => {
  const { secret } = await anApiKey(world, await aUser(world));
  expect(codeOf(await listOrders(change(secret)))).toEqual(ended);
});

test('how long a key may hold is named where another time is refused', async () => {
  const { token } = await aUser(world);
  const answer = await world.call('POST', '/api_keys', { token, body: { ...anApiKeyBody, days: 2 } });
  expect(answer.json().errors).toMatchObject([{ path: 'days', message: 'Choose 30, 90 or 365 days' }]);
});

test('a key ends when it is revoked, and on its day', async () => {
  const owner = await aUser(world);
  const [revoked, expiring] = [await anApiKey(world, owner), await anApiKey(world, owner, { days: 30 })];
  const revoke = (id: string) => world.call('DELETE', `/api_keys/${id}`, { token: owner.token });
  expect((await revoke(revoked._id)).statusCode).toBe(200);
  expect((await revoke(revoked._id)).statusCode).toBe(404);
  expect(codeOf(await listOrders(revoked.secret))).toEqual(ended);
  world.clock.advance(30 * DAY - HOUR);
  expect((await listOrders(expiring.secret)).statusCode).toBe(200);
  world.clock.advance(HOUR);
  expect(codeOf(await listOrders(expiring.secret))).toEqual(ended);
});

test('a key has the right of the person who made it at most: less role, less right; no membership, no key, also after a return', async () => {
  const first = await aUser(world);
  const second = await aMember(world, first, 'owner');
  const { secret } = await anApiKey(world, second);
  const cards = () => world.call('GET', '/stripe/cards', { token: secret });
  const setRole = (role: string) =>
    world.call('PUT', `/users/people/${second.id}`, { token: first.token, body: { role } });
  expect((await cards()).statusCode).toBe(200);
  expect((await setRole('viewer')).statusCode).toBe(200);
  expect(codeOf(await cards())).toEqual([403, 'role.missing']);
  expect((await listOrders(secret)).statusCode).toBe(200);
  const removal = await world.call('DELETE', `/users/people/${second.id}`, { token: first.token });
  expect(removal.statusCode, removal.body).toBe(200);
  expect(codeOf(await listOrders(secret))).toEqual(ended);
  await world.change('memberships', { person_id: second.id }, { ended_at: null });
  expect(codeOf(await listOrders(secret))).toEqual(ended);
});

test('a key of a deleted or promoted person is none', async () => {
  for (const change of [{ role: 'admin' }, { deleted_at: world.clock.now() }]) {
    const owner = await aUser(world);
    const { secret } = await anApiKey(world, owner);
    await world.change('users', { id: owner.id }, change);
    expect(codeOf(await listOrders(secret))).toEqual(ended);
  }
});

test('making and revoking a key need a fresh proof', async () => {
  const owner = await aUser(world);
  const { _id } = await anApiKey(world, owner);
  await world.change('sessions', { user_id: owner.id }, { proved_at: new Date(world.clock.now().getTime() - HOUR) });
  const { token } = owner;
  for (const answer of [
    await world.call('POST', '/api_keys', { token, body: anApiKeyBody }),
    await world.call('DELETE', `/api_keys/${_id}`, { token }),
  ])
    expect(answer.json()).toMatchObject({ status: 403, code: 'step-up.required' });
});

test('each call of a key is in its log, also a refused one, without what was typed; for 90 days', async () => {
  const owner = await aUser(world);
  const key = await anApiKey(world, owner, { scopes: ['orders:read'] });
  await listOrders(key.secret);
  await world.call('POST', '/permits/orders', { token: key.secret, body: {} });
  await world.call('GET', '/permits/orders/none', { token: key.secret });
  expect(await readCalls(owner, key)).toMatchObject([
    { method: 'GET', path: '/api/permits/orders/none', status: 400 },
    { method: 'POST', path: '/api/permits/orders', status: 403 },
    { method: 'GET', path: '/api/permits/orders', status: 200 },
  ]);
  const tables = world.deps.db.selectFrom('api_key_calls').where('key_id', '=', key._id).select('id');
  world.clock.advance(89 * DAY);
  await sweepApiKeys(world.deps);
  expect(await tables.execute()).toHaveLength(3);
  world.clock.advance(2 * DAY);
  await sweepApiKeys(world.deps);
  expect(await tables.execute()).toHaveLength(0);
});

test('calls of a key that has ended are counted in its log, by the minute', async () => {
  const first = await aUser(world);
  const second = await aMember(world, first, 'owner');
  const [revoked, left, expired] = [
    await anApiKey(world, first),
    await anApiKey(world, second),
    await anApiKey(world, first, { days: 30 }),
  ];
  await listOrders(revoked.secret);
  await world.call('DELETE', `/api_keys/${revoked._id}`, { token: first.token });
  await world.call('DELETE', `/users/people/${second.id}`, { token: first.token });
  await world.change('api_keys', { id: expired._id }, { created_at: new Date(0), expires_at: world.clock.now() });
  for (const key of [revoked, left, expired]) {
    await Promise.all([listOrders(key.secret), listOrders(key.secret)]);
    await expect
      .poll(async () => (await readCalls(first, key))[0])
      .toMatchObject({ method: 'GET', path: '/api/permits/orders', status: 401, count: 2 });
  }
  expect(await readCalls(first, revoked)).toMatchObject([{ status: 401 }, { status: 200, count: 1 }]);
});

test('a key names who made it, by the e-mail where they have given no name', async () => {
  const first = await aUser(world);
  const second = await aMember(world, first, 'owner');
  await anApiKey(world, second);
  expect(await readList(first)).toMatchObject([{ madeBy: second.email }]);
  const name = { first_name: 'Ann', last_name: 'Second' };
  await world.change('users', { id: second.id }, name);
  expect(await readList(first)).toMatchObject([{ madeBy: 'Ann Second' }]);
});

test('an account has at most 20 keys that work', async () => {
  const owner = await aUser(world);
  const { token } = owner;
  const rows = await Promise.all(
    Array.from({ length: 4 }, async (_, batch) => {
      const keys = [];
      for (let index = 0; index < 5; index += 1) keys.push(await anApiKey(world, owner, { name: `${batch} ${index}` }));
      return keys;
    }),
  );
  const add = () => world.call('POST', '/api_keys', { token, body: anApiKeyBody });
  expect((await add()).json()).toMatchObject({ status: 409, code: 'api-key.too-many' });
  await world.call('DELETE', `/api_keys/${rows[0]?.[0]?._id}`, { token });
  expect((await add()).statusCode).toBe(201);
});

import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#clock.ts';
import { aCard } from '#test/factories/money/payment-factories.ts';
import { customer } from '#test/factories/order-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { sweepIdempotencyKeys } from './idempotency.ts';

const world = aWorld();

const post = ({ token }: SignedInUser, path: string, { key, body }: { key: string; body: object }) =>
  world.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    body,
  });
const create = (user: SignedInUser, { key = 'one', title = 'First' } = {}) =>
  post(user, '/permits/orders', { key, body: { customer, title, company: null } });
const countOrders = async ({ token }: SignedInUser) =>
  (await world.read<{ total: number }>('/permits/orders', { token })).total;

test('the same call gets the same answer and does nothing twice; another body is refused, another key or person is another call', async () => {
  const [user, other] = [await aUser(world), await aUser(world)];
  const first = await create(user);
  expect(first.statusCode, first.body).toBe(201);
  const again = await create(user);
  expect([again.statusCode, again.body, again.headers['idempotent-replayed']]).toEqual([201, first.body, 'true']);
  expect((await create(user, { title: 'Second' })).json()).toMatchObject({
    status: 422,
    code: 'idempotency-key.other-call',
  });
  expect((await create(user, { key: 'two' })).json<{ _id: string }>()._id).not.toBe(first.json<{ _id: string }>()._id);
  expect((await create(other)).statusCode).toBe(201);
  expect([await countOrders(user), await countOrders(other)]).toEqual([2, 1]);
});

test('of simultaneous calls one is made, and the others are refused or get its answer', async () => {
  const user = await aUser(world);
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(user)));
  const made = answers.filter(({ statusCode }) => statusCode === 201);
  expect(new Set(made.map(({ body }) => body)).size).toBe(1);
  const others = answers.filter(({ statusCode }) => statusCode !== 201).map((answer) => answer.json());
  const told = { status: 409, code: 'idempotency-key.in-progress' };
  expect(others).toEqual(others.map(() => expect.objectContaining(told)));
  expect(await countOrders(user)).toBe(1);
});

test('a refusal is an answer, too', async () => {
  const user = await aUser(world);
  const order = await aPayableOrder(world, user);
  const pay = (key: string, sourceId: string) =>
    post(user, '/permits/confirm_payment', { key, body: { sourceId, orderId: order._id } });
  const refused = await pay('one', 'none');
  expect(refused.statusCode).toBe(404);
  const { sourceId } = await aCard(world, user);
  const paid = await pay('two', sourceId);
  expect(paid.statusCode, paid.body).toBe(200);
  for (const [key, source, before] of [
    ['one', 'none', refused],
    ['two', sourceId, paid],
  ] as const) {
    const again = await pay(key, source);
    const withoutId = ({ body }: typeof again) => ({ ...(JSON.parse(body) as object), requestId: '' });
    expect([again.statusCode, withoutId(again)]).toEqual([before.statusCode, withoutId(before)]);
  }
  const { total } = (await world.call('GET', `/permits/orders/${order._id}/payments`, { token: user.token })).json();
  expect(total ?? 1).toBe(1);
});

test('a call whose server died is made again after two minutes, and what it had created is not created twice', async () => {
  const user = await aUser(world);
  const first = await create(user);
  const keys = () => world.deps.db.updateTable('idempotency_keys').where('owner_id', '=', user.id);
  await keys().set({ answer: null }).execute();
  expect((await create(user)).json()).toMatchObject({ code: 'idempotency-key.in-progress' });
  world.clock.advance(2 * MINUTE);
  const again = await create(user);
  expect(again.json()).toMatchObject({ _id: first.json<{ _id: string }>()._id });
  expect(await countOrders(user)).toBe(1);
});

test('a failure of the server keeps nothing: the call may be repeated', async () => {
  const user = await aUser(world);
  await world.database.pool.query('ALTER TABLE orders RENAME TO hidden_orders');
  try {
    expect((await create(user)).statusCode).toBe(500);
  } finally {
    await world.database.pool.query('ALTER TABLE hidden_orders RENAME TO orders');
  }
  expect((await create(user)).statusCode).toBe(201);
});

test('a key is free again after a day', async () => {
  const user = await aUser(world);
  await create(user);
  const rows = world.deps.db.selectFrom('idempotency_keys').where('owner_id', '=', user.id).select('id');
  world.clock.advance(DAY - MINUTE);
  await sweepIdempotencyKeys(world.deps);
  expect(await rows.execute()).toHaveLength(1);
  world.clock.advance(MINUTE);
  await sweepIdempotencyKeys(world.deps);
  expect(await rows.execute()).toHaveLength(0);
});

test.each(['', 'with space', 'ü', 'x'.repeat(201)])('%j is no key', async (key) => {
  const user = await aUser(world);
  const answer = await create(user, { key });
  expect(answer.json()).toMatchObject({ status: 400, code: 'idempotency-key.unreadable' });
});

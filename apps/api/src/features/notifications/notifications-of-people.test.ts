import type { Notification } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aMember, aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

type Page = { items: Notification[]; total: number; unread: number; isShared?: boolean };

const world = aWorld();
const owner = madeEachTime(() => aUser(world));
const member = madeEachTime(() => aMember(world, owner, 'dispatcher'));

const list = (token: string, query = '') => world.call('GET', `/notifications${query}`, { token });
const load = async ({ token }: { token: string }, query = '') => (await list(token, query)).json<Page>();

test('each person of an account is notified, and reads and deletes for themselves', async () => {
  const order = await aPaidOrder(world, owner);
  for (const person of [owner, member])
    expect(await load(person)).toMatchObject({ items: [{ order }], total: 1, unread: 1, isShared: true });
  const [notification] = (await load(member)).items;
  expect((await world.call('PUT', `/notifications/${notification?._id}/read`, { token: owner.token })).statusCode).toBe(
    404,
  );
  await world.call('PUT', `/notifications/${notification?._id}/read`, { token: member.token });
  expect([(await load(member)).unread, (await load(owner)).unread]).toEqual([0, 1]);
  await world.call('DELETE', `/notifications/${notification?._id}`, { token: member.token });
  expect([(await load(member)).total, (await load(owner)).total]).toEqual([0, 1]);
});

test('"mine" are orders that the person made or acted on', async () => {
  const order = await aPaidOrder(world, owner);
  const mine = async (person: SignedInUser) => (await load(person, '?whose=mine')).items.map((item) => item.order);
  expect(await mine(owner)).toEqual([order]);
  expect(await mine(member)).toEqual([]);
  const body = { poNumber: 'PO 7', from: '' };
  const acted = await world.call('PUT', `/permits/orders/${order}/po_number`, { token: member.token, body });
  expect(acted.statusCode).toBe(200);
  expect(await mine(member)).toEqual([order]);
  expect((await list(member.token, '?whose=theirs')).statusCode).toBe(400);
});

test('a person sees the notifications of the account in which they work, and is not answered from the one before', async () => {
  await aPaidOrder(world, owner);
  const there = await list(member.token);
  const opened = await world.call('PUT', `/users/accounts/${member.id}`, { token: member.token });
  const own = opened.json<{ accessToken: string }>().accessToken;
  const headers = { authorization: `Bearer ${own}`, 'if-none-match': String(there.headers['etag']) };
  const home = await world.app.inject({ url: '/api/notifications', headers });
  expect(home.statusCode).toBe(200);
  expect(home.json<Page>()).toEqual({ items: [], total: 0, page: 1, pageSize: 5, unread: 0 });
});

test('people who left or join later are not notified, and the notifications of an account are deleted with it', async () => {
  await world.call('DELETE', `/users/people/${member.id}`, { token: owner.token });
  await aPaidOrder(world, owner);
  const late = await aMember(world, owner, 'viewer');
  expect((await load(late)).total).toBe(0);
  const count = async (id: string) => (await world.rows('notifications', { user_id: id }, ['id'])).length;
  expect([await count(owner.id), await count(member.id)]).toEqual([1, 0]);
  await aPaidOrder(world, owner);
  expect(await count(late.id)).toBe(1);
  const admin = await aUser(world, { role: 'admin' });
  await world.change('permits', {}, { status: 'filed' });
  const deleted = await world.call('DELETE', `/users/${owner.id}`, { token: admin.token });
  expect([deleted.statusCode, await count(late.id)]).toEqual([200, 0]);
});

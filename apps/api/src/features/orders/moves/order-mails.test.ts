import type { OrderStatus } from '@wideload/domain';
import { expect, test } from 'vitest';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aMember, aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime, madeOnce } from '#test/world.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const owner = madeEachTime(() => aUser(world));
const dispatcher = madeEachTime(() => aMember(world, owner, 'dispatcher'));
const viewer = madeEachTime(() => aMember(world, owner, 'viewer'));

const mails = (token: string, whose?: string) =>
  whose === undefined
    ? world.call('GET', '/notifications/mails', { token })
    : world.call('PUT', '/notifications/mails', { token, body: { whose } });

/** @returns who was mailed. */
async function move(id: string, status: OrderStatus): Promise<string[]> {
  const { deps } = world;
  await deps.db.deleteFrom('deliveries').execute();
  const moved = await world.call('PUT', `/permits/admin/orders/${id}`, { token: admin.token, body: { status } });
  expect(moved.statusCode).toBe(200);
  const rows = await deps.db.selectFrom('deliveries').select('recipient').where('kind', 'like', 'order-re%').execute();
  return rows.map(({ recipient }) => recipient).toSorted();
}

async function anOrderOf(maker: SignedInUser): Promise<string> {
  const id = await aPaidOrder(world, owner);
  await world.change('orders', { id }, { made_by: maker.id });
  return id;
}

const namedOf = async (id: string) => (await world.row('orders', { id }, ['customer_email'])).customer_email;

test('the mails about an order go to its address, to whose order it is, and to who wants all', async () => {
  const order = await aPaidOrder(world, owner);
  const named = await namedOf(order);
  expect([owner.email, dispatcher.email, viewer.email]).not.toContain(named);
  expect(await move(order, 'rejected')).toEqual([named, owner.email].toSorted());

  expect((await mails(viewer.token)).json()).toEqual({ whose: 'mine' });
  expect((await mails(viewer.token, 'all')).json()).toEqual({ whose: 'all' });
  expect((await mails(viewer.token)).json()).toEqual({ whose: 'all' });
  expect(await move(order, 'pending')).toEqual([named, owner.email, viewer.email].toSorted());

  const body = { poNumber: 'PO 7', from: '' };
  await world.call('PUT', `/permits/orders/${order}/po_number`, { token: dispatcher.token, body });
  await mails(viewer.token, 'mine');
  expect(await move(order, 'rejected')).toEqual([named, owner.email, dispatcher.email].toSorted());
  expect((await mails(viewer.token, 'none')).statusCode).toBe(400);
});

test('the one who opened the account chooses for it, and elsewhere as the person of another account', async () => {
  const order = await anOrderOf(dispatcher);
  const named = await namedOf(order);
  await mails(owner.token, 'all');
  expect(await move(order, 'rejected')).toEqual([named, owner.email, dispatcher.email].toSorted());
  expect((await mails(dispatcher.token)).json()).toEqual({ whose: 'mine' });
});

test('an account of one has its mails at the address of the order alone', async () => {
  const alone = await aUser(world);
  await mails(alone.token, 'all');
  const order = await aPaidOrder(world, alone);
  expect(await move(order, 'rejected')).toEqual([await namedOf(order)]);
});

test('who has left the account gets no more mails about its orders, also not at the address that they name', async () => {
  const order = await anOrderOf(dispatcher);
  await world.change('orders', { id: order }, { customer_email: dispatcher.email });
  expect(await move(order, 'rejected')).toEqual([dispatcher.email]);
  await mails(dispatcher.token, 'all');
  await world.call('DELETE', `/users/people/${dispatcher.id}`, { token: owner.token });
  expect(await move(order, 'pending')).toEqual([owner.email]);
});

test('a mail to several people has a key for each of them, so that none gets it twice', async () => {
  const order = await aPaidOrder(world, owner);
  const rows = await world.deps.db
    .selectFrom('deliveries')
    .select('key')
    .where('kind', '=', 'order-paid')
    .where('recipient', 'in', [await namedOf(order), owner.email])
    .execute();
  const [named, own] = rows.map(({ key }) => key ?? '').toSorted();
  expect(own).toBe(`${named}:${owner.id}`);
});

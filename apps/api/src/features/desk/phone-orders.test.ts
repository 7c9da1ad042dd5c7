import type { Notification, Order, OrderEvent, OrderFile } from '@wideload/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '#clock.ts';
import { payFor } from '#test/factories/notification-factories.ts';
import { aCompany, aDraft } from '#test/factories/order-factories.ts';
import { aCompletePhoneOrder, aPhoneOrder, savePhoneOrder, type Phone } from '#test/factories/phone-order-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime, madeOnce } from '#test/world.ts';

const world = aWorld();
let phone: Phone;
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
beforeAll(async () => {
  const body = { firstName: 'Sam', lastName: 'Clerk', middleName: '' };
  await world.call('PUT', '/users/name', { token: admin.token, body });
});
const owner = madeEachTime(() => aUser(world));
beforeEach(async () => {
  phone = { admin, owner };
});

type Handed = Pick<Order, '_id' | 'version'>;

const handOver = ({ _id, version }: Handed, token = admin.token) =>
  world.call('POST', `/permits/admin/orders/${_id}/hand_over`, { token, body: { version } });
const read = (id: string) => world.read<Order>(`/permits/orders/${id}`, owner);
const listMails = async (to: string) => (await world.mails()).filter((mail) => mail.to === to);
const listNotifications = async () => (await world.read<{ items: Notification[] }>('/notifications', owner)).items;
const listActions = (id: string) =>
  world.rows('audit_log', { subject_id: id }, ['actor_id', 'what', 'before', 'after']);

test('a phone order is a draft of the user, who sees who began it, in the order, the list and its history', async () => {
  const { _id } = await aPhoneOrder(world, phone);
  expect(await read(_id)).toMatchObject({ user: owner.id, status: 'draft', startedBy: 'Sam Clerk' });
  const list = await world.call('GET', '/permits/orders', { token: owner.token });
  expect(list.json<{ items: Order[] }>().items).toMatchObject([{ _id, startedBy: 'Sam Clerk' }]);
  const events = await world.call('GET', `/permits/orders/${_id}/events`, { token: owner.token });
  expect(events.json<{ items: OrderEvent[] }>().items).toMatchObject([{ what: 'created', who: 'admin' }]);
  const file = await world.call('GET', `/permits/admin/orders/${_id}`, { token: admin.token });
  expect(file.json<OrderFile>()).toMatchObject({ startedBy: 'Sam Clerk' });
});

test('an order that the user began names nobody', async () => {
  expect(await read((await aDraft(world, owner))._id)).toMatchObject({ startedBy: null });
});

test('each change of the admin is in the audit log with what was there before; a save that changes nothing is not', async () => {
  const begun = await aPhoneOrder(world, phone);
  const saved = await savePhoneOrder(world, { ...phone, order: begun, body: { title: 'Tank to Ohio' } });
  const same = await savePhoneOrder(world, { ...phone, order: saved, body: { title: 'Tank to Ohio' } });
  await savePhoneOrder(world, { ...phone, order: same, body: { jurisdictions: ['TX', 'OH'] } });
  expect(await listActions(begun._id)).toMatchObject([
    { actor_id: admin.id, what: 'phone-order.begin', before: null, after: { title: 'Called in' } },
    { what: 'phone-order.save', before: { title: 'Called in' }, after: { title: 'Tank to Ohio' } },
    { what: 'phone-order.save', before: { states: '' }, after: { states: 'TX, OH' } },
  ]);
});

test('what the user changes in the draft is no act of an admin', async () => {
  const { _id, version } = await aPhoneOrder(world, phone);
  const body = { version, title: 'Mine now' };
  expect((await world.call('PUT', `/permits/orders/${_id}`, { token: owner.token, body })).statusCode).toBe(200);
  expect((await listActions(_id)).map(({ what }) => what)).toEqual(['phone-order.begin']);
});

describe('the handover', () => {
  test('tells the owner in the app and by mail, with the total and a link, and leaves an act', async () => {
    const order = await aCompletePhoneOrder(world, phone);
    expect((await handOver(order)).statusCode).toBe(200);
    const [mail, ...more] = await listMails(owner.email);
    expect(more).toEqual([]);
    expect(mail?.text).not.toContain('password');
    expect(mail?.subject).toBe(`Order ${order.orderNumber} is ready to review and pay`);
    expect(mail?.text).toContain(`/new_order?order=${order._id}&step=summary`);
    const [notification] = await listNotifications();
    expect(notification).toMatchObject({
      order: order._id,
      comment: 'The order that we entered for you is ready to review and pay. Status: draft',
    });
    expect((await listActions(order._id)).map(({ what }) => what)).toContain('phone-order.hand-over');
  });

  test('pressed twice tells once; after another change it tells again', async () => {
    const order = await aCompletePhoneOrder(world, phone);
    await Promise.all([handOver(order), handOver(order)]);
    expect(await listMails(owner.email)).toHaveLength(1);
    world.clock.advance(MINUTE);
    const changed = await savePhoneOrder(world, { ...phone, order, body: { title: 'Changed on the phone' } });
    world.clock.advance(MINUTE);
    expect((await handOver(changed)).statusCode).toBe(200);
    expect(await listMails(owner.email)).toHaveLength(2);
    expect(await listNotifications()).toHaveLength(2);
    // The address was mistyped: the mail went to nobody.
    await world.change('users', { id: owner.id }, { email: 'right@x.example', password_is_temporary: true });
    for (const _press of ['first', 'again']) expect((await handOver(changed)).statusCode).toBe(200);
    const [mail, ...more] = await listMails('right@x.example');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('You have no password yet');
    expect(mail?.text).toContain('enter right@x.example');
  });

  test('of an unfinished draft is refused, with what is missing', async () => {
    const answer = await handOver(await aPhoneOrder(world, phone));
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toContain('jurisdictions');
    expect(await listMails(owner.email)).toEqual([]);
  });

  test('of a version that the owner has changed meanwhile is refused', async () => {
    const order = await aCompletePhoneOrder(world, phone);
    const body = { version: order.version, title: 'Mine now' };
    await world.call('PUT', `/permits/orders/${order._id}`, { token: owner.token, body });
    expect((await handOver(order)).json()).toMatchObject({ status: 409, code: 'order.stale' });
  });

  test('is not for a draft that the user began, nor for a paid order', async () => {
    expect((await handOver(await aDraft(world, owner))).statusCode).toBe(404);
    const order = await aCompletePhoneOrder(world, phone);
    await review(order);
    await payFor(world, order);
    expect((await handOver(order)).json()).toMatchObject({ code: 'order.not-draft' });
  });
});

async function review({ _id, version }: Handed): Promise<void> {
  const body = { version, reviewed: true, step: 6 };
  const answer = await world.call('PUT', `/permits/orders/${_id}`, { token: owner.token, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

test('the owner reviews and pays it like any other, and the queue marks it', async () => {
  const order = await aCompletePhoneOrder(world, phone);
  await review(order);
  await payFor(world, order);
  const queue = await world.call('GET', '/permits/admin/queue?mark=phone', { token: admin.token });
  const items = queue.json<{ items: { _id: string; marks: string[] }[] }>().items;
  expect(items.find(({ _id }) => _id === order._id)?.marks).toEqual(['phone']);
});

test('a deleted admin leaves the order without a name', async () => {
  const clerk = await aUser(world, { role: 'admin' });
  const { _id } = await aPhoneOrder(world, { admin: clerk, owner });
  expect((await world.call('DELETE', `/users/${clerk.id}`, { token: admin.token })).statusCode).toBe(200);
  expect(await read(_id)).toMatchObject({ startedBy: '' });
});

test('the database refuses an order that its owner began as an admin', async () => {
  const { _id } = await aDraft(world, owner);
  const change = world.change('orders', { id: _id }, { begun_by: owner.id });
  await expect(change).rejects.toThrow(/check constraint/);
});

test('a carrier on the phone is found by company, USDOT number and phone, as well as by e-mail', async () => {
  const carrier = await aUser(world, { email: 'dispatch@walnut-haul.example' });
  const company = await aCompany(world, carrier, { name: 'Walnut Heavy Haul LLC' });
  const { db } = world.deps;
  await world.change('users', { id: carrier.id }, { phone: '4055550188 ext. 12' });
  await world.change('companies', { id: company }, { phone: '4055550177' });
  const row = db.selectFrom('companies').select('dot_number').where('id', '=', company);
  const { dot_number: usdot } = await row.executeTakeFirstOrThrow();
  const find = async (search: string, by = 'carrier') => {
    const path = `/users?role=user&by=${by}&search=${encodeURIComponent(search)}`;
    return (await world.read<{ items: { _id: string; companies?: string[] }[] }>(path, admin)).items;
  };
  for (const said of ['walnut heavy', usdot, '(405) 555-0188', '555-0177', 'walnut-haul.example'])
    expect(await find(said), said).toMatchObject([{ _id: carrier.id, companies: ['Walnut Heavy Haul LLC'] }]);
  expect(await find('Walnut Heavy', 'email')).toEqual([]);
  expect(await find(usdot.slice(0, -1))).toEqual([]);
  await world.change('companies', { id: company }, { deleted_at: world.clock.now() });
  expect(await find('walnut heavy')).toEqual([]);
});

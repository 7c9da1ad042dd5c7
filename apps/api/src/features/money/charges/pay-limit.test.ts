import type { Notification, OrderEvent, PersonOfAccount } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import { beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#clock.ts';
import { aCard, pay, readOrder } from '#test/factories/money/payment-factories.ts';
import { aNarrowLoad, changeWidth, texas } from '#test/factories/money/adjustment-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aMember, aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';
import type { Order } from '@wideload/contract';

const world = aWorld({ env: { PUBLIC_URL: 'https://permits.example' } });
let order: Order;
const owner = madeEachTime(() => aUser(world));
const dispatcher = madeEachTime(() => aMember(world, owner, 'dispatcher'));
const card = madeEachTime(() => aCard(world, owner));
beforeEach(async () => {
  order = await aPayableOrder(world, owner);
});

const limitTo = (limit: number | null, { token } = owner) =>
  world.call('PUT', `/users/people/${dispatcher.id}/pay_limit`, { token, body: { limit } });
const ask = ({ token }: { token: string }, { _id } = order) =>
  world.call('POST', `/permits/orders/${_id}/payment_ask`, { token });
const press = (user: SignedInUser) => pay(world, user, { order, card });
const dollars = () => Math.ceil(order.totalPrice / 100);
const readNotifications = async ({ token }: { token: string }) =>
  (await world.read<{ items: Notification[] }>('/notifications', { token })).items;

test('a dispatcher pays with a card of the account up to the limit of an owner, and the history names them', async () => {
  expect((await limitTo(dollars())).statusCode).toBe(200);
  expect((await world.call('GET', '/users/', { token: dispatcher.token })).json()).toMatchObject({
    account: { role: 'dispatcher', payLimit: dollars() },
  });
  expect((await press(dispatcher)).json()).toMatchObject({ status: 'succeeded' });
  const events = await world.call('GET', `/permits/orders/${order._id}/events`, { token: owner.token });
  const { items } = events.json<{ items: OrderEvent[] }>();
  expect(items.at(-1)).toMatchObject({ what: 'paid', who: 'payment', person: dispatcher.email });
});

test.each<[name: string, limit: () => number | null, refusal: () => object]>([
  ['without a limit', () => null, () => ({ code: 'payment.not-allowed', permission: 'pay' })],
  [
    'a dollar above it',
    () => dollars() - 1,
    () => ({ code: 'payment.above-limit', permission: 'pay', limit: 100 * (dollars() - 1) }),
  ],
])('%s, a dispatcher is refused, and nothing is charged', async (_name, limit, refusal) => {
  await limitTo(limit());
  expect((await press(dispatcher)).json()).toMatchObject({ status: 403, ...refusal() });
  expect((await readOrder(world, owner, order)).status).toBe('draft');
  const payments = await world.rows('payments', { order_id: order._id }, ['id']);
  expect(payments).toEqual([]);
});

test('the limit is for an order with its differences: a small order that grows is not paid beyond it', async () => {
  const admin = await aUser(world, { role: 'admin' });
  order = await aPayableOrder(world, owner, await aNarrowLoad(world, owner));
  await limitTo(dollars());
  expect((await press(dispatcher)).json()).toMatchObject({ status: 'succeeded' });
  await changeWidth(world, admin, { id: order._id, to: 'wide' });
  const path = `/permits/admin/orders/${order._id}/adjustments`;
  await world.call('POST', path, { token: admin.token, body: { cardId: null, expectedAmount: texas } });
  const balance = await world.call('GET', `/permits/orders/${order._id}/balance`, { token: dispatcher.token });
  const { adjustment } = balance.json<{ adjustment: { _id: string } }>();
  const difference = (user: SignedInUser) => pay(world, user, { order, card, adjustmentId: adjustment._id });
  await limitTo(texas / 100);
  const refused = { status: 403, code: 'payment.above-limit', permission: 'pay', limit: texas };
  const answer = await difference(dispatcher);
  expect(answer.json()).toMatchObject(refused);
  expect(answer.json().detail).toContain(`With the ${formatDollars(cents(order.totalPrice))} that you have paid`);
  expect((await ask(dispatcher)).statusCode).toBe(200);
  // The payments of one dispatcher do not count for another.
  const colleague = await aMember(world, owner, 'dispatcher');
  const body = { limit: texas / 100 };
  await world.call('PUT', `/users/people/${colleague.id}/pay_limit`, { token: owner.token, body });
  expect((await difference(colleague)).json()).toMatchObject({ status: 'succeeded' });
});

test('a limit is for a dispatcher, and ends with the role', async () => {
  const viewer = await aMember(world, owner, 'viewer');
  const path = `/users/people/${viewer.id}/pay_limit`;
  const refused = await world.call('PUT', path, { token: owner.token, body: { limit: 1 } });
  expect(refused.json()).toMatchObject({ status: 409, code: 'people.not-dispatcher' });
  for (const limit of [0, -1, 1.5, 1_000_001, '5']) {
    const answer = await world.call('PUT', path, { token: owner.token, body: { limit } });
    expect(answer.statusCode, String(limit)).toBe(400);
  }
  await limitTo(500);
  for (const role of ['viewer', 'dispatcher'])
    await world.call('PUT', `/users/people/${dispatcher.id}`, { token: owner.token, body: { role } });
  const people = await world.call('GET', '/users/people', { token: owner.token });
  const { items } = people.json<{ items: PersonOfAccount[] }>();
  expect(items.find(({ _id }) => _id === dispatcher.id)).toMatchObject({ role: 'dispatcher', payLimit: null });
  await expect(world.change('memberships', { role: 'viewer' }, { pay_limit_dollars: 5 })).rejects.toThrow(
    'memberships_check',
  );
});

test('an owner who sets a limit several times at the same moment sets it each time', async () => {
  const answers = await Promise.all([100, 200, 300, 400].map((limit) => limitTo(limit)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test('a dispatcher asks: each owner gets one mail and one notification, and one press of an owner pays', async () => {
  const second = await aMember(world, owner, 'owner');
  const viewer = await aMember(world, owner, 'viewer');
  for (let presses = 0; presses < 2; presses += 1) expect((await ask(dispatcher)).statusCode).toBe(200);
  const mails = (await world.mails()).filter(({ text }) => text.includes(order._id));
  expect(mails.map(({ to }) => to).toSorted()).toEqual([owner.email, second.email].toSorted());
  expect(mails[0]?.subject).toBe(`${dispatcher.email} asks you to pay order ${order.orderNumber}`);
  expect(mails[0]?.text).toContain(`https://permits.example/order_list/order?orderId=${order._id}\n`);
  const asked = { kind: 'payment-asked', order: order._id };
  for (const told of [owner, second]) expect(await readNotifications(told)).toMatchObject([asked]);
  for (const other of [viewer, dispatcher]) expect(await readNotifications(other)).toEqual([]);
  world.clock.advance(11 * MINUTE);
  expect((await ask(dispatcher)).statusCode).toBe(200);
  expect(await readNotifications(owner)).toHaveLength(2);
  expect((await press(second)).json()).toMatchObject({ status: 'succeeded' });
  expect((await ask(dispatcher)).json()).toMatchObject({ code: 'adjustment.not-due' });
});

test('an owner asks nobody, and an order that cannot be paid is not asked for', async () => {
  expect((await ask(owner)).json()).toMatchObject({ status: 409, code: 'payment.may-pay' });
  const body = { version: order.version, title: '' };
  await world.call('PUT', `/permits/orders/${order._id}`, { token: dispatcher.token, body });
  expect((await ask(dispatcher)).json()).toMatchObject({ status: 422, code: 'order_incomplete' });
  expect((await ask(await aUser(world))).statusCode).toBe(404);
});

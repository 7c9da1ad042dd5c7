import type { FiledRefund, Order, ProblemBody } from '@wideload/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aUser, type SignedInUser } from '../../../test/factories/people.ts';
import { aPayableOrder } from '../../../test/factories/order-factories.ts';
import { pay } from '../../../test/factories/payment-factories.ts';
import { startStripeWorld, type StripeWorld } from '../../../test/stripe-world.ts';
import { SECOND } from '../../clock.ts';
import { forgetCustomers } from './cards/cards.service.ts';

let world: StripeWorld;
let admin: SignedInUser;
let user: SignedInUser;
let order: Order;

beforeAll(async () => {
  world = await startStripeWorld();
  admin = await aUser(world, { role: 'admin' });
});
afterAll(() => world.close());

beforeEach(async () => {
  user = await aUser(world);
  order = await aPayableOrder(world, user);
});

async function paidWith(alias: string): Promise<void> {
  const answer = await pay(world, user, { order, card: await world.aCard(user, alias) });
  expect(answer.json()).toMatchObject({ status: 'succeeded' });
}

const refund = (amount: number) =>
  world.call('POST', `/permits/admin/orders/${order._id}/refunds`, {
    token: admin.token,
    body: { amount, reason: 'Texas did not file it.' },
  });
const refundsThere = () => {
  const intents = new Set(
    world.stripe.intents().flatMap(({ id, metadata }) => (metadata['orderId'] === order._id ? [id] : [])),
  );
  return world.stripe.refunds().filter(({ payment_intent: of }) => typeof of === 'string' && intents.has(of));
};
async function statesHere(): Promise<string[]> {
  const answer = await world.call('GET', `/permits/orders/${order._id}/refunds`, { token: user.token });
  return answer.json<{ items: { state: string }[] }>().items.map(({ state }) => state);
}

test('a refund is made at Stripe, and never more than was captured', async () => {
  await paidWith('pm_card_visa');
  const answer = await refund(4000);
  expect([answer.statusCode, answer.json<FiledRefund>().state]).toEqual([201, 'succeeded']);
  expect(refundsThere()).toMatchObject([
    { amount: 4000, metadata: { refundId: answer.json<FiledRefund>()._id }, currency: 'usd' },
  ]);
  const tooMuch = await refund(order.totalPrice - 3999);
  expect(tooMuch.json<ProblemBody>().code).toBe('refund.too-much');
  expect((await refund(order.totalPrice - 4000)).statusCode).toBe(201);
  expect(refundsThere().reduce((sum, { amount }) => sum + amount, 0)).toBe(order.totalPrice);
});

test('a refund whose answer was lost is made once', async () => {
  await paidWith('pm_card_visa');
  world.stripe.controls.loseAnswer('createRefund', 'after');
  await refund(4000);
  await world.deliver();
  expect([refundsThere().length, await statesHere()]).toEqual([1, ['succeeded']]);
});

test.each([
  ['pm_card_pendingRefund', 'pending', 'succeeded'],
  ['pm_card_refundFail', 'succeeded', 'failed'],
])('a refund to %s is %s, and by webhook %s', async (alias, atFirst, later) => {
  await paidWith(alias);
  expect((await refund(4000)).json<FiledRefund>().state).toBe(atFirst);
  await world.deliver();
  world.clock.advance(5 * SECOND);
  expect(new Set(await world.deliver())).toEqual(new Set([200]));
  expect(await statesHere()).toEqual([later]);
});

test('the customer of a person who leaves is deleted at Stripe with their cards, and what they paid stays', async () => {
  await paidWith('pm_card_visa');
  const customer = world.stripe.customers().find(({ metadata }) => metadata['userId'] === user.id);
  await world.deps.db.updateTable('users').set({ deleted_at: world.clock.now() }).where('id', '=', user.id).execute();
  await forgetCustomers(world.deps);
  expect(world.stripe.customers().some(({ id }) => id === customer?.id)).toBe(false);
  expect(await world.deps.payments.listCards(customer?.id ?? '')).toEqual([]);
  expect(world.stripe.charges(({ customer: of }) => of === customer?.id)).toMatchObject([{ amount: order.totalPrice }]);
});

test('a draft whose payment was declined is deleted, and its intent canceled at Stripe', async () => {
  const card = await world.aCard(user, 'pm_card_chargeCustomerFail');
  expect((await pay(world, user, { order, card })).statusCode).toBe(402);
  const deleted = await world.call('DELETE', `/permits/orders/${order._id}`, { token: user.token });
  expect(deleted.statusCode).toBe(200);
  const intents = world.stripe.intents().filter(({ metadata }) => metadata['orderId'] === order._id);
  expect(intents.map(({ status }) => status)).toEqual(['canceled']);
});

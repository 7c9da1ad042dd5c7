import type { FiledRefund, ProblemBody } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aCard, deliverWebhooks, pay } from '#test/factories/money/payment-factories.ts';
import { aWorld, madeEachTime, madeOnce } from '#test/world.ts';
import { SECOND } from '#clock.ts';
import { forgetCustomers } from './cards/cards.service.ts';

const world = aWorld({ provider: 'stripe' });
const admin = madeOnce(() => aUser(world, { role: 'admin' }));

const user = madeEachTime(() => aUser(world));
const order = madeEachTime(() => aPayableOrder(world, user));

async function payWith(alias: string): Promise<void> {
  const answer = await pay(world, user, { order, card: await aCard(world, user, alias) });
  expect(answer.json()).toMatchObject({ status: 'succeeded' });
}

const refund = (amount: number) =>
  world.call('POST', `/permits/admin/orders/${order._id}/refunds`, {
    token: admin.token,
    body: { amount, reason: 'Texas did not file it.' },
  });
const listIntents = async () =>
  (await world.sandbox.intents()).filter(({ metadata }) => metadata['orderId'] === order._id);
async function listRefundsAtStripe() {
  const intents = new Set((await listIntents()).map(({ id }) => id));
  return (await world.sandbox.refunds()).filter(({ payment_intent: of }) => typeof of === 'string' && intents.has(of));
}
async function listOwnRefundStates(): Promise<string[]> {
  const answer = await world.call('GET', `/permits/orders/${order._id}/refunds`, { token: user.token });
  return answer.json<{ items: { state: string }[] }>().items.map(({ state }) => state);
}

test('a refund is made at Stripe, and never more than was captured', async () => {
  await payWith('pm_card_visa');
  const answer = await refund(4000);
  expect([answer.statusCode, answer.json<FiledRefund>().state]).toEqual([201, 'succeeded']);
  expect(await listRefundsAtStripe()).toMatchObject([
    { amount: 4000, metadata: { refundId: answer.json<FiledRefund>()._id }, currency: 'usd' },
  ]);
  const tooMuch = await refund(order.totalPrice - 3999);
  expect(tooMuch.json<ProblemBody>().code).toBe('refund.too-much');
  expect((await refund(order.totalPrice - 4000)).statusCode).toBe(201);
  expect((await listRefundsAtStripe()).reduce((sum, { amount }) => sum + amount, 0)).toBe(order.totalPrice);
});

test('a refund whose answer was lost is made once', async () => {
  await payWith('pm_card_visa');
  world.sandbox.controls.loseAnswer('createRefund', 'after');
  await refund(4000);
  await deliverWebhooks(world);
  expect([(await listRefundsAtStripe()).length, await listOwnRefundStates()]).toEqual([1, ['succeeded']]);
});

test.each([
  ['pm_card_pendingRefund', 'pending', 'succeeded'],
  ['pm_card_refundFail', 'succeeded', 'failed'],
])('a refund to %s is %s, and by webhook %s', async (alias, atFirst, later) => {
  await payWith(alias);
  expect((await refund(4000)).json<FiledRefund>().state).toBe(atFirst);
  await deliverWebhooks(world);
  world.clock.advance(5 * SECOND);
  expect(new Set(await deliverWebhooks(world))).toEqual(new Set([200]));
  expect(await listOwnRefundStates()).toEqual([later]);
});

test('the customer of a deleted account is deleted at Stripe with its cards, and its payments stay', async () => {
  await payWith('pm_card_visa');
  const customer = (await world.sandbox.customers()).find(({ metadata }) => metadata['userId'] === user.id);
  await world.change('users', { id: user.id }, { deleted_at: world.clock.now() });
  await forgetCustomers(world.deps);
  expect((await world.sandbox.customers()).some(({ id }) => id === customer?.id)).toBe(false);
  expect(await world.deps.payments.listCards(customer?.id ?? '')).toEqual([]);
  const charges = (await world.sandbox.charges()).filter(({ customer: of }) => of === customer?.id);
  expect(charges).toMatchObject([{ amount: order.totalPrice }]);
});

test('a draft whose payment was declined is deleted, and its intent canceled at Stripe', async () => {
  const card = await aCard(world, user, 'pm_card_chargeCustomerFail');
  expect((await pay(world, user, { order, card })).statusCode).toBe(402);
  const deleted = await world.call('DELETE', `/permits/orders/${order._id}`, { token: user.token });
  expect(deleted.statusCode).toBe(200);
  expect((await listIntents()).map(({ status }) => status)).toEqual(['canceled']);
});

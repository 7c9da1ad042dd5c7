import { beforeEach, expect, test } from 'vitest';
import { signWebhook } from '@wideload/stripe-stand-in';
import { createUserActor } from '#actor.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aCard, deliverWebhooks, crashAt, pay, readOrder, sumTaken } from '#test/factories/money/payment-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';
import { confirmPayment } from '../payments.service.ts';

const SECRET = 'whsec_of_the_test';

const world = aWorld({ webhookSecrets: [SECRET, 'whsec_that_goes'] });
const user = madeEachTime(() => aUser(world));
const order = madeEachTime(() => aPayableOrder(world, user));
const card = madeEachTime(() => aCard(world, user));
beforeEach(async () => {
  await world.sandbox.webhooks.dropPending();
});

const actor = () => createUserActor(user.id, '');
const press = () => pay(world, user, { order, card });
const readStatus = async () => (await readOrder(world, user, order)).status;
const listEvents = () => world.rows('provider_events');

function send(payload: object, secret = SECRET) {
  const body = JSON.stringify(payload);
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signWebhook(body, secret, world.clock.now()),
  };
  return world.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload: body });
}

const anEvent = (type: string, objectId: string, more: object = {}) => ({
  id: `evt_${crypto.randomUUID()}`,
  object: 'event',
  created: Math.floor(world.clock.now().getTime() / 1000),
  livemode: false,
  type,
  data: { object: { id: objectId } },
  ...more,
});

async function countReceipts(): Promise<number> {
  const rows = await world.rows('deliveries', { kind: 'order-paid' }, ['content']);
  return rows.filter(({ content }) => (content as { orderId?: string }).orderId === order._id).length;
}

test('a webhook after the answer finds everything done', async () => {
  await press();
  expect(await deliverWebhooks(world)).toEqual([200]);
  expect([await readStatus(), await sumTaken(world, order), await countReceipts()]).toEqual([
    'pending',
    order.totalPrice,
    1,
  ]);
});

test('a webhook in place of a lost answer pays the order', async () => {
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  expect((await press()).statusCode).toBe(202);
  await deliverWebhooks(world);
  expect([await readStatus(), await countReceipts()]).toEqual(['pending', 1]);
});

test('a webhook that comes before the answer is the first to settle, and the answer finds it done', async () => {
  const { deps, death } = crashAt(world, 'confirmIntent', 'after');
  const timings = { answerWithin: 50, waitForFirst: 10, lookEvery: 5 };
  const dying = confirmPayment(deps, actor(), { sourceId: card.sourceId, orderId: order._id }, timings);
  await death;
  await deliverWebhooks(world);
  expect(await readStatus()).toBe('pending');
  expect(await dying).toEqual({ status: 'processing' });
  expect((await press()).json<{ status: string }>().status).toBe('succeeded');
  expect([await sumTaken(world, order), await countReceipts()]).toEqual([order.totalPrice, 1]);
});

test('a webhook that arrives before the intent is stored finds the payment by the intent’s metadata', async () => {
  const { deps, death } = crashAt(world, 'createIntent', 'after');
  const timings = { answerWithin: 20, waitForFirst: 10, lookEvery: 5 };
  await Promise.all([confirmPayment(deps, actor(), { sourceId: card.sourceId, orderId: order._id }, timings), death]);
  const { rows } = await world.database.pool.query<{ id: string }>(
    `SELECT id FROM stripe_stand_in.objects WHERE kind = 'payment_intent' AND data -> 'metadata' ->> 'orderId' = $1`,
    [order._id],
  );
  const intentId = rows[0]?.id ?? '';
  await world.sandbox.confirmIntent('wideload:confirm:by-hand', { intentId, methodId: card.sourceId });
  await deliverWebhooks(world);
  expect([await readStatus(), await sumTaken(world, order), await countReceipts()]).toEqual([
    'pending',
    order.totalPrice,
    1,
  ]);
});

test('each webhook twice, and in the wrong order, has one effect', async () => {
  const declined = await aCard(world, user, 'pm_card_chargeCustomerFail');
  await pay(world, user, { order, card: declined });
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  await press();
  const before = (await listEvents()).length;
  const statuses = await deliverWebhooks(world, { reverse: true, times: 2 });
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await listEvents()).toHaveLength(before + statuses.length / 2);
  expect([await readStatus(), await sumTaken(world, order), await countReceipts()]).toEqual([
    'pending',
    order.totalPrice,
    1,
  ]);
});

test('the same webhook at the same moment, five times, has one effect', async () => {
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  await press();
  const { provider_intent_id: intentId } = await world.row('payments', { order_id: order._id }, ['provider_intent_id']);
  const event = anEvent('payment_intent.succeeded', intentId ?? '');
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(event)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect([await readStatus(), await countReceipts()]).toEqual(['pending', 1]);
  expect((await listEvents()).filter(({ event_id }) => event_id === event.id)).toHaveLength(1);
});

test('a payment_failed that arrives after the success changes nothing', async () => {
  await press();
  const payment = await world.row('payments', { order_id: order._id });
  expect((await send(anEvent('payment_intent.payment_failed', payment.provider_intent_id ?? ''))).statusCode).toBe(200);
  expect(await readStatus()).toBe('pending');
});

test('signed with another secret it is refused with 400, and nothing is kept', async () => {
  const before = (await listEvents()).length;
  const answer = await send(anEvent('payment_intent.succeeded', 'pi_any'), 'whsec_foreign');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'webhook.bad-signature']);
  expect(await listEvents()).toHaveLength(before);
});

test.each([
  ['an unknown type', () => anEvent('invoice.paid', 'in_any')],
  ['a foreign intent', () => anEvent('payment_intent.succeeded', 'pi_foreign')],
  ['a foreign card', () => anEvent('payment_method.attached', 'pm_foreign')],
  ['another mode', () => anEvent('payment_intent.succeeded', 'pi_any', { livemode: true })],
])('%s answers 200 and is kept as ignored', async (_name, make) => {
  const event = make();
  expect((await send(event)).statusCode).toBe(200);
  expect((await listEvents()).find(({ event_id }) => event_id === event.id)?.outcome).toBe('ignored');
});

test('while the provider is unavailable it answers 503 and stores nothing; a repeat settles', async () => {
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  await press();
  world.sandbox.controls.setDown(true);
  const [refused] = await deliverWebhooks(world);
  world.sandbox.controls.setDown(false);
  expect([refused, await readStatus()]).toEqual([503, 'draft']);
  expect(await deliverWebhooks(world)).toEqual([200]);
  expect(await readStatus()).toBe('pending');
});

test('only JSON is read, without an account', async () => {
  const headers = { 'content-type': 'text/plain', 'stripe-signature': 't=1,v1=00' };
  const answer = await world.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload: 'x' });
  expect(answer.statusCode).toBe(415);
});

test('the sandbox delivers by itself, signed, within moments, and again until it is received', async () => {
  const seen: number[] = [];
  const time = setInterval(() => world.clock.advance(100), 10);
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  await press();
  await new Promise<void>((resolve) => {
    world.sandbox.webhooks.start(async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const { statusCode } = await world.app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers,
        payload: body,
      });
      seen.push(statusCode);
      if (seen.length === 2) resolve();
      // The first response is lost.
      return { status: seen.length === 1 ? 502 : statusCode };
    });
  });
  await world.sandbox.webhooks.stop();
  clearInterval(time);
  expect(seen).toEqual([200, 200]);
  expect([await readStatus(), await countReceipts()]).toEqual(['pending', 1]);
});

import type { Card, Order } from '@wideload/contract';
import { beforeEach, expect, test } from 'vitest';
import { signWebhook } from '@wideload/stripe-stand-in';
import { aUser } from '#test/factories/user-factories.ts';
import { aPayableOrder, save } from '#test/factories/order-factories.ts';
import { aCard, pay, readOrder, sumTaken } from '#test/factories/money/payment-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

const SECRET = 'whsec_of_the_test';
const world = aWorld({ webhookSecrets: [SECRET] });
let order: Order;
let card: Card;

const user = madeEachTime(() => aUser(world));
beforeEach(async () => {
  order = await aPayableOrder(world, user);
  card = await aCard(world, user);
});

const newEventId = () => `evt_${crypto.randomUUID()}`;
async function send(type: string, objectId: string, more: object = {}) {
  const id = newEventId();
  const created = Math.floor(world.clock.now().getTime() / 1000);
  const object = { id: objectId, ...more };
  const body = JSON.stringify({ id, object: 'event', created, livemode: false, type, data: { object } });
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signWebhook(body, SECRET, world.clock.now()),
  };
  const url = '/api/webhooks/stripe';
  const { statusCode } = await world.app.inject({ method: 'POST', url, headers, payload: body });
  const kept = await world.deps.db
    .selectFrom('provider_events')
    .select('outcome')
    .where('event_id', '=', id)
    .executeTakeFirst();
  return [statusCode, kept?.outcome];
}

const listIntentsAtProvider = async () =>
  (
    await world.database.pool.query<{ id: string; status: string }>(
      `SELECT id, data ->> 'status' AS status FROM stripe_stand_in.objects
       WHERE kind = 'payment_intent' AND data -> 'metadata' ->> 'orderId' = $1`,
      [order._id],
    )
  ).rows;

test('an intent whose id is stored while its event is read is ours: it is not canceled, and pays', async () => {
  const { controls } = world.sandbox;
  const creating = controls.hold('createIntent');
  const confirming = controls.hold('confirmIntent');
  const press = pay(world, user, { order, card });
  await creating.arrived;
  // Delays storing the intent's id.
  const other = await world.database.pool.connect();
  await other.query('BEGIN');
  await other.query('SELECT id FROM payments WHERE order_id = $1 FOR UPDATE', [order._id]);
  creating.release();
  await expect.poll(listIntentsAtProvider).toHaveLength(1);
  const [intent] = await listIntentsAtProvider();

  const reading = controls.hold('getIntent');
  const event = send('payment_intent.processing', intent?.id ?? '');
  // No payment names the intent yet.
  await reading.arrived;
  await other.query('COMMIT');
  other.release();
  await confirming.arrived;
  reading.release();
  const answered = await event;
  confirming.release();
  const pressed = await press;

  expect(answered).toEqual([200, 'settled']);
  expect(pressed.json()).toMatchObject({ status: 'succeeded' });
  expect(await listIntentsAtProvider()).toMatchObject([{ id: intent?.id, status: 'succeeded' }]);
  expect(controls.calls('cancelIntent')).toBe(0);
  expect((await readOrder(world, user, order)).status).toBe('pending');
});

test('the event of an intent whose payment was abandoned before it had the id changes neither that payment nor the next one', async () => {
  world.sandbox.controls.loseAnswer('createIntent', 'after');
  await pay(world, user, { order, card });
  const [lost] = await listIntentsAtProvider();
  order = await save(world, user, order, { jurisdictions: ['TX'], step: 4 });
  order = await save(world, user, order, { reviewed: true, step: 6 });
  expect((await pay(world, user, { order, card })).json()).toMatchObject({ status: 'succeeded' });
  expect(await send('payment_intent.processing', lost?.id ?? '')).toEqual([200, 'settled']);
  const payments = world.deps.db.selectFrom('payments').select('status').where('order_id', '=', order._id);
  expect(await payments.orderBy('created_at').orderBy('id').execute()).toEqual([
    { status: 'canceled' },
    { status: 'succeeded' },
  ]);
});

test.each([
  'payment_intent.created',
  'payment_intent.partially_funded',
  'refund.created.v2',
  'charge.refund.updated',
  'payment_method.replaced',
  'setup_intent.created',
])('%s is on no list of ours: it is ignored, without a request to the provider', async (type) => {
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  await pay(world, user, { order, card });
  const [intent] = await listIntentsAtProvider();
  const before = ['getIntent', 'listRefunds', 'getCard'].map((call) => world.sandbox.controls.calls(call as 'getCard'));
  const objectId = type.startsWith('payment_intent.') ? (intent?.id ?? '') : card.sourceId;
  const answer = await send(type, objectId, { payment_intent: intent?.id, payment_method: card.sourceId });
  expect(answer).toEqual([200, 'ignored']);
  const after = ['getIntent', 'listRefunds', 'getCard'].map((call) => world.sandbox.controls.calls(call as 'getCard'));
  expect(after).toEqual(before);
  expect([await sumTaken(world, order), (await readOrder(world, user, order)).status]).toEqual([
    order.totalPrice,
    'draft',
  ]);
  expect(await world.rows('payment_alerts', {}, ['id'])).toEqual([]);
});

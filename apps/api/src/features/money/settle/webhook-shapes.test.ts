import { expect, test } from 'vitest';
import { signWebhook } from '@wideload/stripe-stand-in';
import { aUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aCard, pay, readOrder, sumTaken } from '#test/factories/money/payment-factories.ts';
import { aWorld } from '#test/world.ts';
import { eventTypes, WEBHOOK_PATH } from './handle-event.ts';

const SECRET = 'whsec_of_the_test';
const world = aWorld({ webhookSecrets: [SECRET] });

const anEvent = (type: string, object: unknown) => ({
  id: `evt_${crypto.randomUUID()}`,
  object: 'event',
  api_version: '2027-09-30.of-next-year',
  created: Math.floor(world.clock.now().getTime() / 1000),
  livemode: false,
  type,
  data: { object },
});

async function send(body: string) {
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signWebhook(body, SECRET, world.clock.now()),
  };
  const answer = await world.app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload: body });
  return [answer.statusCode, answer.json<{ code?: string }>().code];
}

const listEvents = () => world.rows('provider_events');

test.each([
  ['no id', { id: null }],
  ['a list for an id', { id: [] }],
  ['an id that no column takes', { id: 'evt_\u0000' }],
  ['no type', { type: undefined }],
  ['a type that no column takes', { type: 'invoice\u0000' }],
  ['a time in words', { created: '2027-01-01T00:00:00Z' }],
  ['a time that no column takes', { created: 1e15 }],
  ['no time', { created: undefined }],
  ['no mode', { livemode: null }],
  ['a word for its mode', { livemode: 'test' }],
  ['no data', { data: null }],
  ['no object', { data: { object: null } }],
])('a signed event with %s is refused with 400, and nothing is kept', async (_name, fields) => {
  const before = await listEvents();
  const event = { ...anEvent('payment_intent.succeeded', { id: 'pi_any' }), ...fields };
  expect(await send(JSON.stringify(event))).toEqual([400, 'input.unreadable']);
  expect(await listEvents()).toEqual(before);
});

test.each(['null', '[]', '1', '"x"', '{', '{}', '['.repeat(20_000)])(
  'a signed %j is refused with 400',
  async (body) => {
    expect(await send(body)).toEqual([400, 'input.unreadable']);
  },
);

test.each(eventTypes)('%s about an object whose id is none of Stripe is kept as ignored', async (type) => {
  for (const id of [null, undefined, '', 7, [], 'pi_\u0000', 'pi_\ud800', '../customers', 'x'.repeat(5000)]) {
    const event = anEvent(type, { id, payment_intent: id, payment_method: { id }, metadata: null });
    expect(await send(JSON.stringify(event)), String(id)).toEqual([200, undefined]);
    expect((await listEvents()).find(({ event_id }) => event_id === event.id)?.outcome).toBe('ignored');
  }
});

test('events that name the intent of a paid order, without the fields that they should have, change nothing', async () => {
  const user = await aUser(world);
  const order = await aPayableOrder(world, user);
  await pay(world, user, { order, card: await aCard(world, user) });
  const { provider_intent_id: id } = await world.row('payments', { order_id: order._id }, ['provider_intent_id']);
  for (const type of eventTypes) {
    const object = { id, payment_intent: id, status: null, amount: null, metadata: null, charges: null };
    const body = JSON.stringify(anEvent(type, object));
    expect(await Promise.all([send(body), send(body)]), type).toEqual(
      Array.from({ length: 2 }, () => [200, undefined]),
    );
  }
  expect([(await readOrder(world, user, order)).status, await sumTaken(world, order)]).toEqual([
    'pending',
    order.totalPrice,
  ]);
});

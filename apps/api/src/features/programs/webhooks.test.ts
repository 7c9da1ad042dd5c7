import { testEvent, webhookEvents, type Order, type Webhook } from '@wideload/contract';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createUserActor } from '#actor.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#clock.ts';
import { createEventSender } from '#platform/deliveries/send-events.ts';
import { sweepDeliveries } from '#platform/deliveries/sweep-deliveries.ts';
import { createPostOutside } from '#platform/http/post-outside.ts';
import { aWebhook, aWebhookBody } from '#test/factories/webhook-factories.ts';
import { aQuestion, answer as writeAnswer } from '#test/factories/message-factories.ts';
import { aWidenedOrder, texas } from '#test/factories/money/adjustment-factories.ts';
import {
  amendPermit,
  aPendingOrder,
  asIssued,
  asRefused,
  changePermit,
  findFirstPermit,
  findPermit,
  issue,
  voidPermit,
} from '#test/factories/permit-factories.ts';
import { aDesk, aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { startReceiver, type Received, type Receiver } from '#test/stages/webhook-receiver.ts';
import { startWorld, type World } from '#test/world.ts';
import { readDeliveries, replayDelivery, tellOfExpiringPermits } from './webhooks.service.ts';

let world: World;
let receiver: Receiver;
beforeAll(async () => {
  world = await startWorld({ env: { WEBHOOK_RECEIVERS: 'any' } });
  receiver = await startReceiver();
});
beforeEach(async () => {
  await world.deps.db.deleteFrom('webhooks').execute();
  receiver.received.length = 0;
  receiver.state.answer = () => 204;
  receiver.state.headers = {};
});
afterAll(async () => {
  await receiver.close();
  await world.close();
});

const listen = (user: SignedInUser) =>
  aWebhook(world, user, { address: `${receiver.url}/hook`, events: [...webhookEvents] });
/** As the event of that order, for so many others. */
const multiply = (order: Order, count: number) =>
  world.database.pool.query(
    `INSERT INTO deliveries (id, kind, recipient, content, created_at, due_at, webhook_id, position, expires_at)
     SELECT gen_random_uuid(), 'order.paid', '', jsonb_build_object('orderId', gen_random_uuid(), 'orderNumber', n), created_at, due_at,
       webhook_id, nextval('delivery_positions'), expires_at
     FROM deliveries, generate_series(1, $2::int) AS n WHERE webhook_id IS NOT NULL AND content ->> 'orderId' = $1`,
    [order._id, count],
  );

const createSender = () => createEventSender({ ...world.deps, post: createPostOutside({ onlyPublic: false }) });
const send = () => createSender().drain();
const firstPermit = ({ permits: [permit] }: Order) => {
  if (permit === undefined) throw new Error('The load needs a permit.');
  return permit;
};
// Tokens end before the days of a test do.
const listLog = (user: SignedInUser, { _id }: Webhook) => readDeliveries(world.deps, createUserActor(user.id, ''), _id);
const replay = (user: SignedInUser, id: string) => replayDelivery(world.deps, createUserActor(user.id, ''), id);
/** By the library, which refuses signatures of other times than its own. */
function verify(secret: string, { body, headers }: Received): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now: world.clock.now() });
  try {
    return new Verifier(secret).verify(body, headers);
  } finally {
    vi.useRealTimers();
  }
}

test('an event is signed so that the library of Standard Webhooks accepts it, and says no more than where to look', async () => {
  const user = await aUser(world);
  const { secret } = await listen(user);
  const order = await aPendingOrder(world, user);
  await send();
  const [first] = receiver.received;
  if (first === undefined) throw new Error('Nothing arrived.');
  expect(verify(secret, first)).toEqual({
    type: 'order.paid',
    timestamp: expect.any(String),
    data: { orderId: order._id, orderNumber: order.orderNumber },
  });
  expect(() => verify(secret, { ...first, body: `${first.body} ` })).toThrow('No matching signature');
  expect(() => verify(`whsec_${'A'.repeat(44)}`, first)).toThrow('No matching signature');
});

test('payment, filing, issue and refusal reach it in order; a filing that is undone never does', async () => {
  const { carrier, admin } = await aDesk(world);
  await listen(carrier);
  const order = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
  const [texas, oklahoma] = [findPermit(order, 'TX'), findPermit(order, 'OK')];
  const filing = { token: admin.token, body: { permits: [texas._id] } };
  expect((await world.call('POST', `/permits/admin/orders/${order._id}/file`, filing)).statusCode).toBe(200);
  expect((await world.call('POST', `/permits/admin/orders/${order._id}/file/undo`, filing)).statusCode).toBe(200);
  for (const change of [{ status: 'filed' as const }, asIssued]) {
    const status = change.status === 'filed' ? 'requested' : 'filed';
    const answer = await changePermit(world, admin, {
      permit: { _id: texas._id, status },
      change,
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  await changePermit(world, admin, { permit: oklahoma, change: asRefused });
  await send();
  expect(receiver.types()).toEqual(['order.paid', 'permit.filed', 'permit.issued', 'permit.refused']);
  expect(JSON.parse(receiver.received[3]?.body ?? '')).toMatchObject({ data: { permit: { state: 'OK', unit: 1 } } });
});

test('a fee that is asked for, an amendment, a permit that becomes void and a message of ours reach it; an answer of the carrier does not', async () => {
  const { carrier, admin } = await aDesk(world);
  const widened = await aWidenedOrder(world, carrier, admin);
  const { _id: id } = await aPendingOrder(world, carrier);
  const { permit } = await issue(world, admin, await findFirstPermit(world, carrier, id));
  await listen(carrier);
  const charge = { cardId: null, expectedAmount: texas };
  const path = `/permits/admin/orders/${widened._id}/adjustments`;
  await world.call('POST', path, { token: admin.token, body: charge });
  expect((await amendPermit(world, admin, { permit })).statusCode).toBe(200);
  expect((await voidPermit(world, admin, await findFirstPermit(world, carrier, id))).statusCode).toBe(200);
  await aQuestion(world, { id, by: admin });
  await writeAnswer(world, { id, by: carrier });
  world.clock.advance(HOUR);
  await send();
  const ofOrder = (order: string) =>
    receiver.received
      .filter(({ body }) => body.includes(order))
      .map(({ body }) => (JSON.parse(body) as { type: string }).type);
  expect(ofOrder(widened._id)).toEqual(['fee.asked']);
  expect(ofOrder(id)).toEqual(['permit.amended', 'permit.voided', 'order.message']);
});

test('only events that were asked for, of the own account, are sent', async () => {
  const [user, other] = [await aUser(world), await aUser(world)];
  await aWebhook(world, user, { address: receiver.url, events: ['permit.issued'] });
  await listen(other);
  await aPendingOrder(world, user);
  expect(await send()).toBe(0);
  expect(receiver.received).toEqual([]);
});

test('a delivery that fails is tried again with the same id, and what follows of that order waits, but not other orders', async () => {
  const { carrier, admin } = await aDesk(world);
  const webhook = await listen(carrier);
  const held = await aPendingOrder(world, carrier);
  receiver.state.answer = ({ body }) => (body.includes(held._id) ? 500 : 204);
  await changePermit(world, admin, {
    permit: firstPermit(held),
    change: { status: 'filed', stateNumber: '' } as never,
  });
  await send();
  const free = await aPendingOrder(world, carrier);
  expect(receiver.types()).toEqual(['order.paid']);
  for (let tries = 0; tries < 8; tries += 1) {
    world.clock.advance(10 * MINUTE);
    await send();
  }
  const ofHeld = receiver.received.filter(({ body }) => body.includes(held._id));
  expect(new Set(ofHeld.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(ofHeld.length).toBeGreaterThan(4);
  expect(receiver.received.filter(({ body }) => body.includes(free._id))).toHaveLength(1);
  expect(await listLog(carrier, webhook)).toMatchObject([
    { event: 'order.paid', state: 'delivered', answer: 204, failure: '' },
    { event: 'permit.filed', state: 'waiting', tries: 0 },
    { event: 'order.paid', state: 'waiting', answer: 500, failure: 'HTTP 500' },
  ]);
  receiver.state.answer = () => 204;
  world.clock.advance(HOUR);
  await send();
  expect(receiver.types().slice(-2)).toEqual(['order.paid', 'permit.filed']);
});

test('after three days it is given up, and a replay sends it with the id of before', async () => {
  const user = await aUser(world);
  const webhook = await listen(user);
  await aPendingOrder(world, user);
  receiver.state.answer = () => 503;
  const start = world.clock.now().getTime();
  while ((await listLog(user, webhook))[0]?.state === 'waiting') {
    await send();
    world.clock.advance(HOUR);
  }
  expect((world.clock.now().getTime() - start) / DAY).toBeGreaterThan(2.9);
  expect((world.clock.now().getTime() - start) / DAY).toBeLessThan(3.2);
  receiver.state.answer = () => 204;
  const [failed] = await listLog(user, webhook);
  await expect(replay(await aUser(world), failed?._id ?? '')).rejects.toMatchObject({ code: 'not-found' });
  await replay(user, failed?._id ?? '');
  await send();
  expect(await listLog(user, webhook)).toMatchObject([{ state: 'delivered', tries: 1 }]);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  world.clock.advance(31 * DAY);
  await sweepDeliveries(world.deps);
  expect(await listLog(user, webhook)).toEqual([]);
});

test('a paused webhook gets what happened meanwhile once it goes on', async () => {
  const user = await aUser(world);
  const webhook = await listen(user);
  const put = (isPaused: boolean) =>
    world.call('PUT', `/webhooks/${webhook._id}`, { token: user.token, body: { events: ['order.paid'], isPaused } });
  expect((await put(true)).json()).toMatchObject({ pausedAt: expect.any(String), events: ['order.paid'] });
  await aPendingOrder(world, user);
  expect(await send()).toBe(0);
  await put(false);
  expect(await send()).toBe(1);
});

test('a receiver that says Retry-After is left alone until then, also with other orders', async () => {
  const user = await aUser(world);
  const webhook = await listen(user);
  await multiply(await aPendingOrder(world, user), 4);
  receiver.state.answer = () => 429;
  receiver.state.headers = { 'retry-after': '7200' };
  await send();
  const until = new Date(world.clock.now().getTime() + 2 * HOUR).toISOString();
  expect((await world.call('GET', '/webhooks', { token: user.token })).json()).toMatchObject({
    items: [{ retryAt: until }],
  });
  receiver.state.answer = () => 204;
  world.clock.advance(2 * HOUR - SECOND);
  expect(await send()).toBe(0);
  world.clock.advance(SECOND);
  expect(await send()).toBe(5);
  expect((await listLog(user, webhook)).map(({ state }) => state)).toEqual(
    Array.from({ length: 5 }, () => 'delivered'),
  );
});

test('a test of a person is sent at once, of no order, whatever events were chosen and though the receiver was down', async () => {
  const user = await aUser(world);
  const webhook = await aWebhook(world, user, { address: receiver.url, events: ['order.paid'] });
  receiver.state.answer = () => 500;
  await aPendingOrder(world, user);
  await send();
  receiver.state.answer = () => 204;
  const sendTest = ({ token }: SignedInUser) => world.call('POST', `/webhooks/${webhook._id}/test`, { token });
  expect((await sendTest(await aUser(world))).statusCode).toBe(404);
  expect((await sendTest(user)).statusCode).toBe(200);
  await send();
  expect(receiver.types()).toEqual(['order.paid', testEvent]);
  expect(await listLog(user, webhook)).toMatchObject([
    { event: testEvent, orderId: null, orderNumber: null, state: 'delivered' },
    { event: 'order.paid', state: 'waiting' },
  ]);
});

test('a webhook that gets another address takes what waits along, and signs with both secrets for a day', async () => {
  const user = await aUser(world);
  const { secret, ...webhook } = await aWebhook(world, user, {
    address: `${receiver.url}/old`,
    events: ['order.paid'],
  });
  receiver.state.answer = () => 500;
  await aPendingOrder(world, user);
  await send();
  const move = (by: SignedInUser, address: string) =>
    world.call('PUT', `/webhooks/${webhook._id}/address`, { token: by.token, body: { address } });
  expect((await move(await aUser(world), receiver.url)).statusCode).toBe(404);
  expect((await move(user, 'ftp://hooks.example.com')).json()).toMatchObject({ code: 'webhook.address-refused' });
  const moved = (await move(user, `${receiver.url}/new`)).json<Webhook & { secret: string }>();
  expect(moved).toMatchObject({ address: `${receiver.url}/new`, events: webhook.events, retryAt: null });
  receiver.state.answer = () => 204;
  world.clock.advance(MINUTE);
  await send();
  const last = receiver.received.at(-1);
  if (last === undefined) throw new Error('Nothing arrived.');
  expect(last.path).toBe('/new');
  for (const each of [secret, moved.secret]) expect(() => verify(each, last)).not.toThrow();
});

test('a receiver that is gone (410) is paused, and what waits for it has no next try until it goes on', async () => {
  const user = await aUser(world);
  const webhook = await listen(user);
  await aPendingOrder(world, user);
  receiver.state.answer = () => 410;
  await send();
  const list = await world.call('GET', '/webhooks', { token: user.token });
  expect(list.json()).toMatchObject({ items: [{ pausedAt: expect.any(String) }] });
  expect(await listLog(user, webhook)).toMatchObject([{ state: 'waiting', tries: 1, answer: 410, nextTryAt: null }]);
  const goOn = { events: webhook.events, isPaused: false };
  await world.call('PUT', `/webhooks/${webhook._id}`, { token: user.token, body: goOn });
  expect(await listLog(user, webhook)).toMatchObject([{ state: 'waiting', nextTryAt: expect.any(String) }]);
});

test('a delivery that comes while its receiver is down is tried when the receiver is', async () => {
  const user = await aUser(world);
  const webhook = await listen(user);
  await aPendingOrder(world, user);
  receiver.state.answer = () => 500;
  await send();
  await aPendingOrder(world, user);
  const { items } = await world.read<{ items: Webhook[] }>('/webhooks', user);
  const [delivery] = await listLog(user, webhook);
  expect(delivery).toMatchObject({ state: 'waiting', tries: 0, nextTryAt: items[0]?.retryAt });
});

test('a secret is shown once, and after a rotation both sign for a day', async () => {
  const user = await aUser(world);
  const { secret, ...webhook } = await listen(user);
  expect((await world.call('GET', '/webhooks', { token: user.token })).body).not.toContain(secret);
  const rotated = await world.call('POST', `/webhooks/${webhook._id}/secret`, { token: user.token });
  const next = rotated.json<{ secret: string }>().secret;
  expect(next).not.toBe(secret);
  await aPendingOrder(world, user);
  await send();
  const countSignatures = () => receiver.received.at(-1)?.headers['webhook-signature']?.split(' ').length;
  expect(countSignatures()).toBe(2);
  world.clock.advance(DAY + SECOND);
  const [delivery] = await listLog(user, webhook);
  await replay(user, delivery?._id ?? '');
  await send();
  expect([receiver.received.length, countSignatures()]).toEqual([2, 1]);
  const rows = await world.rows('webhooks');
  expect(JSON.stringify(rows)).not.toContain(next);
});

test('a permit whose last day is near is told of once', async () => {
  const { carrier, admin } = await aDesk(world);
  await aWebhook(world, carrier, { address: receiver.url, events: ['permit.expiring'] });
  const order = await aPendingOrder(world, carrier);
  const answer = await changePermit(world, admin, { permit: firstPermit(order), change: asIssued });
  expect(answer.statusCode, answer.body).toBe(200);
  const lastDay = Date.parse(asIssued.validTo);
  await tellOfExpiringPermits({ ...world.deps, clock: { now: () => new Date(lastDay - 5 * DAY) } });
  expect(await send()).toBe(0);
  for (let run = 0; run < 2; run += 1)
    await tellOfExpiringPermits({ ...world.deps, clock: { now: () => new Date(lastDay - DAY) } });
  world.clock.advance(HOUR);
  await send();
  expect(receiver.types()).toEqual(['permit.expiring']);
});

test('of two processes each sends a part, and each event arrives once', async () => {
  const user = await aUser(world);
  await listen(user);
  await multiply(await aPendingOrder(world, user), 99);
  const sent = await Promise.all([send(), send()]);
  expect(sent[0] + sent[1]).toBe(100);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(100);
});

test('a receiver that fails gets one delivery at a time, one that answers up to eight, and none waits for another', async () => {
  const [failing, answering] = [await aUser(world), await aUser(world)];
  await aWebhook(world, failing, { address: `${receiver.url}/failing`, events: ['order.paid'] });
  await aWebhook(world, answering, { address: `${receiver.url}/answering`, events: ['order.paid'] });
  for (const user of [failing, answering]) await multiply(await aPendingOrder(world, user), 99);
  const atOnce = { now: 0, most: 0 };
  receiver.state.answer = async ({ path }) => {
    if (path === '/failing') return 500;
    atOnce.now += 1;
    atOnce.most = Math.max(atOnce.most, atOnce.now);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce.now -= 1;
    return 204;
  };
  await send();
  const countAt = (path: string) => receiver.received.filter((one) => one.path === path).length;
  expect([countAt('/failing'), countAt('/answering')]).toEqual([1, 100]);
  expect(atOnce.most).toBeLessThanOrEqual(8);
  receiver.state.answer = () => 204;
  world.clock.advance(MINUTE);
  await send();
  expect(countAt('/failing')).toBe(101);
});

test.each([
  'https://localhost/hook',
  'https://10.0.0.1/hook',
  'https://[::1]/hook',
  'https://printer.local/hook',
  'http://hooks.example.com/hook',
  'https://user:word@hooks.example.com/hook',
  'ftp://hooks.example.com/hook',
])('%s is refused as the address of a webhook', async (address) => {
  const guarded = await startWorld();
  const { token } = await aUser(guarded);
  const answer = await guarded.call('POST', '/webhooks', { token, body: { ...aWebhookBody, address } });
  expect(answer.json()).toMatchObject({ status: 422, code: 'webhook.address-refused' });
  await guarded.close();
});

test('an account has ten webhooks at most', async () => {
  const user = await aUser(world);
  for (let count = 0; count < 10; count += 1) await aWebhook(world, user);
  const answer = await world.call('POST', '/webhooks', { token: user.token, body: aWebhookBody });
  expect(answer.json()).toMatchObject({ status: 409, code: 'webhook.too-many' });
});

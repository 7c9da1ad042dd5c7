/** Every point of the payment design at which a process can die, with a process that really dies there (`kill -9`) and one that recovers. */
import type { Card, Order } from '@wideload/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../src/clock.ts';
import { aUser } from '../factories.ts';
import { restoreFromBeforePayment } from '../restored-database.ts';
import { startKillWorld, type KillWorld } from './kill-world.ts';
import type { ServerProcess } from './server-process.ts';

// Processes start in here, on a machine that may be busy with everything else.
vi.setConfig({ testTimeout: 90_000 });
/** Milliseconds until a process has done by itself what it does at once. */
const PATIENCE = 40_000;

let world: KillWorld;
let server: ServerProcess;
let order: Order;
let card: Card;
let asking: Card;
let declined: Card;

beforeAll(async () => {
  world = await startKillWorld();
  [card, asking, declined] = [
    await world.aCard(),
    await world.aCard('pm_card_authenticationRequired'),
    await world.aCard('pm_card_chargeCustomerFail'),
  ];
  server = await world.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  if (!world.isRunning(server)) server = await world.start();
  order = await world.anOrder();
});
afterEach(() => world.stripe.webhooks.drop());

const paidOnce = () => ({ status: 'pending', taken: [order.totalPrice], receipts: 1 });
const unpaid = { status: 'draft', taken: [], receipts: 0 };
const press = (with_: Card = card) => world.press(server, { order, card: with_ });
const statusOf = async (answer: ReturnType<typeof press>) => (await answer)?.body['status'];
const truth = () => world.truth(order);
/** What a process that has just started makes of it by itself: nobody presses, looks or delivers. */
const untilTruth = (expected: object) =>
  expect.poll(truth, { timeout: PATIENCE, interval: 20 }).toMatchObject(expected);

type Held = { arrived: Promise<void>; release(): void };

/** The process dies while its request is held at Stripe; a held request that was not executed is lost with it. */
async function killAt({ arrived, release }: Held, when: 'before' | 'after'): Promise<void> {
  await arrived;
  await world.kill(server);
  if (when === 'after') {
    release();
    return;
  }
  world.stripe.controls.setDown(true);
  release();
  await new Promise((resolve) => setImmediate(resolve));
  world.stripe.controls.setDown(false);
}

/** Another process starts, `seconds` later by what the tables say. */
async function startLater(seconds: number): Promise<void> {
  await world.age(order, seconds);
  server = await world.start();
}

const READ_AFTER = 10;
const GIVEN_UP_AFTER = 125;

describe('row 1 to 4: nothing is charged yet', () => {
  test('row 1: before the press is committed nothing has happened, and the next one pays', async () => {
    const held = await world.holdOrder(order);
    const dying = press();
    await world.untilBlocked('orders');
    await world.kill(server);
    expect(await dying).toBeNull();
    await held.release();
    await startLater(GIVEN_UP_AFTER);
    expect(await truth()).toMatchObject({ ...unpaid, payments: [], intents: 0 });
    expect(await statusOf(press())).toBe('succeeded');
    expect(await truth()).toMatchObject(paidOnce());
  });

  test('row 2: after the press is committed and before Stripe hears of it, it is given up after two minutes', async () => {
    const held = await world.holdTable('payment_customers');
    void press();
    await world.untilBlocked('payment_customers');
    await world.kill(server);
    await held.release();
    expect(await truth()).toMatchObject({ ...unpaid, attempts: ['in_flight'], intents: 0 });
    await startLater(GIVEN_UP_AFTER);
    await untilTruth({ ...unpaid, attempts: ['abandoned'] });
    expect(await statusOf(press())).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
  });

  test.each(['before', 'after'] as const)(
    'row 3: with the making of the intent held %s its execution, the next press has one intent',
    async (when) => {
      const held = world.stripe.controls.hold('createIntent', when);
      void press();
      await killAt(held, when);
      expect(await truth()).toMatchObject({ ...unpaid, intents: when === 'after' ? 1 : 0 });
      await startLater(GIVEN_UP_AFTER);
      await untilTruth({ ...unpaid, attempts: ['abandoned'] });
      expect(await statusOf(press())).toBe('succeeded');
      expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
    },
  );

  test('row 3: with the intent answered and its id not stored, the next press has one intent', async () => {
    const held = world.stripe.controls.hold('createIntent');
    void press();
    await held.arrived;
    const row = await world.hold('SELECT FROM payments WHERE order_id = $1 FOR UPDATE', [order._id]);
    held.release();
    await world.untilBlocked('payments');
    await world.kill(server);
    await row.release();
    expect(await truth()).toMatchObject({ ...unpaid, intents: 1, payments: ['created'] });
    await startLater(GIVEN_UP_AFTER);
    await untilTruth({ ...unpaid, attempts: ['abandoned'] });
    expect(await statusOf(press())).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
  });

  test('row 4: with the id stored and the confirmation not noted, it is given up and paid by the next press', async () => {
    const held = world.stripe.controls.hold('createIntent');
    void press();
    await held.arrived;
    const row = await world.hold(
      'SELECT FROM payment_attempts WHERE payment_id IN (SELECT id FROM payments WHERE order_id = $1) FOR UPDATE',
      [order._id],
    );
    held.release();
    await world.untilBlocked('payment_attempts');
    await world.kill(server);
    await row.release();
    expect(await truth()).toMatchObject({ ...unpaid, payments: ['open'], attempts: ['in_flight'] });
    await startLater(GIVEN_UP_AFTER);
    await untilTruth({ ...unpaid, attempts: ['abandoned'] });
    expect(await statusOf(press())).toBe('succeeded');
    expect(await truth()).toMatchObject(paidOnce());
  });

  test('row 4: a confirmation that never arrived is given up after two minutes, not sooner', async () => {
    const held = world.stripe.controls.hold('confirmIntent');
    void press();
    await killAt(held, 'before');
    await startLater(READ_AFTER);
    const path = `/payment_intent?orderId=${order._id}`;
    const look = await world.call(server, { method: 'GET', path, as: world.carrier });
    expect(look?.body).toMatchObject({ paymentIntent: { status: 'processing' } });
    expect(await truth()).toMatchObject({ ...unpaid, attempts: ['in_flight'] });
    await world.kill(server);
    await startLater(GIVEN_UP_AFTER);
    await untilTruth({ ...unpaid, attempts: ['abandoned'] });
    expect(await statusOf(press())).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
  });

  test('row 4: a confirmation that arrives after it was given up, and after another press, charges nothing twice', async () => {
    const held = world.stripe.controls.hold('confirmIntent');
    void press();
    await held.arrived;
    await world.kill(server);
    await startLater(GIVEN_UP_AFTER);
    await untilTruth({ ...unpaid, attempts: ['abandoned'] });
    const second = press();
    await expect.poll(() => world.stripe.controls.calls('confirmIntent')).toBeGreaterThan(1);
    held.release();
    expect(await statusOf(second)).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
  });
});

describe('row 5 to 8: Stripe has decided, and the process that asked is dead', () => {
  test('row 5: charged, the answer lost: the next process finds it paid', async () => {
    const held = world.stripe.controls.hold('confirmIntent', 'after');
    void press();
    await killAt(held, 'after');
    expect(await truth()).toMatchObject({ ...unpaid, taken: [order.totalPrice] });
    await startLater(READ_AFTER);
    await untilTruth({ ...paidOnce(), attempts: ['succeeded'] });
  });

  test('row 5: declined, the answer lost: it is a decline, and another card pays on the same intent', async () => {
    const held = world.stripe.controls.hold('confirmIntent', 'after');
    void press(declined);
    await killAt(held, 'after');
    await startLater(READ_AFTER);
    await untilTruth({ ...unpaid, attempts: ['declined'] });
    expect(await statusOf(press())).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
  });

  test('row 5: 3-D Secure asked for, the answer lost: the next press gets on with it, and it charges once', async () => {
    const held = world.stripe.controls.hold('confirmIntent', 'after');
    void press(asking);
    await killAt(held, 'after');
    await startLater(READ_AFTER);
    await untilTruth({ ...unpaid, attempts: ['requires_action'] });
    const answer = await press(asking);
    expect(answer?.body['status']).toBe('requires_action');
    await world.stripe.browser.completeAuthentication(String(answer?.body['clientSecret']), 'succeed');
    expect(await statusOf(press(asking))).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
  });

  test('row 6: the answer received, nothing of it written: the next process finds it paid', async () => {
    const held = world.stripe.controls.hold('confirmIntent');
    void press();
    await held.arrived;
    const row = await world.holdOrder(order);
    held.release();
    await world.untilBlocked('orders');
    await world.kill(server);
    await row.release();
    expect(await truth()).toMatchObject({ ...unpaid, taken: [order.totalPrice] });
    await startLater(READ_AFTER);
    await untilTruth(paidOnce());
  });

  test('row 6: the answer half written down is not written down; the next process writes it once, with one receipt', async () => {
    const held = world.stripe.controls.hold('confirmIntent');
    void press();
    await held.arrived;
    const table = await world.holdTable('outbox');
    held.release();
    await world.untilBlocked('insert into "outbox"');
    await world.kill(server);
    await table.release();
    expect(await truth()).toMatchObject({ ...unpaid, payments: ['open'], taken: [order.totalPrice] });
    await startLater(READ_AFTER);
    await untilTruth({ ...paidOnce(), payments: ['succeeded'] });
  });

  test('row 7: all written down and the answer to the browser lost: the next press says that it has succeeded', async () => {
    void press();
    await untilTruth(paidOnce());
    await world.kill(server);
    await startLater(0);
    expect(await statusOf(press())).toBe('succeeded');
    expect(await truth()).toMatchObject(paidOnce());
  });

  test('row 8: a webhook before the answer settles it; the process that waited for the answer dies, and nothing is done twice', async () => {
    const held = world.stripe.controls.hold('confirmIntent', 'after');
    void press();
    await held.arrived;
    expect(await world.stripe.deliver(`${server.url}/api/webhooks/stripe`)).toEqual([200]);
    expect(await truth()).toMatchObject(paidOnce());
    await killAt(held, 'after');
    await startLater(READ_AFTER);
    expect(await statusOf(press())).toBe('succeeded');
    expect(await truth()).toMatchObject(paidOnce());
  });
});

describe('row 9 to 12: webhooks', () => {
  const eventsOf = async () =>
    (await world.world.deps.db.selectFrom('provider_events').select(['event_id', 'object_id']).execute()).filter(
      ({ object_id }) =>
        world.stripe.intents().some(({ id, metadata }) => id === object_id && metadata['orderId'] === order._id),
    );

  type Pending = { payload: string; signature: string };

  /** The webhook of the charge, taken from the provider before it is sent. */
  async function takePending(): Promise<Pending> {
    const pending: Pending[] = [];
    await world.stripe.deliver(async (payload, signature) => {
      if (payload.includes('"payment_intent.succeeded"')) pending.push({ payload, signature });
      return { status: 200 };
    });
    expect(pending).toHaveLength(1);
    return pending[0] ?? { payload: '', signature: '' };
  }

  /** Null where the process died instead of answering. */
  function send(to: ServerProcess, { payload, signature }: Pending): Promise<Response | null> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const init = { method: 'POST', headers, body: payload };
    return fetch(`${to.url}/api/webhooks/stripe`, init).catch(() => null);
  }

  test('row 9: a webhook that was lost while no process lived is found in the list of events', async () => {
    const answer = await press(asking);
    await world.kill(server);
    // Given up here, so that nothing but the list tells of it.
    await world.world.deps.db.updateTable('payment_attempts').set({ state: 'abandoned' }).execute();
    await world.world.deps.db
      .updateTable('payments')
      .set({ status: 'open' })
      .where('order_id', '=', order._id)
      .execute();
    await world.stripe.browser.completeAuthentication(String(answer?.body['clientSecret']), 'succeed');
    world.stripe.webhooks.drop();
    await startLater(0);
    await untilTruth(paidOnce());
    expect((await eventsOf()).length).toBeGreaterThan(0);
  });

  test('row 10: one webhook at two processes at once has one effect', async () => {
    const held = world.stripe.controls.hold('confirmIntent', 'after');
    void press();
    await killAt(held, 'after');
    const [first, other] = await Promise.all([world.start(), world.start()]);
    server = first;
    const event = await takePending();
    const answers = [server, other, server, other].map((to) => send(to, event));
    expect((await Promise.all(answers)).map((answer) => answer?.status)).toEqual(answers.map(() => 200));
    expect(await truth()).toMatchObject(paidOnce());
    expect(await eventsOf()).toHaveLength(1);
    await world.kill(other);
  });

  test('row 12: a process that dies inside a webhook has kept nothing of it; sent again, it settles', async () => {
    const held = world.stripe.controls.hold('confirmIntent', 'after');
    void press();
    await killAt(held, 'after');
    server = await world.start();
    const event = await takePending();
    const row = await world.holdOrder(order);
    const delivering = send(server, event);
    await world.untilBlocked('orders');
    await world.kill(server);
    expect(await delivering).toBeNull();
    await row.release();
    expect(await eventsOf()).toEqual([]);
    server = await world.start();
    expect((await send(server, event))?.status).toBe(200);
    expect(await truth()).toMatchObject(paidOnce());
    expect(await eventsOf()).toHaveLength(1);
  });
});

describe('row 13 to 19: people, cards, refunds, backups', () => {
  test('row 13: a 3-D Secure that nobody finished is canceled by the next process after an hour, and charges nothing later', async () => {
    const answer = await press(asking);
    await world.kill(server);
    await startLater((HOUR + MINUTE) / SECOND);
    await untilTruth({ ...unpaid, payments: ['canceled'] });
    await world.stripe.browser.completeAuthentication(String(answer?.body['clientSecret']), 'succeed');
    expect((await truth()).taken).toEqual([]);
    expect(await statusOf(press())).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), payments: ['canceled', 'succeeded'] });
  });

  test('row 14: browser and server die after the card form, the webhook is lost: the next process has the card', async () => {
    const person = await aUser(world.world);
    const setup = await world.call(server, { method: 'POST', path: '/stripe/setup_intents', as: person });
    await world.kill(server);
    const empty = { line1: null, city: null, state: null, country: 'US', postalCode: null };
    const billing = { name: 'Ann', email: null, phone: null, address: empty };
    const entry = { alias: 'pm_card_visa', expMonth: 12, expYear: 2034, billing };
    const done = await world.stripe.browser.confirmSetup(String(setup?.body['clientSecret']), entry);
    world.stripe.webhooks.drop();
    server = await world.start();
    const cards = () => world.world.deps.db.selectFrom('cards').selectAll().where('user_id', '=', person.id).execute();
    await expect
      .poll(cards, { timeout: PATIENCE })
      .toMatchObject([{ provider_pm_id: 'sourceId' in done && done.sourceId }]);
  });

  test('row 15: a customer that was made and not stored is made once', async () => {
    const person = await aUser(world.world);
    const setup = () => world.call(server, { method: 'POST', path: '/stripe/setup_intents', as: person });
    const held = world.stripe.controls.hold('createCustomer', 'after');
    void setup();
    await killAt(held, 'after');
    server = await world.start();
    expect((await setup())?.status).toBe(201);
    expect(world.stripe.customers().filter(({ metadata }) => metadata['userId'] === person.id)).toHaveLength(1);
  });

  test.each(['before', 'after'] as const)(
    'row 16: a refund held %s its execution is made once, and stands as made',
    async (when) => {
      const admin = await aUser(world.world, { role: 'admin' });
      expect(await statusOf(press())).toBe('succeeded');
      const held = world.stripe.controls.hold('createRefund', when);
      const body = { amount: 100, reason: 'One permit fell away.' };
      const path = `/permits/admin/orders/${order._id}/refunds`;
      void world.call(server, { method: 'POST', path, body, as: admin });
      await killAt(held, when);
      const { pool } = world.world.database;
      await pool.query(`UPDATE refunds SET created_at = created_at - interval '1 minute', sent_at = sent_at - interval '1 minute',
        tried_at = tried_at - interval '1 minute'`);
      server = await world.start();
      const state = async () => {
        const payment = 'SELECT id FROM payments WHERE order_id = $1';
        const { rows } = await pool.query(`SELECT state FROM refunds WHERE payment_id IN (${payment})`, [order._id]);
        return rows.map((row: { state: string }) => row.state);
      };
      await expect.poll(state, { timeout: PATIENCE }).toEqual(['succeeded']);
      const intents = world.stripe.intents().filter(({ metadata }) => metadata['orderId'] === order._id);
      const made = world.stripe.refunds().filter(({ payment_intent: of }) => intents.some(({ id }) => id === of));
      expect(made.map(({ amount }) => amount)).toEqual([100]);
    },
  );

  test.each(['before', 'after'] as const)(
    'row 17: a card whose detaching is held %s its execution is gone at once, and detached by the next process',
    async (when) => {
      const person = await aUser(world.world);
      const own = await world.aCard('pm_card_visa', person);
      const held = world.stripe.controls.hold('detachCard', when);
      void world.call(server, { method: 'DELETE', path: `/stripe/cards/${own.id}`, as: person });
      await killAt(held, when);
      server = await world.start();
      const list = await world.call(server, { method: 'GET', path: '/stripe/cards', as: person });
      expect(list?.body).toEqual([]);
      const owner = async () => (await world.world.deps.payments.getCard(own.sourceId)).customerId;
      await expect.poll(owner, { timeout: PATIENCE }).toBeNull();
    },
  );

  test('row 18: a draft whose payment was being canceled for its deletion can be deleted, and charges nothing', async () => {
    expect((await press(declined))?.status).toBe(402);
    const held = world.stripe.controls.hold('cancelIntent', 'after');
    const remove = () =>
      world.call(server, { method: 'DELETE', path: `/permits/orders/${order._id}`, as: world.carrier });
    void remove();
    await killAt(held, 'after');
    expect((await truth()).status).toBe('draft');
    server = await world.start();
    expect((await remove())?.status).toBe(200);
    const intents = world.stripe.intents().filter(({ metadata }) => metadata['orderId'] === order._id);
    expect(intents.map(({ status }) => status)).toEqual(['canceled']);
  });

  test('row 19: from a backup of before the payment the next process makes the order pending, and no press charges it again', async () => {
    expect(await statusOf(press())).toBe('succeeded');
    await world.kill(server);
    await restoreFromBeforePayment(world.world, order);
    await world.world.database.pool.query(
      `UPDATE event_cursors SET listed_to = listed_to - interval '1 hour', settled_to = settled_to - interval '1 hour'`,
    );
    world.stripe.webhooks.drop();
    await startLater(0);
    // Whether PAY is still closed or the order is paid by now: nothing is charged.
    const answer = await press();
    expect([answer?.body['code'], answer?.body['status']]).toContain(
      answer?.status === 503 ? 'provider_unavailable' : 'succeeded',
    );
    await untilTruth(paidOnce());
    expect(await statusOf(press())).toBe('succeeded');
    expect(await truth()).toMatchObject(paidOnce());
  });
});

import type { Card, Order } from '@wideload/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createUserActor } from '#actor.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import {
  aCard,
  listCharges,
  deliverWebhooks,
  crashAt,
  pay,
  readOrder,
  sumTaken,
} from '#test/factories/money/payment-factories.ts';
import { aWorld } from '#test/world.ts';
import { HOUR, MINUTE, SECOND } from '#clock.ts';
import { confirmPayment, createReconciler } from './payments.service.ts';

const world = aWorld();
let user: SignedInUser;
let order: Order;
let card: Card;

async function begin(alias: string): Promise<void> {
  user = await aUser(world);
  order = await aPayableOrder(world, user);
  card = await aCard(world, user, alias);
  reconciler = createReconciler(world.deps);
  // The first turn reads the provider's event list; for an hour after it, the reconciler only reads payments.
  await reconcile();
}

let reconciler: ReturnType<typeof createReconciler>;
const reconcile = () => reconciler.run();
const press = (with_: Card = card) => pay(world, user, { order, card: with_ });
const readStatus = async () => (await readOrder(world, user, order)).status;
const listAttempts = async () =>
  (
    await world.deps.db
      .selectFrom('payment_attempts')
      .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
      .select('payment_attempts.state')
      .where('payments.order_id', '=', order._id)
      .orderBy('payment_attempts.created_at')
      .orderBy('payment_attempts.id')
      .execute()
  ).map(({ state }) => state);

/** PAY in a process that dies at the given point; its commits remain. */
async function crashWhilePaying(operation: 'createIntent' | 'confirmIntent', when: 'before' | 'after'): Promise<void> {
  const { deps, death } = crashAt(world, operation, when);
  const actor = createUserActor(user.id, '');
  const timings = { answerWithin: 20, waitForFirst: 10, lookEvery: 5 };
  await Promise.all([confirmPayment(deps, actor, { sourceId: card.sourceId, orderId: order._id }, timings), death]);
}

async function loadOutcome() {
  const mails = await world.rows('deliveries', { kind: 'order-paid' }, ['content']);
  return {
    status: await readStatus(),
    taken: await sumTaken(world, order),
    successes: (await listCharges(world, order)).filter((charge) => charge.status === 'succeeded').length,
    receipts: mails.filter(({ content }) => (content as { orderId?: string }).orderId === order._id).length,
  };
}

const toPaidOnce = () => ({ status: 'pending', taken: order.totalPrice, successes: 1, receipts: 1 });

describe('a process that dies', () => {
  beforeEach(() => begin('pm_card_visa'));

  test.each([
    ['before the intent is made', 'createIntent', 'before'],
    ['after the intent was made, before its id was stored', 'createIntent', 'after'],
    ['after the confirmation was noted, before it was executed', 'confirmIntent', 'before'],
  ] as const)(
    '%s has charged nothing; it is given up after 120 seconds, and the next press charges once',
    async (_when, operation, when) => {
      await crashWhilePaying(operation, when);
      await reconcile();
      expect(await listAttempts()).toEqual(['in_flight']);
      world.clock.advance(121 * SECOND);
      await reconcile();
      expect([await listAttempts(), await sumTaken(world, order), await readStatus()]).toEqual([
        ['abandoned'],
        0,
        'draft',
      ]);
      expect((await press()).statusCode).toBe(200);
      expect(await loadOutcome()).toEqual(toPaidOnce());
    },
  );

  test('after the charge, before it was written down: the reconciler finds it paid', async () => {
    await crashWhilePaying('confirmIntent', 'after');
    expect(await readStatus()).toBe('draft');
    world.clock.advance(6 * SECOND);
    await reconcile();
    expect(await loadOutcome()).toEqual(toPaidOnce());
    expect((await press()).json<{ status: string }>().status).toBe('succeeded');
    expect(await loadOutcome()).toEqual(toPaidOnce());
  });

  test('after the charge: looking at the payment finds it paid', async () => {
    await crashWhilePaying('confirmIntent', 'after');
    await world.call('GET', `/payment_intent?orderId=${order._id}`, { token: user.token });
    expect(await loadOutcome()).toEqual(toPaidOnce());
  });

  test('after the charge, with its webhook lost as well: the reconciler finds it paid', async () => {
    await crashWhilePaying('confirmIntent', 'after');
    await world.sandbox.webhooks.dropPending();
    world.clock.advance(6 * SECOND);
    await reconcile();
    expect(await loadOutcome()).toEqual(toPaidOnce());
  });

  test('leaves an order that can be changed again once it is given up', async () => {
    await crashWhilePaying('createIntent', 'after');
    const change = { token: user.token, body: { version: order.version, title: 'Another title' } };
    expect((await world.call('PUT', `/permits/orders/${order._id}`, change)).statusCode).toBe(409);
    world.clock.advance(121 * SECOND);
    await reconcile();
    expect((await world.call('PUT', `/permits/orders/${order._id}`, change)).statusCode).toBe(200);
  });

  test('and a payment that is a day old begins with a key that the provider still knows', async () => {
    await crashWhilePaying('createIntent', 'after');
    world.clock.advance(25 * HOUR);
    await reconcile();
    const actor = createUserActor(user.id, '');
    const answer = await confirmPayment(world.deps, actor, { sourceId: card.sourceId, orderId: order._id });
    expect(answer.status).toBe('succeeded');
    expect(await sumTaken(world, order)).toBe(order.totalPrice);
  });
});

test('a process that dies after a decline leaves a decline', async () => {
  await begin('pm_card_sandbox_insufficientFunds');
  await crashWhilePaying('confirmIntent', 'after');
  world.clock.advance(6 * SECOND);
  await reconcile();
  expect([await listAttempts(), await sumTaken(world, order), await readStatus()]).toEqual([['declined'], 0, 'draft']);
  await press(await aCard(world, user));
  expect(await loadOutcome()).toEqual(toPaidOnce());
});

test('an earlier decline is not taken for the decline of an attempt that was never executed', async () => {
  await begin('pm_card_chargeCustomerFail');
  await press();
  await crashWhilePaying('confirmIntent', 'before');
  world.clock.advance(6 * SECOND);
  await reconcile();
  expect(await listAttempts()).toEqual(['declined', 'in_flight']);
  world.clock.advance(121 * SECOND);
  await reconcile();
  expect(await listAttempts()).toEqual(['declined', 'abandoned']);
});

describe('3-D Secure', () => {
  beforeEach(async () => {
    await begin('pm_card_authenticationRequired');
    await press();
  });

  const completePayment = async () => {
    const { clientSecret } = (await press()).json<{ clientSecret: string }>();
    await world.sandbox.browser.completeAuthentication(clientSecret, 'succeed');
  };

  test('completed in a browser that then closed is paid without it', async () => {
    await completePayment();
    await deliverWebhooks(world);
    expect(await loadOutcome()).toEqual(toPaidOnce());
  });

  test('completed, browser closed, webhook lost: it is found after 15 minutes', async () => {
    await completePayment();
    await world.sandbox.webhooks.dropPending();
    world.clock.advance(14 * MINUTE);
    await reconcile();
    expect(await listAttempts()).toEqual(['requires_action']);
    world.clock.advance(2 * MINUTE);
    await reconcile();
    expect([await listAttempts(), await sumTaken(world, order)]).toEqual([['succeeded'], order.totalPrice]);
  });
});

test('a snapshot from before the attempt moved on is read again, not applied', async () => {
  await begin('pm_card_chargeCustomerFail');
  await press();
  const secure = await aCard(world, user, 'pm_card_authenticationRequired');
  const confirming = world.sandbox.controls.hold('confirmIntent');
  const pressed = press(secure);
  await confirming.arrived;
  world.clock.advance(6 * SECOND);

  let reads = 0;
  const payments = {
    ...world.sandbox,
    getIntent: async (intentId: string) => {
      const snapshot = await world.sandbox.getIntent(intentId);
      reads += 1;
      if (reads > 1) return snapshot;
      // The first read is slow; meanwhile the bank requires 3-D Secure.
      confirming.release();
      await pressed;
      return snapshot;
    },
  };
  await createReconciler({ ...world.deps, payments }).run();
  expect(reads).toBeGreaterThan(1);
  expect(await listAttempts()).toEqual(['declined', 'requires_action']);
});

test('events that never came are fetched, from an hour before the last one known', async () => {
  await begin('pm_card_visa');
  world.sandbox.controls.loseAnswer('confirmIntent', 'after');
  await press();
  await world.sandbox.webhooks.dropPending();
  await createReconciler(world.deps).run();
  expect(await loadOutcome()).toEqual(toPaidOnce());
  const known = await world.rows('provider_events', { outcome: 'settled' }, ['type']);
  expect(known.map(({ type }) => type)).toContain('payment_intent.succeeded');
});

test('of two reconcilers at once one works', async () => {
  await begin('pm_card_visa');
  await crashWhilePaying('confirmIntent', 'after');
  world.clock.advance(6 * SECOND);
  const gate = world.sandbox.controls.hold('getIntent');
  const first = reconcile();
  await gate.arrived;
  expect(await createReconciler(world.deps).run()).toBe(false);
  gate.release();
  expect(await first).toBe(true);
  expect(await loadOutcome()).toEqual(toPaidOnce());
});

test('a payment whose amount at the provider is not ours is flagged, and neither charged again nor paid', async () => {
  await begin('pm_card_visa');
  await crashWhilePaying('confirmIntent', 'after');
  await world.database.pool.query(
    `UPDATE stripe_stand_in.objects SET data = jsonb_set(data, '{amount_received}', '51')
     WHERE kind = 'payment_intent' AND data -> 'metadata' ->> 'orderId' = $1`,
    [order._id],
  );
  world.clock.advance(6 * SECOND);
  await reconcile();
  const payment = await world.row('payments', { order_id: order._id });
  expect([payment.anomaly, payment.captured_cents, await readStatus()]).toEqual(['provider.amount', 0, 'draft']);
  expect((await press()).json<{ code: string }>().code).toBe('order_not_payable');
  expect(await listCharges(world, order)).toHaveLength(1);
});

test('a draft that is deleted while its payment turns out to have succeeded is not deleted but pending', async () => {
  await begin('pm_card_chargeCustomerFail');
  expect((await press()).statusCode).toBe(402);
  const { provider_intent_id: intentId } = await world.row('payments', { order_id: order._id }, ['provider_intent_id']);
  const good = await aCard(world, user);
  await world.sandbox.confirmIntent('wideload:confirm:straggler', {
    intentId: intentId ?? '',
    methodId: good.sourceId,
  });
  const answer = await world.call('DELETE', `/permits/orders/${order._id}`, { token: user.token });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'order.not-draft']);
  expect([await readStatus(), await sumTaken(world, order)]).toEqual(['pending', order.totalPrice]);
});

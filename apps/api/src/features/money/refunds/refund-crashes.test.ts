import type { Order } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { deliverWebhooks } from '#test/factories/money/payment-factories.ts';
import {
  anOrderPaidWith,
  crashAtRefund,
  sumRefunded,
  listProviderRefunds,
} from '#test/factories/money/refund-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { after, DAY, HOUR, MINUTE, SECOND } from '#clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { buildKey } from '#providers/payments/port.ts';
import { isRefundDue, reconcileRefunds } from './refunds.service.ts';
import { insertRefund } from './refunds.store.ts';
import { requestRefund } from './request-refund.ts';
import { settleRefunds } from './settle-refunds.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));

/** Sessions expire while the clock advances, so each order has a separate carrier. */
const aPaidOrder = async (alias?: string) => anOrderPaidWith(world, await aUser(world), alias);
const press = (order: Order, deps: Deps = world.deps, answerWithin?: number) => {
  const request = { orderId: order._id, body: { amount: 6200, reason: 'The state took it back.' } };
  return requestRefund(
    deps,
    { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' },
    request,
    answerWithin,
  );
};
const reconcile = () => reconcileRefunds(world.deps);
const listRefundRows = (order: Order) =>
  world.deps.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.state', 'refunds.failure', 'payments.refund_reserved_cents as held'])
    .where('payments.order_id', '=', order._id)
    .execute();
/** Stored states, stored cents, and cents that the provider refunded. */
const loadOutcome = async (order: Order) => {
  const rows = await listRefundRows(order);
  return [rows.map(({ state }) => state), rows[0]?.held, await sumRefunded(world, order)];
};
const listAlerts = async (order: Order) =>
  (await world.rows('payment_alerts', { order_id: order._id }, ['kind'])).map(({ kind }) => kind);
const listMails = async (order: Order) =>
  (await world.rows('deliveries', { kind: 'order-refunded' }, ['content'])).filter(
    ({ content }) => (content as { orderId?: string }).orderId === order._id,
  ).length;

async function aDeath(when: 'before' | 'after', alias?: string): Promise<Order> {
  const order = await aPaidOrder(alias);
  const { deps, death } = crashAtRefund(world, when);
  await Promise.all([press(order, deps, 20), death]);
  return order;
}

describe('a process that dies', () => {
  test('after the refund is noted, before it is sent: it is sent within a minute, once', async () => {
    const order = await aPaidOrder();
    const payment = world.deps.db.selectFrom('payments').select('id').where('order_id', '=', order._id);
    const { id: payment_id } = await payment.executeTakeFirstOrThrow();
    const id = world.deps.ids();
    const row = { id, payment_id, permit_id: null, amount_cents: 6200, reason: 'x', requested_by: admin.id };
    const more = {
      state: 'requested',
      shares: null,
      idempotency_key: buildKey('refund', id),
      providerRefundId: null,
    } as const;
    await inTransaction(world.deps.db, (tx) => insertRefund(tx, { ...row, ...more, at: world.clock.now() }));
    await reconcile();
    expect(await loadOutcome(order)).toEqual([['requested'], 6200, 0]);
    world.clock.advance(6 * SECOND);
    await reconcile();
    await reconcile();
    expect([await loadOutcome(order), await listMails(order)]).toEqual([[['succeeded'], 6200, 6200], 1]);
  });

  test('before the provider has executed it: it is sent again with its key, once', async () => {
    const order = await aDeath('before');
    expect(await loadOutcome(order)).toEqual([['requested'], 6200, 0]);
    world.clock.advance(31 * SECOND);
    await reconcile();
    expect([await loadOutcome(order), await listMails(order)]).toEqual([[['succeeded'], 6200, 6200], 1]);
  });

  test('after the provider has executed it: it is found there, and not sent again', async () => {
    const order = await aDeath('after');
    const sent = world.sandbox.controls.calls('createRefund');
    world.clock.advance(6 * SECOND);
    await reconcile();
    expect(world.sandbox.controls.calls('createRefund')).toBe(sent);
    expect([await loadOutcome(order), await listMails(order)]).toEqual([[['succeeded'], 6200, 6200], 1]);
  });

  test('after the provider has executed it: its webhook finishes it as well', async () => {
    const order = await aDeath('after');
    await deliverWebhooks(world, { times: 2, reverse: true });
    expect([await loadOutcome(order), await listMails(order)]).toEqual([[['succeeded'], 6200, 6200], 1]);
  });

  test('and has failed at the bank by the next read: the carrier gets no mail of a success', async () => {
    const order = await aDeath('after', 'pm_card_refundFail');
    world.clock.advance(6 * SECOND);
    await reconcile();
    expect([await loadOutcome(order), await listMails(order), await listAlerts(order)]).toEqual([
      [['failed'], 0, 0],
      0,
      ['refund-failed'],
    ]);
  });
});

describe('a lost answer', () => {
  test.each(['before', 'after'] as const)(
    '%s the provider executed it leaves it requested, and ends in one refund',
    async (when) => {
      const order = await aPaidOrder();
      world.sandbox.controls.loseAnswer('createRefund', when);
      expect((await press(order)).state).toBe('requested');
      world.clock.advance(31 * SECOND);
      await reconcile();
      expect([await loadOutcome(order), await listMails(order)]).toEqual([[['succeeded'], 6200, 6200], 1]);
    },
  );

  test('whose key is older than 23 hours is read and never sent again: found', async () => {
    const order = await aDeath('after');
    await world.sandbox.webhooks.dropPending();
    world.clock.advance(25 * HOUR);
    await reconcile();
    expect(await loadOutcome(order)).toEqual([['succeeded'], 6200, 6200]);
    expect(await listProviderRefunds(world, order)).toHaveLength(1);
  });

  test('whose key is older than 23 hours is read and never sent again: not found', async () => {
    const order = await aDeath('before');
    world.clock.advance(25 * HOUR);
    await reconcile();
    expect([await loadOutcome(order), await listAlerts(order)]).toEqual([[['failed'], 0, 0], ['refund-failed']]);
    expect(await listRefundRows(order)).toMatchObject([{ failure: 'not_executed' }]);
    expect((await press(order)).state).toBe('succeeded');
  });

  test('by an error that the provider repeats for the key holds the amount, raises an alert after an hour, and ends after a day', async () => {
    const order = await aPaidOrder();
    world.sandbox.controls.failNext('createRefund');
    expect((await press(order)).state).toBe('requested');
    world.clock.advance(61 * MINUTE);
    await reconcile();
    await reconcile();
    expect(await loadOutcome(order)).toEqual([['requested'], 6200, 0]);
    const [{ id } = { id: '' }] = await listRefundRows(order);
    const key = world.deps.db.selectFrom('payment_alerts').select('kind').where('key', '=', `refund-stuck:${id}`);
    expect(await key.execute()).toEqual([{ kind: 'stuck' }]);
    world.clock.advance(DAY);
    await reconcile();
    expect(await loadOutcome(order)).toEqual([['failed'], 0, 0]);
  });
});

test('an unavailable provider is read until it answers', async () => {
  const order = await aPaidOrder();
  world.sandbox.controls.setDown(true);
  await press(order);
  world.clock.advance(MINUTE);
  await reconcile();
  world.sandbox.controls.setDown(false);
  expect(await loadOutcome(order)).toEqual([['requested'], 6200, 0]);
  world.clock.advance(MINUTE);
  await reconcile();
  expect(await loadOutcome(order)).toEqual([['succeeded'], 6200, 6200]);
});

test('a pending refund whose webhook is lost settles at the next read', async () => {
  const order = await aPaidOrder('pm_card_pendingRefund');
  expect((await press(order)).state).toBe('pending');
  world.clock.advance(20 * SECOND);
  await world.sandbox.webhooks.dropPending();
  await reconcile();
  expect([await loadOutcome(order), await listMails(order)]).toEqual([[['succeeded'], 6200, 6200], 1]);
});

test('a late answer changes nothing: a failed refund does not succeed again', async () => {
  const order = await aPaidOrder('pm_card_refundFail');
  const early = await press(order);
  expect(early.state).toBe('succeeded');
  const stale = await listProviderRefunds(world, order);
  world.clock.advance(3 * SECOND);
  await deliverWebhooks(world);
  const payments = { ...world.sandbox, listRefunds: () => Promise.resolve(stale) };
  const payment = world.deps.db.selectFrom('payments').select('id').where('order_id', '=', order._id);
  await settleRefunds({ ...world.deps, payments }, (await payment.executeTakeFirstOrThrow()).id);
  expect(await loadOutcome(order)).toEqual([['failed'], 0, 0]);
});

const now = new Date('2026-11-21T12:00:00Z');
const subtractFromNow = (milliseconds: number) => after(now, -milliseconds);

test.each([
  ['requested, just noted', { state: 'requested', created_at: subtractFromNow(4 * SECOND) }, false],
  ['requested, never sent', { state: 'requested', created_at: subtractFromNow(6 * SECOND) }, true],
  [
    'requested, just sent',
    { state: 'requested', created_at: subtractFromNow(HOUR), tried_at: subtractFromNow(4 * SECOND) },
    false,
  ],
  [
    'requested, sent a while ago',
    { state: 'requested', created_at: subtractFromNow(HOUR), tried_at: subtractFromNow(6 * SECOND) },
    true,
  ],
  ['pending for seconds', { state: 'pending', created_at: subtractFromNow(14 * SECOND) }, false],
  ['pending, young, not looked at for 16 s', { state: 'pending', created_at: subtractFromNow(16 * SECOND) }, true],
  [
    'pending for 10 hours, looked at 50 min ago',
    { state: 'pending', created_at: subtractFromNow(10 * HOUR), synced_at: subtractFromNow(50 * MINUTE) },
    false,
  ],
  [
    'pending for 10 hours, looked at an hour ago',
    { state: 'pending', created_at: subtractFromNow(10 * HOUR), synced_at: subtractFromNow(61 * MINUTE) },
    true,
  ],
  [
    'pending for days, looked at an hour ago',
    { state: 'pending', created_at: subtractFromNow(9 * DAY), synced_at: subtractFromNow(61 * MINUTE) },
    true,
  ],
] as const)('a refund that is %s', (_name, refund, isDue) => {
  expect(isRefundDue({ tried_at: null, synced_at: null, ...refund }, now)).toBe(isDue);
});

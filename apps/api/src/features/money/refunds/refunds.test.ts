import type { Notification, OrderEvent, OrderFile, OwnRefund } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { deliverWebhooks } from '#test/factories/money/payment-factories.ts';
import {
  anOrderPaidWith,
  aRefund,
  readFiledPayment,
  sumRefunded,
  pressRefund,
  listProviderRefunds,
  refundAtProvider,
} from '#test/factories/money/refund-factories.ts';
import { rewritePaidFacts } from '#test/stages/paid-facts.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { SECOND } from '#clock.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const carrier = madeOnce(() => aUser(world));

const aPaidOrder = (alias?: string) => anOrderPaidWith(world, carrier, alias);
const listOwnRefunds = async (orderId: string) =>
  (await world.read<{ items: OwnRefund[] }>(`/permits/orders/${orderId}/refunds`, carrier)).items;
const listEvents = async (orderId: string) =>
  (await world.read<{ items: OrderEvent[] }>(`/permits/orders/${orderId}/events`, carrier)).items
    .filter(({ what }) => what === 'money')
    .map(({ who, comment }) => [who, comment]);
const listNotifications = async ({ orderNumber }: { orderNumber: number }) =>
  (await world.read<{ items: Notification[] }>(`/notifications?search=${orderNumber}`, carrier)).items
    .filter(({ comment }) => comment.includes('refund'))
    .map(({ comment }) => comment);
const listMails = async (orderNumber: number) =>
  (await world.mails()).filter(({ subject }) => subject.includes(String(orderNumber)) && subject.includes('refund'));
const listAlerts = (orderId: string) => world.rows('payment_alerts', { order_id: orderId }, ['kind', 'detail']);

describe('a refund', () => {
  test('of a part goes to the card, appears in the file and the history, and notifies the carrier once', async () => {
    const order = await aPaidOrder();
    const refund = await aRefund(world, admin, { order, amount: 4000, reason: '  Texas did not file it. ' });
    const at = world.clock.now().toISOString();
    expect(refund).toMatchObject({
      amount: 4000,
      state: 'succeeded',
      reason: 'Texas did not file it.',
      by: admin.email,
    });
    expect(await readFiledPayment(world, admin, order)).toMatchObject({
      captured: 10_200,
      refunded: 4000,
      refunds: [{ ...refund, permitId: null, failure: null, createdAt: at }],
    });
    expect(
      (await listProviderRefunds(world, order)).map(({ amountCents, metadata }) => [amountCents, metadata]),
    ).toEqual([[4000, { refundId: refund._id }]]);
    await deliverWebhooks(world, { times: 2 });
    const done = '$40.00 refunded to Visa ending in 4242. Banks take 5 to 10 business days to show it.';
    expect(await listEvents(order._id)).toEqual([
      ['admin', 'Refund of $40.00 to Visa ending in 4242.'],
      ['payment', done],
    ]);
    expect(await listNotifications(order)).toEqual([`${done} Status: pending`]);
    const [mail, ...more] = await listMails(order.orderNumber);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: order.customer.email,
      subject: `Order ${order.orderNumber}: $40.00 was refunded`,
    });
    expect(mail?.text).toContain('We refunded $40.00 for');
    expect(mail?.text).not.toContain('Texas');
  });

  test('appears in the audit log with amount, reason and permit', async () => {
    const order = await aPaidOrder();
    const permit = order.permits.find(({ state }) => state === 'LA');
    await aRefund(world, admin, { order, amount: 4000, permitId: permit?._id });
    const acts = world.deps.db.selectFrom('audit_log').selectAll().where('subject_id', '=', order._id);
    expect(await acts.execute()).toMatchObject([
      {
        what: 'order.refund',
        actor_id: admin.id,
        after: { amount: '$40.00', reason: 'The state took it back.', permit: 'Louisiana' },
      },
    ]);
  });

  test('is readable by its carrier without reason and author', async () => {
    const order = await aPaidOrder('pm_card_mastercard');
    const { _id, createdAt, updatedAt } = await aRefund(world, admin, { order, amount: 10_200 });
    const card = { brand: 'MasterCard', last4: '4444' };
    expect(await listOwnRefunds(order._id)).toEqual([
      {
        _id,
        amount: 10_200,
        state: 'succeeded',
        createdAt,
        updatedAt,
        card,
        creditNote: expect.stringMatching(/^2026-\d{6}$/),
      },
    ]);
  });

  test('can name the payment', async () => {
    const order = await aPaidOrder();
    const { _id } = await readFiledPayment(world, admin, order);
    expect((await aRefund(world, admin, { order, amount: 1, paymentId: _id })).state).toBe('succeeded');
  });
});

describe('more than was captured', () => {
  test('is refused with the refundable rest, and changes nothing', async () => {
    const order = await aPaidOrder();
    const tooMuch = await pressRefund(world, admin, { order, amount: 10_201 });
    expect(tooMuch.json()).toMatchObject({
      status: 409,
      code: 'refund.too-much',
      detail: 'At most $102.00 can be refunded.',
      refundable: 10_200,
    });
    await aRefund(world, admin, { order, amount: 6200 });
    expect((await pressRefund(world, admin, { order, amount: 4001 })).json()).toMatchObject({ refundable: 4000 });
    await aRefund(world, admin, { order, amount: 4000 });
    expect((await pressRefund(world, admin, { order, amount: 1 })).json()).toMatchObject({
      detail: 'All that was paid is refunded already, or on its way back.',
      refundable: 0,
    });
    expect(await sumRefunded(world, order)).toBe(10_200);
  });

  test('is refused by the database as well, whoever writes', async () => {
    const order = await aPaidOrder();
    const { _id: payment_id } = await readFiledPayment(world, admin, order);
    const at = world.clock.now();
    const row = {
      payment_id,
      permit_id: null,
      reason: '',
      requested_by: null,
      idempotency_key: null,
      failure: null,
      sent_at: null,
      tried_at: null,
      synced_at: null,
      created_at: at,
      updated_at: at,
    };
    const insert = (amount_cents: number) =>
      world.insert('refunds', {
        ...row,
        id: world.deps.ids(),
        amount_cents,
        state: 'requested',
        provider_refund_id: null,
      });
    await insert(10_000);
    await expect(insert(201)).rejects.toThrow(/violates check constraint/);
    const raised = world.deps.db.updateTable('refunds').set({ amount_cents: 1 }).where('payment_id', '=', payment_id);
    await expect(raised.execute()).rejects.toThrow(/for good/);
  });
});

describe('a double press', () => {
  test('refunds once: ten parallel presses of one form make one refund', async () => {
    const order = await aPaidOrder();
    const request = { order, amount: 1000, _id: world.deps.ids() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => pressRefund(world, admin, request)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json()._id))).toEqual(new Set([request._id]));
    expect(await sumRefunded(world, order)).toBe(1000);
    const acts = world.deps.db.selectFrom('audit_log').select('id').where('subject_id', '=', order._id);
    expect(await acts.execute()).toHaveLength(1);
  });

  test('of ten different forms for everything refunds everything once', async () => {
    const order = await aPaidOrder();
    const press = () => pressRefund(world, admin, { order, amount: 10_200, _id: world.deps.ids() });
    const answers = await Promise.all(Array.from({ length: 10 }, press));
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'made');
    expect(codes.toSorted()).toEqual(['made', ...Array.from({ length: 9 }, () => 'refund.too-much')]);
    expect(await sumRefunded(world, order)).toBe(10_200);
  });

  test('with another amount under the same name is refused in words', async () => {
    const order = await aPaidOrder();
    const request = { order, amount: 1000, _id: world.deps.ids() };
    await aRefund(world, admin, request);
    expect((await pressRefund(world, admin, { ...request, amount: 2000 })).json()).toMatchObject({
      code: 'refund.repeated',
      detail: 'A refund of $10.00 was made by this form already. Close it, and look at the payment.',
    });
    expect(await sumRefunded(world, order)).toBe(1000);
  });
});

describe('a refund is not made', () => {
  test.each([
    ['without an amount', { reason: 'x' }, 'amount'],
    ['of nothing', { amount: 0 }, 'amount'],
    ['of less than nothing', { amount: -100 }, 'amount'],
    ['of half a cent', { amount: 0.5 }, 'amount'],
    ['without a reason', { amount: 100, reason: '  ' }, 'reason'],
    ['with a reason of 501 characters', { amount: 100, reason: 'x'.repeat(501) }, 'reason'],
    [
      'for what is no permit of the order',
      { amount: 100, permitId: '01234567-0123-7123-8123-012345678901' },
      'permitId',
    ],
  ])('%s', async (_name, body, path) => {
    const order = await aPaidOrder();
    const answer = (await pressRefund(world, admin, { order, ...body })).json();
    expect([answer.status, answer.errors.map((error: { path: string }) => error.path)]).toEqual([400, [path]]);
    expect((await readFiledPayment(world, admin, order)).refunds).toEqual([]);
  });

  test('without a payment, or on a payment of another order', async () => {
    const draft = await aPayableOrder(world, carrier);
    expect((await pressRefund(world, admin, { order: draft, amount: 100 })).json().code).toBe('refund.not-possible');
    const [order, other] = [await aPaidOrder(), await aPaidOrder()];
    const { _id: paymentId } = await readFiledPayment(world, admin, other);
    expect((await pressRefund(world, admin, { order, amount: 100, paymentId })).statusCode).toBe(404);
  });

  test('through the provider that did not take the money', async () => {
    const order = await aPaidOrder();
    const set = { provider: 'stripe', provider_intent_id: `pi_${order._id}` };
    await rewritePaidFacts(world.deps.db, () => world.change('payments', { order_id: order._id }, set));
    expect((await pressRefund(world, admin, { order, amount: 100 })).json()).toMatchObject({
      code: 'refund.not-possible',
      detail: 'This was paid through another provider (stripe). Refund it there.',
    });
  });
});

test('a pending refund holds its amount, and notifies the carrier when it succeeds', async () => {
  const order = await aPaidOrder('pm_card_pendingRefund');
  expect((await aRefund(world, admin, { order, amount: 10_200 })).state).toBe('pending');
  await deliverWebhooks(world);
  expect([await listOwnRefunds(order._id), await listNotifications(order)]).toMatchObject([[{ state: 'pending' }], []]);
  world.clock.advance(3 * SECOND);
  await deliverWebhooks(world);
  expect(await listOwnRefunds(order._id)).toMatchObject([{ state: 'succeeded' }]);
  expect(await listNotifications(order)).toHaveLength(1);
});

test('a refund that fails later reopens: the carrier is notified, an alert is raised once, and its amount can be refunded again', async () => {
  const order = await aPaidOrder('pm_card_refundFail');
  expect((await aRefund(world, admin, { order, amount: 10_200 })).state).toBe('succeeded');
  world.clock.advance(3 * SECOND);
  await deliverWebhooks(world, { times: 2, reverse: true });
  expect(await readFiledPayment(world, admin, order)).toMatchObject({
    refunded: 0,
    refunds: [{ state: 'failed', failure: 'expired_or_canceled_card' }],
  });
  expect(await listAlerts(order._id)).toEqual([
    {
      kind: 'refund-failed',
      detail:
        'The refund of $102.00 to Visa ending in 5126 failed (expired_or_canceled_card). The amount can be refunded again.',
    },
  ]);
  const failed = 'The refund of $102.00 to Visa ending in 5126 did not arrive. We will contact you about it.';
  expect((await listEvents(order._id)).at(-1)).toEqual(['payment', failed]);
  expect((await listNotifications(order))[0]).toBe(`${failed} Status: pending`);
  const file = await world.call('GET', `/permits/admin/orders/${order._id}`, { token: admin.token });
  const kinds = file.json<OrderFile>().mails.map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['order-paid', 'order-refunded', 'payment-alert', 'refund-failed']);
  expect((await aRefund(world, admin, { order, amount: 10_200 })).state).toBe('succeeded');
});

describe('a refund made at the provider', () => {
  test('is recorded, flagged and alerted; only the rest can be refunded here', async () => {
    const order = await aPaidOrder();
    const there = await refundAtProvider(world, order, 6200);
    await deliverWebhooks(world, { times: 2 });
    expect(await readFiledPayment(world, admin, order)).toMatchObject({
      refunded: 6200,
      refunds: [{ amount: 6200, state: 'succeeded', by: null, reason: 'Made at the payment provider.' }],
    });
    expect(await listAlerts(order._id)).toEqual([
      {
        kind: 'anomaly',
        detail: `A refund of $62.00 was made at the payment provider, not here (${there.id}). It is recorded with the order.`,
      },
    ]);
    expect(await listNotifications(order)).toHaveLength(1);
    expect((await pressRefund(world, admin, { order, amount: 4001 })).json().refundable).toBe(4000);
  });

  test('leaves too little for one that was submitted meanwhile: that one fails with a reason, and no money goes back twice', async () => {
    const order = await aPaidOrder();
    await refundAtProvider(world, order, 6200);
    const refund = await aRefund(world, admin, { order, amount: 10_200 });
    expect(refund).toMatchObject({
      state: 'failed',
      failure: 'Refund amount ($102.00) is greater than unrefunded amount on charge ($40.00)',
    });
    expect(await readFiledPayment(world, admin, order)).toMatchObject({ refunded: 6200 });
    expect(await sumRefunded(world, order)).toBe(6200);
  });
});

test('the provider away: the refund is noted, holds its amount, and says that it is requested', async () => {
  const order = await aPaidOrder();
  world.sandbox.controls.setDown(true);
  const answer = await pressRefund(world, admin, { order, amount: 10_200 });
  world.sandbox.controls.setDown(false);
  expect(answer.json()).toMatchObject({ state: 'requested', amount: 10_200 });
  expect((await pressRefund(world, admin, { order, amount: 1 })).json().code).toBe('refund.too-much');
});

test('the carrier’s data download has amount and state of a refund, and not the admin’s reason', async () => {
  const person = await aUser(world);
  const order = await anOrderPaidWith(world, person);
  await aRefund(world, admin, { order, amount: 100, reason: 'Sweet-talk her.' });
  const data = await world.call('GET', '/users/data', { token: person.token });
  expect(data.json()).toMatchObject({ payments: [{ refunds: [{ amountCents: 100, state: 'succeeded' }] }] });
  expect(data.body).not.toContain('Sweet-talk');
});

test('an erased carrier leaves amount and state of a refund, and not the reason', async () => {
  const person = await aUser(world);
  const order = await anOrderPaidWith(world, person);
  await aRefund(world, admin, { order, amount: 100, reason: 'Ann asked for it.' });
  await aRefund(world, admin, { order, amount: order.totalPrice - 100, reason: 'It is not filed.' });
  await world.call('DELETE', `/users/${person.id}`, { token: admin.token });
  const file = await world.read<OrderFile>(`/permits/admin/orders/${order._id}`, admin);
  expect(file.payments[0]?.refunds).toMatchObject([
    { amount: order.totalPrice - 100, state: 'succeeded', reason: '' },
    { amount: 100, state: 'succeeded', reason: '' },
  ]);
});

import type { Order, OrderFile, OwnPayment } from '@wideload/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aCard, deliverWebhooks, pay } from '#test/factories/money/payment-factories.ts';
import { readPdf } from '#test/pdf.ts';
import { startWorld } from '#test/world.ts';
import { MINUTE } from '#clock.ts';
import { createReconciler } from '../payments.service.ts';

const world = await startWorld();
afterAll(() => world.close());

/** The success comes shortly after midnight. */
const DECLINED_AT = new Date('2026-11-16T23:52:00.000Z');
const PAID_AT = '2026-11-17T00:01:00.000Z';

let user: SignedInUser;
let order: Order;
beforeEach(async () => {
  world.clock.set(DECLINED_AT);
  user = await aUser(world);
  order = await aPayableOrder(world, user);
});

const get = <T>(path: string, { token } = user) => world.read<T>(path, { token });
const listStoredTimes = async () =>
  world.deps.db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .innerJoin('order_events as events', 'events.order_id', 'orders.id')
    .select(['orders.paid_at', 'payments.succeeded_at', 'events.at'])
    .where((eb) => eb.and({ 'orders.id': order._id, 'events.to_status': 'pending' }))
    .executeTakeFirst();
const toTimes = (instant: string) => {
  const at = new Date(instant);
  return { paid_at: at, succeeded_at: at, at };
};

test('after a decline everything says when the payment succeeded', async () => {
  const declined = await aCard(world, user, 'pm_card_chargeCustomerFail');
  const good = await aCard(world, user, 'pm_card_visa');
  expect((await pay(world, user, { order, card: declined })).statusCode).toBe(402);
  world.clock.advance(9 * MINUTE);
  expect((await pay(world, user, { order, card: good })).statusCode).toBe(200);

  const { items } = await get<{ items: OwnPayment[] }>(`/permits/orders/${order._id}/payments`);
  expect(items.map(({ paidAt }) => paidAt)).toEqual([PAID_AT]);
  const admin = await aUser(world, { role: 'admin' });
  const file = await get<OrderFile>(`/permits/admin/orders/${order._id}`, admin);
  expect([file.paidAt, file.events.at(-1)?.event]).toMatchObject([PAID_AT, { to: 'pending', at: PAID_AT }]);
  const receipt = await world.call('GET', `/permits/orders/${order._id}/receipt`, { token: user.token });
  expect((await readPdf(receipt.rawPayload)).text).toContain('November 17, 2026 at 12:01 AM');
  const csv = await world.call('GET', '/permits/admin/ledger.csv?from=2026-11-16&to=2026-11-17', {
    token: admin.token,
  });
  const lines = csv.body.split('\r\n').filter((line) => line.includes(`,${order.orderNumber},`));
  expect(lines.map((line) => line.slice(0, 10))).toEqual(lines.map(() => '2026-11-17'));
  expect(await listStoredTimes()).toEqual(toTimes(PAID_AT));
});

describe('a success that is reported late was paid when it was charged', () => {
  test.each([
    ['the event', () => deliverWebhooks(world)],
    ['the reconciler', () => createReconciler(world.deps).run()],
  ])('by %s', async (_name, hear) => {
    const card = await aCard(world, user);
    world.clock.advance(9 * MINUTE);
    world.sandbox.controls.loseAnswer('confirmIntent', 'after');
    expect((await pay(world, user, { order, card })).statusCode).toBe(202);
    world.clock.advance(50 * MINUTE);
    await hear();
    expect(await listStoredTimes()).toEqual(toTimes(PAID_AT));
  });

  test('with Stripe, whose charges are exact to the second; never before PAY was pressed', async () => {
    const stripeWorld = await startWorld({ provider: 'stripe' });
    stripeWorld.clock.set(new Date('2026-11-16T23:52:00.700Z'));
    const carrier = await aUser(stripeWorld);
    const bought = await aPayableOrder(stripeWorld, carrier);
    const card = await aCard(stripeWorld, carrier);
    await pay(stripeWorld, carrier, { order: bought, card });
    const list = await stripeWorld.call('GET', `/permits/orders/${bought._id}/payments`, { token: carrier.token });
    await stripeWorld.close();
    expect(list.json()).toMatchObject({ items: [{ paidAt: '2026-11-16T23:52:00.700Z' }] });
  });
});

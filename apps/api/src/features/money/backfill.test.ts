import { beforeEach, describe, expect, test } from 'vitest';
import { createUserActor } from '#actor.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aPayableOrder } from '#test/factories/order-factories.ts';
import { aCard, pay, setUpCard, sumTaken } from '#test/factories/money/payment-factories.ts';
import { restoreFromBeforeOrder, restoreFromBeforePayment } from '#test/stages/restored-database.ts';
import { aWorld, madeEachTime } from '#test/world.ts';
import { buildApp } from '#app.ts';
import { DAY, HOUR, MINUTE } from '#clock.ts';
import { confirmPayment, createReconciler } from './payments.service.ts';

const world = aWorld();
const user = madeEachTime(() => aUser(world));
const order = madeEachTime(() => aPayableOrder(world, user));
const card = madeEachTime(() => aCard(world, user));
beforeEach(async () => {
  await createReconciler(world.deps).run();
});

const press = () => pay(world, user, { order, card });
/** Signs in again, because the carrier's access token expires while the clock advances. */
const readStatus = async () =>
  (await world.deps.db.selectFrom('orders').select('status').where('id', '=', order._id).executeTakeFirst())?.status;
const payAgain = () =>
  confirmPayment(world.deps, createUserActor(user.id, ''), { sourceId: card.sourceId, orderId: order._id });
const loadCursor = () => world.row('event_cursors');
const listAlerts = (part: string) =>
  world.deps.db.selectFrom('payment_alerts').selectAll().where('detail', 'like', `%${part}%`).execute();
const listMethods = async () => {
  const cards = world.deps.db.selectFrom('cards').select('provider_pm_id').where('user_id', '=', user.id);
  return (await cards.where('detached_at', 'is', null).execute()).map((row) => row.provider_pm_id);
};

/** A process that starts after `gap` milliseconds without events from the provider. */
async function startAgain(gap = 12 * HOUR): Promise<void> {
  await world.sandbox.webhooks.dropPending();
  world.clock.advance(gap);
  await createReconciler(world.deps).run();
}

describe('the cursor', () => {
  test('stays behind while an event cannot be settled, so that it is not passed over by later ones', async () => {
    world.sandbox.controls.loseAnswer('confirmIntent', 'after');
    await press();
    await world.change('payment_attempts', {}, { state: 'abandoned' });
    const before = await loadCursor();
    world.clock.advance(1.5 * HOUR);
    world.sandbox.controls.loseAnswer('getIntent', 'before');
    await expect(createReconciler(world.deps).run()).rejects.toThrow('1 of');
    expect(await loadCursor()).toMatchObject({ settled_to: before.settled_to, listed_to: world.clock.now() });
    expect(await readStatus()).toBe('draft');
    // Later events arrive by webhook in the meantime; the lost one is older.
    const other = await aUser(world);
    await aCard(world, other);
    await createReconciler(world.deps).run();
    expect([await readStatus(), (await loadCursor()).settled_to]).toEqual(['pending', world.clock.now()]);
  });

  test('that has not moved for six hours raises an alert', async () => {
    world.sandbox.controls.loseAnswer('confirmIntent', 'after');
    await press();
    await world.change('payment_attempts', {}, { state: 'abandoned' });
    const { settled_to } = await loadCursor();
    world.clock.advance(7 * HOUR);
    world.sandbox.controls.loseAnswer('getIntent', 'before');
    world.sandbox.controls.loseAnswer('getIntent', 'before');
    await expect(createReconciler(world.deps).run()).rejects.toThrow('were not settled');
    expect(await listAlerts(`events since ${settled_to.toISOString()}`)).toMatchObject([{ kind: 'stuck' }]);
    await createReconciler(world.deps).run();
  });
});

describe('after a restore from a backup', () => {
  test('an order that was paid since is pending again, with one receipt and no new charge', async () => {
    await press();
    await restoreFromBeforePayment(world, order);
    expect(await readStatus()).toBe('draft');
    await startAgain();
    expect([await readStatus(), await sumTaken(world, order)]).toEqual(['pending', order.totalPrice]);
    expect((await payAgain()).status).toBe('succeeded');
    const receipts = await world.rows('deliveries', { kind: 'order-paid' }, ['content']);
    expect(receipts.filter(({ content }) => (content as { orderId?: string }).orderId === order._id)).toHaveLength(1);
  });

  test('PAY is closed in a process until it has read the events, then it finds the order paid', async () => {
    await press();
    await restoreFromBeforePayment(world, order);
    await world.sandbox.webhooks.dropPending();
    world.clock.advance(5 * MINUTE);
    const app = await buildApp(world.deps);
    const payOnOtherServer = () =>
      app.inject({
        method: 'POST',
        url: '/api/permits/confirm_payment',
        headers: { authorization: `Bearer ${user.token}` },
        payload: { sourceId: card.sourceId, orderId: order._id },
      });
    const early = await payOnOtherServer();
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([503, 'payment.not-open-yet']);
    await createReconciler(world.deps).run();
    expect((await payOnOtherServer()).json<{ status: string }>().status).toBe('succeeded');
    expect(await sumTaken(world, order)).toBe(order.totalPrice);
  });

  test('an unknown intent that waits for 3-D Secure is canceled: its browser can no longer charge', async () => {
    const asking = await aCard(world, user, 'pm_card_authenticationRequired');
    const { clientSecret } = (await pay(world, user, { order, card: asking })).json<{ clientSecret: string }>();
    await restoreFromBeforePayment(world, order);
    await startAgain();
    await world.sandbox.browser.completeAuthentication(clientSecret, 'succeed');
    expect(await sumTaken(world, order)).toBe(0);
    expect((await payAgain()).status).toBe('succeeded');
    expect(await sumTaken(world, order)).toBe(order.totalPrice);
  });

  test('money for an order that the backup does not have raises an alert, and the event is done', async () => {
    await press();
    await restoreFromBeforeOrder(world, order);
    await startAgain();
    expect(await listAlerts(order._id)).toMatchObject([{ kind: 'anomaly', order_id: null, resolved_at: null }]);
    await startAgain();
    expect(await listAlerts(order._id)).toHaveLength(1);
  });

  test('a second charge for a draft that has another payment by then raises an alert and does not replace it', async () => {
    await press();
    await restoreFromBeforePayment(world, order);
    const declined = await aCard(world, user, 'pm_card_chargeCustomerFail');
    expect((await pay(world, user, { order, card: declined })).statusCode).toBe(402);
    await startAgain();
    expect(await readStatus()).toBe('draft');
    expect(await listAlerts(order._id)).toMatchObject([{ kind: 'anomaly', order_id: order._id }]);
  });

  test('a payment that is unfinished in the backup is read even without an event', async () => {
    const declined = await aCard(world, user, 'pm_card_chargeCustomerFail');
    await pay(world, user, { order, card: declined });
    const { id, provider_intent_id } = await world.row('payments', { order_id: order._id });
    await world.sandbox.confirmIntent('wideload:confirm:since', {
      intentId: provider_intent_id ?? '',
      methodId: card.sourceId,
    });
    await world.database.pool.query('DELETE FROM stripe_stand_in.events');
    await startAgain();
    const after = await world.deps.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirst();
    expect([await readStatus(), after?.status]).toEqual(['pending', 'succeeded']);
  });

  test('a card that was deleted since is deleted again, and one that was saved since is saved', async () => {
    const { sourceId } = await setUpCard(world, user, { alias: 'pm_card_amex' });
    await world.sandbox.detachCard('wideload:detach:since', card.sourceId);
    await startAgain();
    expect(await listMethods()).toEqual([sourceId]);
  });

  test('a gap that is longer than the provider keeps events raises an alert', async () => {
    await startAgain(31 * DAY);
    expect(await listAlerts('keeps events for 30 days only')).toMatchObject([{ kind: 'anomaly' }]);
  });
});

/** Each row is a point of docs/payments.md at which one process dies (`kill -9`) and another one recovers. */
import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#clock.ts';
import { aUser } from '../factories/user-factories.ts';
import { restoreFromBeforePayment } from '../stages/restored-database.ts';
import { PATIENCE, setKillStage, unpaid } from './kill-stage.ts';

const { killAt, paidOnce, press, stage, startInBackground, readStatus, truth, waitForTruth } = setKillStage();

describe('row 13 to 19: people, cards, refunds, backups', () => {
  test('row 13: an unfinished 3-D Secure is canceled by the next process after an hour, and charges nothing later', async () => {
    const answer = await press(stage.cards.asking);
    await stage.world.kill(stage.server);
    await startInBackground((HOUR + MINUTE) / SECOND);
    await waitForTruth({ ...unpaid, payments: ['canceled'] });
    await stage.world.stripe.browser.completeAuthentication(String(answer?.body['clientSecret']), 'succeed');
    expect((await truth()).taken).toEqual([]);
    expect(await readStatus(press())).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), payments: ['canceled', 'succeeded'] });
  });

  test('row 14: browser and server die after the card form, the webhook is lost: the next process has the card', async () => {
    const person = await aUser(stage.world.world);
    const setup = await stage.world.call(stage.server, { method: 'POST', path: '/stripe/setup_intents', as: person });
    await stage.world.kill(stage.server);
    const empty = { line1: null, city: null, state: null, country: 'US', postalCode: null };
    const billing = { name: 'Ann', email: null, phone: null, address: empty };
    const entry = { alias: 'pm_card_visa', expMonth: 12, expYear: 2034, billing };
    const done = await stage.world.stripe.browser.confirmSetup(String(setup?.body['clientSecret']), entry);
    await stage.world.stripe.webhooks.dropPending();
    stage.server = await stage.world.start();
    const cards = () =>
      stage.world.world.deps.db.selectFrom('cards').selectAll().where('user_id', '=', person.id).execute();
    await expect
      .poll(cards, { timeout: PATIENCE })
      .toMatchObject([{ provider_pm_id: 'sourceId' in done && done.sourceId }]);
  });

  test('row 15: a customer that was made and not stored is made once', async () => {
    const person = await aUser(stage.world.world);
    const setup = () => stage.world.call(stage.server, { method: 'POST', path: '/stripe/setup_intents', as: person });
    const held = stage.world.stripe.controls.hold('createCustomer', 'after');
    void setup();
    await killAt(held, 'after');
    stage.server = await stage.world.start();
    expect((await setup())?.status).toBe(201);
    expect(
      (await stage.world.stripe.customers()).filter(({ metadata }) => metadata['userId'] === person.id),
    ).toHaveLength(1);
  });

  test.each(['before', 'after'] as const)(
    'row 16: a refund held %s its execution is made once, and stands as made',
    async (when) => {
      const admin = await aUser(stage.world.world, { role: 'admin' });
      expect(await readStatus(press())).toBe('succeeded');
      const held = stage.world.stripe.controls.hold('createRefund', when);
      const body = { amount: 100, reason: 'One permit fell away.' };
      const path = `/permits/admin/orders/${stage.order._id}/refunds`;
      void stage.world.call(stage.server, { method: 'POST', path, body, as: admin });
      await killAt(held, when);
      const { pool } = stage.world.world.database;
      await pool.query(`UPDATE refunds SET created_at = created_at - interval '1 minute', sent_at = sent_at - interval '1 minute',
        tried_at = tried_at - interval '1 minute'`);
      stage.server = await stage.world.start();
      const state = async () => {
        const payment = 'SELECT id FROM payments WHERE order_id = $1';
        const { rows } = await pool.query(`SELECT state FROM refunds WHERE payment_id IN (${payment})`, [
          stage.order._id,
        ]);
        return rows.map((row: { state: string }) => row.state);
      };
      await expect.poll(state, { timeout: PATIENCE }).toEqual(['succeeded']);
      const intents = (await stage.world.stripe.intents()).filter(
        ({ metadata }) => metadata['orderId'] === stage.order._id,
      );
      const made = (await stage.world.stripe.refunds()).filter(({ payment_intent: of }) =>
        intents.some(({ id }) => id === of),
      );
      expect(made.map(({ amount }) => amount)).toEqual([100]);
    },
  );

  test.each(['before', 'after'] as const)(
    'row 17: a card whose detaching is held %s its execution is gone at once, and detached by the next process',
    async (when) => {
      const person = await aUser(stage.world.world);
      const own = await stage.world.aCard('pm_card_visa', person);
      const held = stage.world.stripe.controls.hold('detachCard', when);
      void stage.world.call(stage.server, { method: 'DELETE', path: `/stripe/cards/${own.id}`, as: person });
      await killAt(held, when);
      stage.server = await stage.world.start();
      const list = await stage.world.call(stage.server, { method: 'GET', path: '/stripe/cards', as: person });
      expect(list?.body).toEqual([]);
      const owner = async () => (await stage.world.world.deps.payments.getCard(own.sourceId)).customerId;
      await expect.poll(owner, { timeout: PATIENCE }).toBeNull();
    },
  );

  test('row 18: a draft whose payment was being canceled for its deletion can be deleted, and charges nothing', async () => {
    expect((await press(stage.cards.declined))?.status).toBe(402);
    const held = stage.world.stripe.controls.hold('cancelIntent', 'after');
    const remove = () =>
      stage.world.call(stage.server, {
        method: 'DELETE',
        path: `/permits/orders/${stage.order._id}`,
        as: stage.world.carrier,
      });
    void remove();
    await killAt(held, 'after');
    expect((await truth()).status).toBe('draft');
    stage.server = await stage.world.start();
    expect((await remove())?.status).toBe(200);
    const intents = (await stage.world.stripe.intents()).filter(
      ({ metadata }) => metadata['orderId'] === stage.order._id,
    );
    expect(intents.map(({ status }) => status)).toEqual(['canceled']);
  });

  test('row 19: from a backup of before the payment the next process makes the order pending, and no press charges it again', async () => {
    expect(await readStatus(press())).toBe('succeeded');
    await stage.world.kill(stage.server);
    await restoreFromBeforePayment(stage.world.world, stage.order);
    await stage.world.world.database.pool.query(
      `UPDATE event_cursors SET listed_to = listed_to - interval '1 hour', settled_to = settled_to - interval '1 hour'`,
    );
    await stage.world.stripe.webhooks.dropPending();
    await startInBackground(0);
    // PAY may still be closed, or the order may be paid by now: neither charges.
    const answer = await press();
    expect([answer?.body['code'], answer?.body['status']]).toContain(
      answer?.status === 503 ? 'payment.not-open-yet' : 'succeeded',
    );
    await waitForTruth(paidOnce());
    expect(await readStatus(press())).toBe('succeeded');
    expect(await truth()).toMatchObject(paidOnce());
  });
});

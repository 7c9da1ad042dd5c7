/** Each row is a point of docs/payments.md at which one process dies (`kill -9`) and another one recovers. */
import { describe, expect, test } from 'vitest';
import { GIVEN_UP_AFTER, READ_AFTER, setKillStage, unpaid } from './kill-stage.ts';

const { killAt, paidOnce, press, stage, startInBackground, readStatus, truth, waitForTruth } = setKillStage();

describe('row 1 to 4: nothing is charged yet', () => {
  test('row 1: before the press is committed nothing has happened, and the next one pays', async () => {
    const held = await stage.world.holdOrder(stage.order);
    const dying = press();
    await stage.world.waitUntilBlocked('orders');
    await stage.world.kill(stage.server);
    expect(await dying).toBeNull();
    await held.release();
    await startInBackground(GIVEN_UP_AFTER);
    expect(await truth()).toMatchObject({ ...unpaid, payments: [], intents: 0 });
    expect(await readStatus(press())).toBe('succeeded');
    expect(await truth()).toMatchObject(paidOnce());
  });

  test('row 2: a press that is committed but not sent to Stripe is abandoned after two minutes', async () => {
    const held = await stage.world.holdTable('payment_customers');
    void press();
    await stage.world.waitUntilBlocked('payment_customers');
    await stage.world.kill(stage.server);
    await held.release();
    expect(await truth()).toMatchObject({ ...unpaid, attempts: ['in_flight'], intents: 0 });
    await startInBackground(GIVEN_UP_AFTER);
    await waitForTruth({ ...unpaid, attempts: ['abandoned'] });
    expect(await readStatus(press())).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
  });

  test.each(['before', 'after'] as const)(
    'row 3: with the making of the intent held %s its execution, the next press has one intent',
    async (when) => {
      const held = stage.world.stripe.controls.hold('createIntent', when);
      void press();
      await killAt(held, when);
      expect(await truth()).toMatchObject({ ...unpaid, intents: when === 'after' ? 1 : 0 });
      await startInBackground(GIVEN_UP_AFTER);
      await waitForTruth({ ...unpaid, attempts: ['abandoned'] });
      expect(await readStatus(press())).toBe('succeeded');
      expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
    },
  );

  test('row 3: with the intent answered and its id not stored, the next press has one intent', async () => {
    const held = stage.world.stripe.controls.hold('createIntent');
    void press();
    await held.arrived;
    const row = await stage.world.hold('SELECT FROM payments WHERE order_id = $1 FOR UPDATE', [stage.order._id]);
    held.release();
    await stage.world.waitUntilBlocked('payments');
    await stage.world.kill(stage.server);
    await row.release();
    expect(await truth()).toMatchObject({ ...unpaid, intents: 1, payments: ['created'] });
    await startInBackground(GIVEN_UP_AFTER);
    await waitForTruth({ ...unpaid, attempts: ['abandoned'] });
    expect(await readStatus(press())).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
  });

  test('row 4: with the id stored and the confirmation not noted, it is given up and paid by the next press', async () => {
    const held = stage.world.stripe.controls.hold('createIntent');
    void press();
    await held.arrived;
    const row = await stage.world.hold(
      'SELECT FROM payment_attempts WHERE payment_id IN (SELECT id FROM payments WHERE order_id = $1) FOR UPDATE',
      [stage.order._id],
    );
    held.release();
    await stage.world.waitUntilBlocked('payment_attempts');
    await stage.world.kill(stage.server);
    await row.release();
    expect(await truth()).toMatchObject({ ...unpaid, payments: ['open'], attempts: ['in_flight'] });
    await startInBackground(GIVEN_UP_AFTER);
    await waitForTruth({ ...unpaid, attempts: ['abandoned'] });
    expect(await readStatus(press())).toBe('succeeded');
    expect(await truth()).toMatchObject(paidOnce());
  });

  test('row 4: a confirmation that never arrived is given up after two minutes, not sooner', async () => {
    const held = stage.world.stripe.controls.hold('confirmIntent');
    void press();
    await killAt(held, 'before');
    await startInBackground(READ_AFTER);
    const path = `/payment_intent?orderId=${stage.order._id}`;
    const look = await stage.world.call(stage.server, { method: 'GET', path, as: stage.world.carrier });
    expect(look?.body).toMatchObject({ paymentIntent: { status: 'processing' } });
    expect(await truth()).toMatchObject({ ...unpaid, attempts: ['in_flight'] });
    await stage.world.kill(stage.server);
    await startInBackground(GIVEN_UP_AFTER);
    await waitForTruth({ ...unpaid, attempts: ['abandoned'] });
    expect(await readStatus(press())).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
  });

  test('row 4: a confirmation that arrives after it was given up, and after another press, charges nothing twice', async () => {
    const held = stage.world.stripe.controls.hold('confirmIntent');
    void press();
    await held.arrived;
    await stage.world.kill(stage.server);
    await startInBackground(GIVEN_UP_AFTER);
    await waitForTruth({ ...unpaid, attempts: ['abandoned'] });
    const second = press();
    await expect.poll(() => stage.world.stripe.controls.calls('confirmIntent')).toBeGreaterThan(1);
    held.release();
    expect(await readStatus(second)).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
  });
});

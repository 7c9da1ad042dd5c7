/** Each row is a point of docs/payments.md at which one process dies (`kill -9`) and another one recovers. */
import { describe, expect, test } from 'vitest';
import { READ_AFTER, setKillStage, unpaid } from './kill-stage.ts';

const { killAt, paidOnce, press, stage, startInBackground, readStatus, truth, waitForTruth } = setKillStage();

describe('row 5 to 8: Stripe has decided, and the calling process is dead', () => {
  test('row 5: charged, the answer lost: the next process finds it paid', async () => {
    const held = stage.world.stripe.controls.hold('confirmIntent', 'after');
    void press();
    await killAt(held, 'after');
    expect(await truth()).toMatchObject({ ...unpaid, taken: [stage.order.totalPrice] });
    await startInBackground(READ_AFTER);
    await waitForTruth({ ...paidOnce(), attempts: ['succeeded'] });
  });

  test('row 5: declined, the answer lost: it is a decline, and another card pays on the same intent', async () => {
    const held = stage.world.stripe.controls.hold('confirmIntent', 'after');
    void press(stage.cards.declined);
    await killAt(held, 'after');
    await startInBackground(READ_AFTER);
    await waitForTruth({ ...unpaid, attempts: ['declined'] });
    expect(await readStatus(press())).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
  });

  test('row 5: 3-D Secure required, the answer lost: the next press continues it and charges once', async () => {
    const held = stage.world.stripe.controls.hold('confirmIntent', 'after');
    void press(stage.cards.asking);
    await killAt(held, 'after');
    await startInBackground(READ_AFTER);
    await waitForTruth({ ...unpaid, attempts: ['requires_action'] });
    const answer = await press(stage.cards.asking);
    expect(answer?.body['status']).toBe('requires_action');
    await stage.world.stripe.browser.completeAuthentication(String(answer?.body['clientSecret']), 'succeed');
    expect(await readStatus(press(stage.cards.asking))).toBe('succeeded');
    expect(await truth()).toMatchObject({ ...paidOnce(), intents: 1 });
  });

  test('row 6: the answer received, nothing of it written: the next process finds it paid', async () => {
    const held = stage.world.stripe.controls.hold('confirmIntent');
    void press();
    await held.arrived;
    const row = await stage.world.holdOrder(stage.order);
    held.release();
    await stage.world.waitUntilBlocked('orders');
    await stage.world.kill(stage.server);
    await row.release();
    expect(await truth()).toMatchObject({ ...unpaid, taken: [stage.order.totalPrice] });
    await startInBackground(READ_AFTER);
    await waitForTruth(paidOnce());
  });

  test('row 6: the answer half written down is not written down; the next process writes it once, with one receipt', async () => {
    const held = stage.world.stripe.controls.hold('confirmIntent');
    void press();
    await held.arrived;
    const table = await stage.world.holdTable('deliveries');
    held.release();
    await stage.world.waitUntilBlocked('"deliveries"');
    await stage.world.kill(stage.server);
    await table.release();
    expect(await truth()).toMatchObject({ ...unpaid, payments: ['open'], taken: [stage.order.totalPrice] });
    await startInBackground(READ_AFTER);
    await waitForTruth({ ...paidOnce(), payments: ['succeeded'] });
  });

  test('row 7: all written down and the answer to the browser lost: the next press says that it has succeeded', async () => {
    void press();
    await waitForTruth(paidOnce());
    await stage.world.kill(stage.server);
    await startInBackground(0);
    expect(await readStatus(press())).toBe('succeeded');
    expect(await truth()).toMatchObject(paidOnce());
  });

  test('row 8: a webhook before the answer settles it; the process that waited for the answer dies, and nothing is done twice', async () => {
    const held = stage.world.stripe.controls.hold('confirmIntent', 'after');
    void press();
    await held.arrived;
    expect(await stage.world.stripe.webhooks.deliverPending(`${stage.server.url}/api/webhooks/stripe`)).toEqual([200]);
    expect(await truth()).toMatchObject(paidOnce());
    await killAt(held, 'after');
    await startInBackground(READ_AFTER);
    expect(await readStatus(press())).toBe('succeeded');
    expect(await truth()).toMatchObject(paidOnce());
  });
});

/** Each row is a point of docs/payments.md at which one process dies (`kill -9`) and another one recovers. */
import { describe, expect, test } from 'vitest';
import { setKillStage } from './kill-stage.ts';
import type { ServerProcess } from './server-process.ts';

const { killAt, paidOnce, press, stage, startInBackground, truth, waitForTruth } = setKillStage();

describe('row 9 to 12: webhooks', () => {
  const listEvents = async () => {
    const intents = (await stage.world.stripe.intents()).filter(
      ({ metadata }) => metadata['orderId'] === stage.order._id,
    );
    const { db } = stage.world.world.deps;
    const events = await db.selectFrom('provider_events').select(['event_id', 'object_id']).execute();
    return events.filter(({ object_id }) => intents.some(({ id }) => id === object_id));
  };

  type Pending = { payload: string; signature: string };

  /** Takes the charge's webhook from the provider before it is sent. */
  async function takePendingWebhooks(): Promise<Pending> {
    const pending: Pending[] = [];
    await stage.world.stripe.webhooks.deliverPending(async (payload, signature) => {
      if (payload.includes('"payment_intent.succeeded"')) pending.push({ payload, signature });
      return { status: 200 };
    });
    expect(pending).toHaveLength(1);
    return pending[0] ?? { payload: '', signature: '' };
  }

  /** Null if the process died instead of answering. */
  function send(to: ServerProcess, { payload, signature }: Pending): Promise<Response | null> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const init = { method: 'POST', headers, body: payload };
    return fetch(`${to.url}/api/webhooks/stripe`, init).catch(() => null);
  }

  /** As the provider does: what is refused for now, because the order is busy, is sent again. */
  async function sendUntilTaken(to: ServerProcess, event: Pending): Promise<Response | null> {
    const answer = await send(to, event);
    return answer?.status === 503 ? sendUntilTaken(to, event) : answer;
  }

  test('row 9: a webhook that was lost while no process lived is found in the list of events', async () => {
    const answer = await press(stage.cards.asking);
    await stage.world.kill(stage.server);
    // The attempt is abandoned here, so that only the list of events shows the charge.
    await stage.world.world.change('payment_attempts', {}, { state: 'abandoned' });
    await stage.world.world.change('payments', { order_id: stage.order._id }, { status: 'open' });
    await stage.world.stripe.browser.completeAuthentication(String(answer?.body['clientSecret']), 'succeed');
    await stage.world.stripe.webhooks.dropPending();
    await startInBackground(0);
    await waitForTruth(paidOnce());
    expect((await listEvents()).length).toBeGreaterThan(0);
  });

  test('row 10: one webhook at two processes at once has one effect', async () => {
    const held = stage.world.stripe.controls.hold('confirmIntent', 'after');
    void press();
    await killAt(held, 'after');
    const [first, other] = await Promise.all([stage.world.start(), stage.world.start()]);
    stage.server = first;
    const event = await takePendingWebhooks();
    const answers = [stage.server, other, stage.server, other].map((to) => sendUntilTaken(to, event));
    expect((await Promise.all(answers)).map((answer) => answer?.status)).toEqual(answers.map(() => 200));
    expect(await truth()).toMatchObject(paidOnce());
    expect(await listEvents()).toHaveLength(1);
    await stage.world.kill(other);
  });

  test('row 12: a process that dies inside a webhook has kept nothing of it; sent again, it settles', async () => {
    const held = stage.world.stripe.controls.hold('confirmIntent', 'after');
    void press();
    await killAt(held, 'after');
    stage.server = await stage.world.start();
    const event = await takePendingWebhooks();
    const row = await stage.world.holdOrder(stage.order);
    const delivering = send(stage.server, event);
    await stage.world.waitUntilBlocked('orders');
    await stage.world.kill(stage.server);
    expect(await delivering).toBeNull();
    await row.release();
    expect(await listEvents()).toEqual([]);
    stage.server = await stage.world.start();
    expect((await send(stage.server, event))?.status).toBe(200);
    expect(await truth()).toMatchObject(paidOnce());
    expect(await listEvents()).toHaveLength(1);
  });
});

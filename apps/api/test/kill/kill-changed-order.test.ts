/** A paid order that changes with a price, and a process that dies (`kill -9`) in the middle of it. */
import type { Order } from '@wideload/contract';
import { expect, test } from 'vitest';
import { aPayableOrder } from '../factories/order-factories.ts';
import { PATIENCE, setKillStage } from './kill-stage.ts';

const { killAt, stage } = setKillStage();

/** Louisiana charges by the day. */
async function aPaidOrder(): Promise<Order> {
  const order = await aPayableOrder(stage.world.world, stage.world.carrier, { states: ['LA'] });
  const paid = await stage.world.press(stage.server, { order, card: stage.cards.card });
  expect(paid?.body['status']).toBe('succeeded');
  return read(order._id);
}

async function read(id: string): Promise<Order> {
  const answer = await stage.world.call(stage.server, {
    method: 'GET',
    path: `/permits/orders/${id}`,
    as: stage.world.carrier,
  });
  // Cast: the call answers with an order.
  return answer?.body as unknown as Order;
}

/** A change of the days of its permit, at the price that it has. */
function toChange({ version, permits: [permit] }: Order, days: number) {
  if (permit === undefined) throw new Error('The load needs a permit.');
  const { startDate } = permit.date;
  const end = new Date(startDate);
  end.setUTCDate(end.getUTCDate() + days - 1);
  const asked = [{ _id: permit._id, startDate, endDate: end.toISOString().slice(0, 10) }];
  return {
    _id: stage.world.world.deps.ids(),
    version,
    permits: asked,
    expected: permit.fee * (days - permit.days),
  };
}

const send = (order: Order, body: object) =>
  stage.world.call(stage.server, {
    method: 'POST',
    path: `/permits/orders/${order._id}/changes`,
    body,
    as: stage.world.carrier,
  });

async function readMoney({ _id }: Order) {
  const { rows } = await stage.world.world.database.pool.query<{
    changes: number;
    requests: number;
    refunds: string[];
  }>(
    `SELECT (SELECT count(*)::int FROM order_changes WHERE order_id = $1) AS changes,
       (SELECT count(*)::int FROM adjustments WHERE order_id = $1) AS requests,
       ARRAY(SELECT refunds.state FROM refunds JOIN payments ON payments.id = refunds.payment_id
         WHERE payments.order_id = $1) AS refunds`,
    [_id],
  );
  return rows[0];
}

test('a change that dies half written is not written; sent again and again it is made, and asked for, once', async () => {
  const order = await aPaidOrder();
  const body = toChange(order, 5);
  const table = await stage.world.holdTable('order_change_permits');
  void send(order, body);
  await stage.world.waitUntilBlocked('"order_change_permits"');
  await stage.world.kill(stage.server);
  await table.release();
  stage.server = await stage.world.start();
  expect(await read(order._id)).toEqual(order);
  expect(await readMoney(order)).toEqual({ changes: 0, requests: 0, refunds: [] });
  expect((await send(order, body))?.status).toBe(200);
  expect((await send(order, body))?.status).toBe(200);
  expect(await readMoney(order)).toEqual({ changes: 1, requests: 1, refunds: [] });
  expect((await read(order._id)).permits[0]?.days).toBe(5);
});

test.each(['before', 'after'] as const)(
  'a refund of a change that is held %s its execution is made once, by the next process',
  async (when) => {
    const order = await aPaidOrder();
    const held = stage.world.stripe.controls.hold('createRefund', when);
    void send(order, toChange(order, 2));
    await killAt(held, when);
    const { pool } = stage.world.world.database;
    await pool.query(`UPDATE refunds SET created_at = created_at - interval '1 minute', sent_at = sent_at - interval '1 minute',
      tried_at = tried_at - interval '1 minute'`);
    stage.server = await stage.world.start();
    expect((await read(order._id)).permits[0]?.days).toBe(2);
    await expect
      .poll(() => readMoney(order), { timeout: PATIENCE })
      .toEqual({ changes: 1, requests: 0, refunds: ['succeeded'] });
    const intents = (await stage.world.stripe.intents()).filter(({ metadata }) => metadata['orderId'] === order._id);
    const made = (await stage.world.stripe.refunds()).filter(({ payment_intent: of }) =>
      intents.some(({ id }) => id === of),
    );
    expect(made.map(({ amount }) => amount)).toEqual([(order.permits[0]?.fee ?? 0) * 2]);
  },
);

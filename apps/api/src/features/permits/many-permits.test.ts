import type { Notification, Order, OrderEvent } from '@wideload/contract';
import { beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#clock.ts';
import { payFor } from '#test/factories/notification-factories.ts';
import { aPayableOrder, aUnit } from '#test/factories/order-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWebhook } from '#test/factories/webhook-factories.ts';
import { aWorld } from '#test/world.ts';

const world = aWorld({ onQuery: () => void (queries += 1) });
let queries = 0;
let admin: SignedInUser;
let carrier: SignedInUser;

beforeAll(async () => {
  admin = await aUser(world, { role: 'admin' });
  carrier = await aUser(world);
  await aWebhook(world, carrier, { events: ['permit.filed'] });
});

/** Paid, with permits of Texas and Oklahoma for each unit. */
async function anOrderOf(count: number): Promise<Order> {
  const unit = await aUnit(world, carrier);
  const units = Array.from({ length: count }, () => ({ ...unit, _id: world.deps.ids() }));
  const order = await aPayableOrder(world, carrier, { states: ['TX', 'OK'], units });
  await payFor(world, order);
  return order;
}

async function countQueries(method: 'POST' | 'PUT', path: string, by: SignedInUser, body: object): Promise<number> {
  queries = 0;
  const answer = await world.call(method, path, { token: by.token, body });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return queries;
}

const refuseAll = (order: Order) =>
  world.change('permits', { order_id: order._id }, { status: 'refused', refusal_reason: 'Bridge 12 is closed.' });

/** The queries of filing all permits, of undoing it, and of sending all again after their states refused them. */
async function countAll(order: Order): Promise<number[]> {
  const path = `/permits/admin/orders/${order._id}/file`;
  const body = { permits: order.permits.map(({ _id }) => _id) };
  const again = order.permits.map(({ _id, date, route, comment }) => ({ _id, date, route, comment }));
  const filed = await countQueries('POST', path, admin, body);
  const undone = await countQueries('POST', `${path}/undo`, admin, body);
  await refuseAll(order);
  const resubmit = `/permits/orders/${order._id}/resubmit`;
  return [
    filed,
    undone,
    await countQueries('PUT', resubmit, carrier, { permits: again, answer: '', despiteDays: true }),
  ];
}

test('permits are filed, taken back and sent again in as many queries for twelve as for two', async () => {
  const few = await anOrderOf(1);
  const many = await anOrderOf(6);
  expect(await countAll(many)).toEqual(await countAll(few));
});

test('each of many permits that are filed at once has its history, its news and its place in the calls', async () => {
  const order = await anOrderOf(6);
  const permits = order.permits.map(({ _id }) => _id);
  await countQueries('POST', `/permits/admin/orders/${order._id}/file`, admin, { permits });
  world.clock.advance(MINUTE);
  const { items: events } = await world.read<{ items: OrderEvent[] }>(`/permits/orders/${order._id}/events`, carrier);
  const wanted = [1, 2, 3, 4, 5, 6].flatMap((unit) => ['TX', 'OK'].map((state) => `${state} ${unit}`)).toSorted();
  const filed = events.flatMap((event) =>
    event.what === 'permit' && event.to === 'filed' ? [`${event.permit.state} ${event.permit.unit}`] : [],
  );
  expect(filed.toSorted()).toEqual(wanted);

  const { items: news } = await world.read<{ items: Notification[] }>('/notifications', carrier);
  expect(news[0]?.comment.match(/permit for unit \d: we have filed it/g)).toHaveLength(12);

  const calls = await world.deps.db
    .selectFrom('deliveries')
    .select('content')
    .where('event_id', 'in', (of) => of.selectFrom('order_events').select('id').where('order_id', '=', order._id))
    .orderBy('position')
    .execute();
  expect(calls.map(({ content }) => content)).toEqual(
    order.permits.map(({ state, unit }) => ({
      orderId: order._id,
      orderNumber: order.orderNumber,
      permit: { state, unit: order.units.findIndex(({ _id }) => _id === unit) + 1 },
    })),
  );
});

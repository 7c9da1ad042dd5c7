import type { AuditEntry, Ledger, Order, OrderEvent, OwnRefund } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { beforeAll, expect, test } from 'vitest';
import { aPaidOrder } from '#test/access/access-factories.ts';
import { changeAsQuoted } from '#test/factories/change-factories.ts';
import { listProviderRefunds, readFiledPayment } from '#test/factories/money/refund-factories.ts';
import { aUnit } from '#test/factories/order-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';

const world = aWorld({ onQuery: () => void (queries += 1) });
let queries = 0;
let admin: SignedInUser;
let carrier: SignedInUser;

beforeAll(async () => {
  admin = await aUser(world, { role: 'admin' });
  carrier = await aUser(world);
});

const states: readonly StateCode[] = ['TX', 'OK', 'LA'];

/** Paid, with permits of three states for each unit. */
async function anOrderOf(count: number): Promise<Order> {
  const unit = await aUnit(world, carrier);
  const units = Array.from({ length: count }, () => ({ ...unit, _id: world.deps.ids() }));
  const { _id } = await aPaidOrder(world, carrier, { states: [...states], units });
  return world.read<Order>(`/permits/orders/${_id}`, carrier);
}

const listOwnRefunds = async ({ _id }: Order) =>
  (await world.read<{ items: OwnRefund[] }>(`/permits/orders/${_id}/refunds`, carrier)).items;
const readLedger = ({ _id }: Order) => world.read<Ledger>(`/permits/admin/orders/${_id}/ledger`, admin);
const countMails = async ({ orderNumber }: Order) =>
  (await world.mails()).filter(({ subject }) => subject.includes(String(orderNumber)) && subject.includes('refund'))
    .length;

async function cancel(order: Order, permits: Order['permits'], by = carrier): Promise<number> {
  queries = 0;
  const answer = await changeAsQuoted(world, by, order, { cancel: permits.map(({ _id }) => _id) });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return queries;
}

test('permits are canceled in as many queries for twelve as for three, all of an order or all but one', async () => {
  const [few, many] = [await anOrderOf(1), await anOrderOf(4)];
  expect(await cancel(many, many.permits)).toBe(await cancel(few, few.permits));
  const [fewer, more] = [await anOrderOf(1), await anOrderOf(4)];
  expect(await cancel(more, more.permits.slice(1))).toBe(await cancel(fewer, fewer.permits.slice(1)));
});

test('several canceled permits are one refund of their charge, and each has its share of it in the ledger', async () => {
  const order = await anOrderOf(2);
  const [kept, ...gone] = order.permits;
  await cancel(order, gone);
  const back = gone.reduce((sum, { price }) => sum + price, 0);
  expect((await listProviderRefunds(world, order)).map(({ amountCents }) => amountCents)).toEqual([back]);
  const shares = Object.fromEntries(gone.map(({ _id, price }) => [_id, price]));
  const [refund, ...others] = await listOwnRefunds(order);
  expect(refund).toMatchObject({ amount: back, shares, state: 'succeeded' });
  expect(others).toEqual([]);
  expect(await countMails(order)).toBe(1);

  const payment = await readFiledPayment(world, admin, order);
  expect(payment).toMatchObject({ refunded: back, refunds: [{ permitId: null, shares }] });
  // Nothing of a permit that is gone can be refunded once more.
  expect(payment.formerPermits.map(({ refundable }) => refundable)).toEqual(gone.map(() => 0));
  const { rows } = await readLedger(order);
  expect(rows.map(({ permitId, refunded }) => [permitId, refunded])).toEqual(
    [kept, ...gone].map((permit) => [permit?._id, permit === kept ? 0 : permit?.price]),
  );
});

test('a whole order that is canceled is one refund of all that is left, and every permit has its money back', async () => {
  const order = await anOrderOf(2);
  await cancel(order, order.permits.slice(0, 1));
  const rest = await world.read<Order>(`/permits/orders/${order._id}`, carrier);
  await cancel(rest, rest.permits);
  expect((await listOwnRefunds(order)).map(({ amount, shares }) => [amount, shares])).toEqual([
    [rest.totalPrice, undefined],
    [order.permits[0]?.price, undefined],
  ]);
  const { rows, totals } = await readLedger(order);
  expect(rows.map(({ charged, refunded }) => charged - refunded)).toEqual(order.permits.map(() => 0));
  expect(totals).toMatchObject({ charged: order.totalPrice, refunded: order.totalPrice });
});

test('a clerk who cancels several permits leaves one line about the money in the log, with their states', async () => {
  const order = await anOrderOf(2);
  const gone = order.permits.filter(({ state }) => state !== 'TX');
  await cancel(order, gone, admin);
  const log = await world.read<{ items: AuditEntry[] }>(`/audit?search=${order.orderNumber}`, admin);
  const refunds = log.items.filter(({ what }) => what === 'order.refund');
  expect(refunds.map(({ after }) => after)).toMatchObject([{ permits: 'Oklahoma, Louisiana' }]);
});

test('the shares of a refund add up to it, and are for good', async () => {
  const order = await anOrderOf(1);
  await cancel(order, order.permits.slice(1));
  const change = (shares: object) =>
    world.deps.db
      .updateTable('refunds')
      .set({ permit_shares: JSON.stringify(shares) })
      .where('payment_id', 'in', (of) => of.selectFrom('payments').select('id').where('order_id', '=', order._id))
      .execute();
  const [, second, third] = order.permits;
  const moved = { [second?._id ?? '']: (second?.price ?? 0) - 1, [third?._id ?? '']: (third?.price ?? 0) + 1 };
  await expect(change(moved)).rejects.toThrow('are for good');
  await expect(change({ [second?._id ?? '']: 1 })).rejects.toThrow('refunds_shares');
});

test('the history says once what becomes of the permits of a state, and of a canceled order nothing of each', async () => {
  const order = await anOrderOf(3);
  const readLast = async () =>
    (await world.read<{ items: OrderEvent[] }>(`/permits/orders/${order._id}/events`, carrier)).items.findLast(
      ({ what }) => what === 'change',
    )?.comment;
  const [first, ...gone] = order.permits.filter(({ state }) => state !== 'LA');
  await cancel(order, gone);
  const sentences = (await readLast())?.split('\n').map((line) => line.replace(/ Permit: .*$/, ''));
  expect(sentences?.slice(0, -1).toSorted()).toEqual([
    'Oklahoma, each of units 1 to 3, is canceled at once, it is not with its state.',
    'Texas, each of units 2, 3, is canceled at once, it is not with its state.',
  ]);
  const rest = await world.read<Order>(`/permits/orders/${order._id}`, carrier);
  expect(rest.permits.map(({ _id }) => _id)).toContain(first?._id);
  await cancel(rest, rest.permits);
  expect(await readLast()).toMatch(/^The order is canceled: nothing of it is filed\.\n\$[\d.,]+ is returned\.$/);
});

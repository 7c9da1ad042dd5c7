import type { Order } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aPaymentIn } from '#test/factories/money/payment-factories.ts';
import { aDraftWithPermits, aPayableOrder } from '#test/factories/order-factories.ts';
import { madeOnce, sharedWorld } from '#test/world.ts';

const world = sharedWorld();
const user = madeOnce(() => aUser(world));

const remove = ({ _id }: Order) => world.call('DELETE', `/permits/orders/${_id}`, { token: user.token });
const read = ({ _id }: Order) => world.call('GET', `/permits/orders/${_id}`, { token: user.token });

describe('deleting a draft', () => {
  test('takes it away with its units and permits', async () => {
    const order = await aDraftWithPermits(world, user);
    expect((await remove(order)).statusCode).toBe(200);
    expect((await read(order)).statusCode).toBe(404);
    expect((await remove(order)).statusCode).toBe(404);
    const left = await world.rows('permits', { order_id: order._id }, ['id']);
    expect(left).toEqual([]);
  });

  test.each(['created', 'canceled'] as const)('takes a payment with it that was never charged (%s)', async (status) => {
    const order = await aPayableOrder(world, user);
    await aPaymentIn(world, order, status);
    expect((await remove(order)).statusCode).toBe(200);
    const left = await world.rows('payments', { order_id: order._id }, ['id']);
    expect(left).toEqual([]);
  });

  test('and saving it are refused while a payment is under way', async () => {
    const order = await aPayableOrder(world, user);
    await aPaymentIn(world, order, 'processing');
    const body = { version: order.version, title: 'Changed' };
    const saved = await world.call('PUT', `/permits/orders/${order._id}`, { token: user.token, body });
    for (const answer of [await remove(order), saved]) {
      expect(answer.json()).toMatchObject({ status: 409, code: 'payment_in_progress' });
    }
    expect((await read(order)).json()).toEqual(order);
  });
});

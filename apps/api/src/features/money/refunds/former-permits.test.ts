import type { Order, OrderFile } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { aCard } from '#test/factories/money/payment-factories.ts';
import { aWidenedOrder, changeWidth, texas } from '#test/factories/money/adjustment-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aRefund, pressRefund } from '#test/factories/money/refund-factories.ts';
import { madeOnce, sharedWorld } from '#test/world.ts';

const world = sharedWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const carrier = madeOnce(() => aUser(world));

describe('a permit that fell away after it was paid', () => {
  /** Texas becomes needed by a change of units, is paid as a difference, and is no longer needed after the next change. */
  async function anOrderWithoutTexas() {
    const order = await aWidenedOrder(world, carrier, admin);
    const body = { cardId: (await aCard(world, carrier)).id, expectedAmount: texas };
    await world.call('POST', `/permits/admin/orders/${order._id}/adjustments`, { token: admin.token, body });
    const { payments } = await changeWidth(world, admin, { id: order._id, to: 'narrow' });
    const paidFor = payments.find(({ kind }) => kind === 'adjustment');
    const permitId = paidFor?.formerPermits[0]?._id ?? '';
    return { order, permitId, paymentId: paidFor?._id, offered: payments.map(({ formerPermits }) => formerPermits) };
  }
  const listOfferedPermits = async (order: Order) => {
    const answer = await world.call('GET', `/permits/admin/orders/${order._id}`, { token: admin.token });
    return answer.json<OrderFile>().payments.flatMap(({ formerPermits }) => formerPermits);
  };

  test('is offered with each payment, by its name, and refunded up to the amount paid for it', async () => {
    const { order, ...named } = await anOrderWithoutTexas();
    const former = { _id: named.permitId, unit: 1, state: 'TX', refundable: texas };
    expect(named.offered).toEqual([[former], [former]]);
    const { permitId, paymentId } = named;
    expect(await aRefund(world, admin, { order, amount: 5000, permitId, paymentId })).toMatchObject({ permitId });
    const some = { ...former, refundable: 1200 };
    expect(await listOfferedPermits(order)).toEqual([some, some]);
    await aRefund(world, admin, { order, amount: 1200, permitId, paymentId });
    const none = { ...former, refundable: 0 };
    expect(await listOfferedPermits(order)).toEqual([none, none]);
    const ledger = await world.call('GET', `/permits/admin/orders/${order._id}/ledger`, { token: admin.token });
    const rows: object[] = ledger.json().rows;
    expect(rows).toContainEqual(expect.objectContaining({ permitId, status: null, charged: texas, refunded: texas }));
  });

  test('takes no cent more, from whichever payment and whatever else is left of it', async () => {
    const { order, permitId, paymentId } = await anOrderWithoutTexas();
    await aRefund(world, admin, { order, amount: 200, permitId, paymentId });
    const tooMuch = await pressRefund(world, admin, { order, amount: 6001, permitId, paymentId });
    expect([tooMuch.statusCode, tooMuch.json()]).toMatchObject([
      409,
      { code: 'refund.too-much', refundable: 6000, detail: 'At most $60.00 can be refunded.' },
    ]);
    // The order's own payment had no line for Texas, but any payment can fund the refund.
    await aRefund(world, admin, { order, amount: 6000, permitId });
    const nothingLeft = await pressRefund(world, admin, { order, amount: 1, permitId, paymentId });
    expect(nothingLeft.json()).toMatchObject({ code: 'refund.too-much', refundable: 0 });
  });
});

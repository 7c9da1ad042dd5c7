import type { AdminOrderRow, Balance, Order, OrderFile } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { anOrderWithFee, settleFee } from '#test/factories/money/fee-factories.ts';
import { deliverWebhooks } from '#test/factories/money/payment-factories.ts';
import { aRefund } from '#test/factories/money/refund-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

const world = aWorld();
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));
const carrier = madeEachTime(() => aUser(world));

async function readSums(path: string, token: string) {
  const answer = await world.call('GET', path, { token });
  const [header = '', row = ''] = answer.body.trim().split('\r\n');
  const cells = header.split(',').map((name, at, { length }) => [name, row.split(',').at(at - length)]);
  return Object.fromEntries(cells.filter(([name]) => /refunded|paid in all/i.test(name ?? ''))) as object;
}

async function readAll({ _id: id }: Order) {
  const { captured, refunded } = await world.read<Balance>(`/permits/orders/${id}/balance`, carrier);
  const file = await world.read<OrderFile>(`/permits/admin/orders/${id}`, admin);
  const { items } = await world.read<{ items: AdminOrderRow[] }>(`/permits/admin/orders?search=${id}`, admin);
  return {
    balance: [captured, refunded],
    file: [file.paid, file.refunded],
    row: items.map(({ paid, refunded: back }) => [paid, back]),
    own: await readSums('/permits/orders.csv', carrier.token),
    all: await readSums(`/permits/admin/orders.csv?search=${id}`, admin.token),
  };
}

describe('what was paid in all and what went back', () => {
  test('are the same sums on every call and in every file', async () => {
    const order = await anOrderWithFee(world, { carrier, admin });
    await settleFee(world, admin, { order, way: 'charge' });
    const paid = await readAll(order);
    const cells = { Refunded: 'no', 'Paid in all (USD)': '117.00', 'Refunded in all (USD)': '0.00' };
    expect(paid).toEqual({ balance: [11_700, 0], file: [11_700, 0], row: [[11_700, 0]], own: cells, all: cells });

    await aRefund(world, admin, { order, amount: 2000 });
    await deliverWebhooks(world);
    const partly = { Refunded: 'partly', 'Paid in all (USD)': '117.00', 'Refunded in all (USD)': '20.00' };
    expect(await readAll(order)).toMatchObject({
      balance: [11_700, 2000],
      row: [[11_700, 2000]],
      own: partly,
      all: partly,
    });
  });
});

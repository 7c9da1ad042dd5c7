import type { Ledger, Payout, PayoutLine } from '@wideload/contract';
import { beforeAll, expect, test } from 'vitest';
import { anOrderPaidWith, aRefund } from '#test/factories/money/refund-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { DAY } from '#clock.ts';
import { readBalance } from './read-balance.ts';

const world = aWorld();
let admin: SignedInUser;
beforeAll(async () => {
  admin = await aUser(world, { role: 'admin' });
});

type PayoutPage = { payout: Payout; items: PayoutLine[]; total: number };
const list = async () => (await world.read<{ items: Payout[] }>('/permits/admin/payouts', admin)).items;
const read = (id: string, query = '') => world.read<PayoutPage>(`/permits/admin/payouts/${id}${query}`, admin);

test('a payout adds up to the bank’s line, names its orders, and the order names it', async () => {
  const order = await anOrderPaidWith(world, await aUser(world));
  await aRefund(world, admin, { order, amount: 1000 });
  world.clock.advance(3 * DAY);
  // The session has ended by then.
  admin = await aUser(world, { role: 'admin' });
  await readBalance(world.deps);
  const [payout] = await list();
  const net = 10_200 - 326 - 1000;
  expect(payout).toMatchObject({ amount: net, status: 'paid', check: { sum: net, difference: 0 } });
  const { items, total } = await read(payout?._id ?? '');
  expect(total).toBe(2);
  expect(items.map((line) => [line.category, line.amount, line.fee, line.net, line.order?._id])).toEqual(
    expect.arrayContaining([
      ['charge', 10_200, 326, 9874, order._id],
      ['refund', -1000, 0, -1000, order._id],
    ]),
  );
  expect((await read(payout?._id ?? '', '?pageSize=2&page=2')).items).toEqual([]);
  const ledger = await world.call('GET', `/permits/admin/orders/${order._id}/ledger`, { token: admin.token });
  expect(ledger.json<Ledger>().payments).toMatchObject([
    { amount: 10_200, fee: 326, net, payout: { _id: payout?._id, status: 'paid' } },
  ]);
});

test('before the provider tells them, fee, net and payout of a payment are unknown', async () => {
  const order = await anOrderPaidWith(world, await aUser(world));
  const ledger = await world.call('GET', `/permits/admin/orders/${order._id}/ledger`, { token: admin.token });
  expect(ledger.json<Ledger>().payments).toMatchObject([{ amount: 10_200, fee: null, net: null, payout: null }]);
});

test('one whose lines do not add up says by how much', async () => {
  const [payout] = await list();
  await world.insert('balance_lines', {
    provider: 'sandbox',
    provider_line_id: 'txn_radar',
    livemode: false,
    type: 'stripe_fee',
    category: 'fee',
    amount_cents: -700,
    fee_cents: 0,
    net_cents: -700,
    payout_id: payout?._id ?? '',
    created_at_provider: world.clock.now(),
    available_at: world.clock.now(),
  });
  expect((await list())[0]?.check).toEqual({ sum: (payout?.amount ?? 0) - 700, difference: 700 });
  expect((await read(payout?._id ?? '')).items.find(({ category }) => category === 'fee')?.order).toBeNull();
});

test('an unknown payout is not found', async () => {
  const answer = await world.call('GET', `/permits/admin/payouts/${crypto.randomUUID()}`, { token: admin.token });
  expect(answer.statusCode).toBe(404);
});

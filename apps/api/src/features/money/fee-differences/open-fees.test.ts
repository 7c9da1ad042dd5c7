import type { AnswerOf, feeDifferences, Order } from '@wideload/contract';
import { beforeAll, expect, test } from 'vitest';
import {
  anOrderWithConsent,
  anOrderWithFee,
  issueWithFee,
  readFees,
  settleFee,
} from '#test/factories/money/fee-factories.ts';
import { findPermit } from '#test/factories/permit-factories.ts';
import { aRefund } from '#test/factories/money/refund-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { MINUTE } from '#clock.ts';

type Page = AnswerOf<typeof feeDifferences.list>;
const world = aWorld();
/** Texas $15.00 more and Louisiana $5.00 less; Texas $30.00 more; Texas $1.00 more. */
let rejected: Order;
let refunded: Order;

const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const carrier = madeOnce(() => aUser(world));
const approved = madeOnce(() => anOrderWithFee(world, { carrier, admin }));
beforeAll(async () => {
  world.clock.advance(MINUTE);
  await issueWithFee(world, admin, { order: approved, state: 'LA', fee: 3500 });
  await decide(approved, 'approved');
  world.clock.advance(MINUTE);
  rejected = await anOrderWithFee(world, { carrier: await aUser(world), admin, fee: 9200 });
  await decide(rejected, 'rejected');
  world.clock.advance(MINUTE);
  refunded = await anOrderWithFee(world, { carrier: await aUser(world), admin, fee: 6300 });
  await aRefund(world, admin, { order: refunded, amount: 10_200 });
  // Sold at the fees that the states charged.
  await issueWithFee(world, admin, {
    order: await anOrderWithConsent(world, await aUser(world)),
    state: 'TX',
    fee: 6200,
  });
});

const decide = (order: Order, status: string) =>
  world.call('PUT', `/permits/admin/orders/${order._id}`, { token: admin.token, body: { status, comment: '' } });
const load = (query = '') => world.read<Page>(`/permits/admin/fee_differences${query}`, admin);
const listDifferences = ({ items }: Page) => items.map(({ difference }) => difference);

test('open differences of orders of every status are listed, the oldest first', async () => {
  const page = await load();
  expect(page).toMatchObject({ total: 4, page: 1, pageSize: 20 });
  expect(page.items[0]).toEqual({
    permitId: findPermit(approved, 'TX')._id,
    state: 'TX',
    unit: 1,
    price: 6200,
    charged: 7700,
    difference: 1500,
    issuedAt: expect.any(String),
    companyName: approved.company?.name,
    order: {
      _id: approved._id,
      orderNumber: approved.orderNumber,
      userId: carrier.id,
      status: 'approved',
      isRefunded: false,
    },
  });
  expect(page.items.map(({ state, difference, order }) => [order.status, state, difference])).toEqual([
    ['approved', 'TX', 1500],
    ['approved', 'LA', -500],
    ['rejected', 'TX', 3000],
    ['pending', 'TX', 100],
  ]);
  expect(page.items.at(-1)?.order).toMatchObject({ _id: refunded._id, isRefunded: true });
});

test.each([
  ['-issuedAt', [100, 3000, -500, 1500]],
  ['difference', [-500, 100, 1500, 3000]],
  ['-difference', [3000, 1500, 100, -500]],
])('sorted by %s', async (sort, differences) => {
  expect(listDifferences(await load(`?sort=${sort}`))).toEqual(differences);
});

test('is turned by the page, and counts all of them past its end too', async () => {
  expect(listDifferences(await load('?pageSize=3&page=2'))).toEqual([100]);
  expect(await load('?pageSize=2&page=9')).toMatchObject({ items: [], total: 4, page: 9 });
});

test('is searched by the number of the order and a part of the company', async () => {
  expect(listDifferences(await load(`?search=${approved.orderNumber}`))).toEqual([1500, -500]);
  const company = encodeURIComponent((approved.company?.name ?? '').slice(1, 6).toUpperCase());
  expect((await load(`?search=${company}`)).total).toBeGreaterThanOrEqual(2);
  expect(await load('?search=%25')).toMatchObject({ items: [], total: 0 });
});

test('one that is settled or explained leaves the list, and comes back with it', async () => {
  await settleFee(world, admin, { order: rejected, way: 'absorb', difference: 3000, reason: 'Ours.' });
  expect((await load()).total).toBe(3);
  const [settlement] = (await readFees(world, admin, rejected)).settlements;
  await world.call('PUT', `/permits/admin/fee_settlements/${settlement?._id}/undo`, { token: admin.token, body: {} });
  expect((await load()).total).toBe(4);
  const explained = await world.call('PUT', `/permits/admin/orders/${refunded._id}/ledger`, {
    token: admin.token,
    body: { permitId: findPermit(refunded, 'TX')._id, reason: 'A dollar.' },
  });
  expect(explained.statusCode, explained.body).toBe(200);
  expect(listDifferences(await load())).toEqual([1500, -500, 3000]);
  expect((await readFees(world, admin, refunded)).open).toMatchObject([{ difference: 100, isExplained: true }]);
});

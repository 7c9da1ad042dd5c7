import type { AdminOrderRow } from '@wideload/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type SignedInUser } from '../../../test/factories/user-factories.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { seedBulk } from './bulk.ts';

let world: World;
let admin: SignedInUser;

beforeAll(async () => {
  world = await startWorld();
  admin = await aUser(world, { role: 'admin' });
  await seedBulk(world.deps, { users: 30, orders: 550 }, () => undefined);
});
afterAll(() => world.close());

type Page = { items: AdminOrderRow[]; total: number; counts: Record<string, number> };

async function list(query: string): Promise<Page> {
  return (await world.call('GET', `/permits/admin/orders${query}`, { token: admin.token })).json<Page>();
}

test('made-up orders are of every status, spread over a year, and have up to five permits', async () => {
  const { total, counts } = await list('');
  expect(total).toBe(550);
  for (const status of ['draft', 'pending', 'approved', 'rejected']) expect([status, counts[status]]).not.toContain(0);
  const [oldest, newest] = [await list('?sort=createdAt&pageSize=50'), await list('?sort=-createdAt&pageSize=50')];
  const between = Date.parse(newest.items[0]?.createdAt ?? '') - Date.parse(oldest.items[0]?.createdAt ?? '');
  expect(between / 86_400_000).toBeGreaterThan(350);
  for (const { permitCount, unitCount } of oldest.items) {
    expect(permitCount).toBeGreaterThanOrEqual(1);
    expect(permitCount).toBeLessThanOrEqual(5);
    expect([1, 2]).toContain(unitCount);
  }
  const approved = await list('?status=approved&pageSize=50');
  expect(approved.items.filter(({ issuedCount, permitCount }) => issuedCount !== permitCount)).toEqual([]);
});

test('their numbers follow the days', async () => {
  const { items } = await list('?sort=createdAt&pageSize=50');
  const numbers = items.map(({ orderNumber }) => orderNumber);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test('an order is worth the sum of its permits, and paid so', async () => {
  const { rows } = await world.database.pool.query(
    `SELECT count(*) FROM orders JOIN LATERAL (SELECT sum(price_cents) AS cents FROM permits WHERE order_id = orders.id) AS priced ON true
     LEFT JOIN payments ON payments.order_id = orders.id
     WHERE priced.cents <> total_price_cents OR (orders.status <> 'draft' AND captured_cents IS DISTINCT FROM total_price_cents)`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('a repeat adds only missing rows', async () => {
  await seedBulk(world.deps, { users: 30, orders: 560 }, () => undefined);
  expect((await list('')).total).toBe(560);
  const { rows } = await world.database.pool.query(`SELECT count(*) FROM users WHERE email LIKE '%@bulk.example'`);
  expect(rows).toEqual([{ count: 30 }]);
});

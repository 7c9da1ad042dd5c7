import type { AdminOrderRow } from '@wideload/contract';
import type { Day } from '@wideload/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aDraft } from '#test/factories/order-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeOnce, startWorld } from '#test/world.ts';
import { after, DAY } from '#clock.ts';
import { selectIssued, selectManyIssued } from '#features/statistics/statistics.store.ts';
import { ofOrders } from './bulk-tables.ts';
import { seedBulk } from './bulk.ts';

// Cast: the beginning of an instant is a day.
const toDay = (at: Date) => at.toISOString().slice(0, 10) as Day;

let guards: unknown;

/** Indexes, constraints and triggers of all tables. */
async function listGuards(): Promise<unknown> {
  const { rows } = await world.database.pool.query(`
    SELECT indexdef AS guard FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint WHERE conrelid <> 0
    UNION ALL SELECT concat_ws(' ', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
    ORDER BY guard`);
  return rows;
}

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
beforeAll(async () => {
  guards = await listGuards();
  await seedBulk(world.deps, { users: 30, orders: 560 }, () => undefined);
});

type Page = { items: AdminOrderRow[]; total: number; counts: Record<string, number> };

function list(query: string): Promise<Page> {
  return world.read<Page>(`/permits/admin/orders${query}`, admin);
}

test('made-up orders are of every status, spread over a year, and have up to six permits', async () => {
  const { total, counts } = await list('');
  expect(total).toBe(560);
  for (const status of ['draft', 'pending', 'approved', 'rejected']) expect([status, counts[status]]).not.toContain(0);
  const [oldest, newest] = [await list('?sort=createdAt&pageSize=50'), await list('?sort=-createdAt&pageSize=50')];
  const between = Date.parse(newest.items[0]?.createdAt ?? '') - Date.parse(oldest.items[0]?.createdAt ?? '');
  expect(between / 86_400_000).toBeGreaterThan(350);
  for (const { permitCount, unitCount } of oldest.items) {
    expect(permitCount).toBeGreaterThanOrEqual(1);
    expect(permitCount).toBeLessThanOrEqual(6);
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

test('twenty orders have eighty permits', async () => {
  const { rows } = await world.database.pool.query(`SELECT count(*) FROM permits`);
  expect(rows).toEqual([{ count: 560 * 4 }]);
});

test('some carriers have many orders, most a few', async () => {
  const { rows } = await world.database.pool.query<{ count: number }>(
    `SELECT count(*) FROM orders GROUP BY user_id ORDER BY 1 DESC`,
  );
  const counts = rows.map(({ count }) => count);
  expect(counts[0]).toBeGreaterThan(3 * (counts[15] ?? 0));
});

type Issued = { permitsIssued: number; toIssue: [number, number] };

async function readIssued(select: typeof selectIssued, [from, to]: [number, number]): Promise<Issued | undefined> {
  const today = world.clock.now();
  const span = { from: toDay(after(today, from * DAY)), to: toDay(after(today, to * DAY)) };
  return (await sql<Issued>`${select(span)}`.execute(world.deps.db)).rows[0];
}

test.each<[string, [number, number]]>([
  ['many days', [-200, -100]],
  ['two days', [-101, -100]],
  ['one day', [-100, -100]],
])('where permits are many, those of %s are counted one by one', async (_case, days) => {
  const [many, few] = [await readIssued(selectManyIssued, days), await readIssued(selectIssued, days)];
  expect(many?.permitsIssued).toBe(few?.permitsIssued);
});

test('percentiles of many permits are at most two percent off', async () => {
  const [many, few] = [await readIssued(selectManyIssued, [-200, -100]), await readIssued(selectIssued, [-200, -100])];
  for (const at of [0, 1] as const)
    expect(Math.abs((many?.toIssue[at] ?? 0) / (few?.toIssue[at] ?? 0) - 1)).toBeLessThan(0.02);
});

test('indexes, constraints and triggers are as before', async () => {
  expect(await listGuards()).toEqual(guards);
});

test('a sum that is wrong leaves nothing of the seed', async () => {
  const { pool } = world.database;
  await pool.query(
    `UPDATE paid_quarters SET cents = cents + 1 WHERE quarter = (SELECT min(quarter) FROM paid_quarters)`,
  );
  await expect(seedBulk(world.deps, { users: 40, orders: 2000 }, () => undefined)).rejects.toThrow(
    'Nothing was seeded. Not so: the sums of quarters of an hour have the paid orders.',
  );
  await pool.query(
    `UPDATE paid_quarters SET cents = cents - 1 WHERE quarter = (SELECT min(quarter) FROM paid_quarters)`,
  );
  const { rows } = await pool.query(
    `SELECT (SELECT count(*) FROM users WHERE email LIKE '%@bulk.example') AS users, count(*) FROM orders`,
  );
  expect(rows).toEqual([{ users: 30, count: 560 }]);
  expect(await listGuards()).toEqual(guards);
});

test('a repeat adds only missing rows', async () => {
  await seedBulk(world.deps, { users: 30, orders: 570 }, () => undefined);
  expect((await list('')).total).toBe(570);
  const { rows } = await world.database.pool.query(`SELECT count(*) FROM users WHERE email LIKE '%@bulk.example'`);
  expect(rows).toEqual([{ count: 30 }]);
});

test('a repeat that doubles the orders keeps every row that was there', async () => {
  const { pool } = world.database;
  for (const table of ofOrders) await pool.query(`CREATE TABLE kept_${table} AS TABLE ${table}`);
  await seedBulk(world.deps, { users: 30, orders: 1200 }, () => undefined);
  for (const table of ofOrders) {
    const { rows } =
      await pool.query(`SELECT (SELECT count(*) FROM kept_${table}) AS before, (SELECT count(*) FROM ${table}) AS after,
      (SELECT count(*) FROM (SELECT kept_${table}::text FROM kept_${table} EXCEPT ALL SELECT ${table}::text FROM ${table}) AS gone) AS gone`);
    expect(rows[0]).toMatchObject({ gone: 0 });
    expect(rows[0].before).toBeGreaterThan(0);
    expect(rows[0].after).toBeGreaterThan(rows[0].before);
  }
  expect(await listGuards()).toEqual(guards);
});

test('made-up orders that are fewer than the real ones leave the tables and indexes in their files', async () => {
  const other = await startWorld();
  try {
    await aUser(other, { role: 'admin' });
    const user = await aUser(other);
    for (let left = 3; left > 0; left -= 1) await aDraft(other, user);
    const readFiles = async () =>
      (
        await other.database.pool.query(
          `SELECT oid::regclass, pg_relation_filenode(oid) FROM pg_class WHERE relname IN ('orders', 'orders_by_email') ORDER BY 1`,
        )
      ).rows;
    const files = await readFiles();
    await seedBulk(other.deps, { users: 3, orders: 2 }, () => undefined);
    expect(await readFiles()).toEqual(files);
    await seedBulk(other.deps, { users: 3, orders: 20 }, () => undefined);
    expect(await readFiles()).not.toEqual(files);
  } finally {
    await other.close();
  }
});

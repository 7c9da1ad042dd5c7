import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { after, DAY } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../../features/accounts/accounts.service.ts';
import { createBulkCarrier, bulkUserIds, createCarrierRows } from './bulk-carriers.ts';
import { createDraws } from './bulk-draws.ts';
import { insertTogether, type BulkRows } from './bulk-insert.ts';
import { createBulkOrder } from './bulk-orders.ts';

/** Totals besides the demo data. */
export type BulkSize = { users: number; orders: number };
type Print = (sentence: string) => void;

/** Rows per statement, well within its timeout. */
const BATCH = 500;
/** Orders per line of progress. */
const STRETCH = 10_000;
const SPREAD_DAYS = 365;

function mergeRows(parts: readonly BulkRows[]): BulkRows {
  const all: Record<string, object[]> = {};
  for (const part of parts) for (const [table, rows] of Object.entries(part)) (all[table] ??= []).push(...rows);
  return all;
}

function listBatches(from: number, to: number): { first: number; count: number }[] {
  const starts = Array.from({ length: Math.ceil(Math.max(0, to - from) / BATCH) }, (_, index) => from + index * BATCH);
  return starts.map((first) => ({ first, count: Math.min(BATCH, to - first) }));
}

async function countRows({ db }: Deps, what: 'users' | 'orders'): Promise<number> {
  const lists = {
    users: sql<{
      count: number;
    }>`SELECT count(*) FROM users WHERE id BETWEEN ${bulkUserIds.first} AND ${bulkUserIds.last}`,
    orders: sql<{ count: number }>`SELECT count(*) FROM orders WHERE customer_email LIKE '%@bulk.example'`,
  };
  const { rows } = await lists[what].execute(db);
  return rows[0]?.count ?? 0;
}

async function addCarriers(deps: Deps, { users }: BulkSize): Promise<void> {
  const passwordHash = await hashPassword(randomUUID());
  const now = deps.clock.now();
  for (const { first, count } of listBatches(await countRows(deps, 'users'), users)) {
    const carriers = Array.from({ length: count }, (_, index) => {
      const number = first + index + 1;
      const createdAt = after(now, -(SPREAD_DAYS + 30 - (30 * number) / users) * DAY);
      const rows = createCarrierRows(createBulkCarrier(number), { passwordHash, createdAt });
      return Object.fromEntries(Object.entries(rows).map(([table, row]) => [table, [row]])) as BulkRows;
    });
    await insertTogether(deps.db, mergeRows(carriers));
  }
}

async function findAnyAdmin({ db }: Deps): Promise<string> {
  const query = db.selectFrom('users').select('id').where('role', '=', 'admin').where('deleted_at', 'is', null);
  return (await query.orderBy('created_at').executeTakeFirstOrThrow()).id;
}

const filled = [
  'users',
  'companies',
  'orders',
  'units',
  'permits',
  'permit_documents',
  'order_events',
  'payments',
] as const;

/** Index-only scans need vacuumed tables. Runs per stretch: all at once would exceed a statement's timeout. */
async function vacuumTables({ db }: Deps): Promise<void> {
  for (const table of filled) await sql`VACUUM ${sql.table(table)}`.execute(db);
}

async function addOrders(deps: Deps, { users, orders }: BulkSize, say: Print): Promise<void> {
  const [adminId, present, now] = [await findAnyAdmin(deps), await countRows(deps, 'orders'), deps.clock.now()];
  for (const { first, count } of listBatches(present, orders)) {
    const draws = createDraws(first);
    const made = Array.from({ length: count }, (_, index) => {
      // Sequential, so that the numbers follow the days.
      const at = after(now, -SPREAD_DAYS * DAY * (1 - (first + index + draws.next()) / orders));
      return createBulkOrder(draws, { carrier: createBulkCarrier(draws.between(1, users)), at, now, adminId });
    });
    await insertTogether(deps.db, mergeRows(made));
    const there = first + count;
    if (there % STRETCH !== 0) continue;
    await vacuumTables(deps);
    say(`${there.toLocaleString('en-US')} orders`);
  }
}

/** Writes tables directly, without PDF files, notifications and mails. A repeat adds missing rows. */
export async function seedBulk(deps: Deps, size: BulkSize, say: Print): Promise<void> {
  await addCarriers(deps, size);
  await addOrders(deps, size, say);
  await vacuumTables(deps);
  for (const table of filled) await sql`ANALYZE ${sql.table(table)}`.execute(deps.db);
}

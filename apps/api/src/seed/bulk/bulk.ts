import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { after, DAY } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../../features/accounts/accounts.service.ts';
import { bulkCarrier, bulkUserIds, carrierRows } from './bulk-carriers.ts';
import { drawsFrom } from './bulk-draws.ts';
import { insertTogether, type BulkRows } from './bulk-insert.ts';
import { bulkOrder } from './bulk-orders.ts';

/** How many carriers and orders there shall be beside the demo data; what is missing is made. */
export type BulkWish = { users: number; orders: number };
type Say = (sentence: string) => void;

/** Rows of so many carriers or orders go to the database in one statement, well within its time-out. */
const BATCH = 500;
/** So many orders are one stretch of the way, after which it says how far it is. */
const STRETCH = 10_000;
/** The orders are spread over so many days. */
const SPREAD_DAYS = 365;

/** The rows of many things, table by table. */
function together(parts: readonly BulkRows[]): BulkRows {
  const all: Record<string, object[]> = {};
  for (const part of parts) for (const [table, rows] of Object.entries(part)) (all[table] ??= []).push(...rows);
  return all;
}

function batches(from: number, to: number): { first: number; count: number }[] {
  const starts = Array.from({ length: Math.ceil(Math.max(0, to - from) / BATCH) }, (_, index) => from + index * BATCH);
  return starts.map((first) => ({ first, count: Math.min(BATCH, to - first) }));
}

async function countOf({ db }: Deps, what: 'users' | 'orders'): Promise<number> {
  const lists = {
    users: sql<{
      count: number;
    }>`SELECT count(*) FROM users WHERE id BETWEEN ${bulkUserIds.first} AND ${bulkUserIds.last}`,
    orders: sql<{ count: number }>`SELECT count(*) FROM orders WHERE customer_email LIKE '%@bulk.example'`,
  };
  const { rows } = await lists[what].execute(db);
  return rows[0]?.count ?? 0;
}

async function addCarriers(deps: Deps, { users }: BulkWish): Promise<void> {
  const passwordHash = await hashPassword(randomUUID());
  const now = deps.clock.now();
  for (const { first, count } of batches(await countOf(deps, 'users'), users)) {
    const carriers = Array.from({ length: count }, (_, index) => {
      const number = first + index + 1;
      const createdAt = after(now, -(SPREAD_DAYS + 30 - (30 * number) / users) * DAY);
      const rows = carrierRows(bulkCarrier(number), { passwordHash, createdAt });
      return Object.fromEntries(Object.entries(rows).map(([table, row]) => [table, [row]])) as BulkRows;
    });
    await insertTogether(deps.db, together(carriers));
  }
}

async function anyAdmin({ db }: Deps): Promise<string> {
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

/** Indexes may answer alone for what has been vacuumed. Stretch by stretch, as the whole would take longer than a statement may. */
async function settle({ db }: Deps): Promise<void> {
  for (const table of filled) await sql`VACUUM ${sql.table(table)}`.execute(db);
}

async function addOrders(deps: Deps, { users, orders }: BulkWish, say: Say): Promise<void> {
  const [adminId, present, now] = [await anyAdmin(deps), await countOf(deps, 'orders'), deps.clock.now()];
  for (const { first, count } of batches(present, orders)) {
    const draws = drawsFrom(first);
    const made = Array.from({ length: count }, (_, index) => {
      // One after the other, so that the numbers follow the days.
      const at = after(now, -SPREAD_DAYS * DAY * (1 - (first + index + draws.next()) / orders));
      return bulkOrder(draws, { carrier: bulkCarrier(draws.between(1, users)), at, now, adminId });
    });
    await insertTogether(deps.db, together(made));
    const there = first + count;
    if (there % STRETCH !== 0) continue;
    await settle(deps);
    say(`${there.toLocaleString('en-US')} orders`);
  }
}

/**
 * Many carriers and orders, to see how fast the lists are: straight into the tables, with all that belongs to an order but its PDF files,
 * notifications and mails. Run again it adds what is missing.
 */
export async function seedBulk(deps: Deps, wish: BulkWish, say: Say): Promise<void> {
  await addCarriers(deps, wish);
  await addOrders(deps, wish, say);
  await settle(deps);
  for (const table of filled) await sql`ANALYZE ${sql.table(table)}`.execute(deps.db);
}

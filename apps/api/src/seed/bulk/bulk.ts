import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { hashPassword } from '#features/accounts/accounts.service.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { addCarriers, countCarriers, readCarriers } from './bulk-carriers.ts';
import { checkBulk } from './bulk-check.ts';
import { drawOrders, drawPermits, drawTotals, drawUnits, SPREAD_DAYS, type Wanted } from './bulk-draws.ts';
import { writeBooks, writeTallies } from './bulk-effects.ts';
import { createLoads } from './bulk-loads.ts';
import { insertEvents, insertOrders, insertPayments, insertPermits, insertUnits } from './bulk-rows.ts';
import { analyzeTables, filled, fillTables, ofCarriers, type Watch } from './bulk-tables.ts';

/** Totals besides the demo data. */
export type BulkSize = { users: number; orders: number };
type Print = (sentence: string) => void;

/** Prints each step that took a second or more. */
function createWatch(say: Print): Watch {
  return async (name, work) => {
    const start = performance.now();
    await work();
    const seconds = (performance.now() - start) / 1000;
    if (seconds >= 1) say(`  ${name}: ${seconds.toFixed(1)} s`);
  };
}

async function prepareSession(tx: Tx): Promise<void> {
  await sql`SELECT set_config(name, value, true) FROM (VALUES
    ('work_mem', '64MB'), ('maintenance_work_mem', '64MB'), ('statement_timeout', '0'), ('jit', 'off')
  ) AS settings (name, value)`.execute(tx);
  await sql`SELECT setseed(0.5)`.execute(tx);
}

async function findAnyAdmin(tx: Tx): Promise<string> {
  const query = tx.selectFrom('users').select('id').where('role', '=', 'admin').where('deleted_at', 'is', null);
  return (await query.orderBy('created_at').executeTakeFirstOrThrow()).id;
}

async function countOrders(tx: Tx): Promise<{ all: number; present: number }> {
  const { rows } = await sql<{ all: number; present: number }>`
    SELECT count(*) AS all, count(*) FILTER (WHERE customer_email LIKE '%@bulk.example') AS present FROM orders`.execute(
    tx,
  );
  return rows[0] ?? { all: 0, present: 0 };
}

async function addOrders(tx: Tx, wish: Wanted, watch: Watch): Promise<void> {
  const { now } = wish;
  const adminId = await findAnyAdmin(tx);
  await createLoads(tx, now);
  await watch('carriers read', () => readCarriers(tx));
  await watch('orders drawn', () => drawOrders(tx, wish));
  await watch('units drawn', () => drawUnits(tx));
  await watch('permits drawn', () => drawPermits(tx, wish));
  await watch('totals drawn', () => drawTotals(tx));
  await watch('orders', () => insertOrders(tx));
  await watch('units', () => insertUnits(tx));
  await watch('permits and documents', () => insertPermits(tx, adminId));
  await watch('events of orders', () => insertEvents(tx, { adminId, now }));
  await watch('payments', () => insertPayments(tx));
  await watch('books', () => writeBooks(tx));
  await watch('tallies', () => writeTallies(tx));
}

async function fillInOneTransaction({ db, clock }: Deps, { users, orders }: BulkSize, watch: Watch): Promise<void> {
  const passwordHash = await hashPassword(randomUUID());
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await prepareSession(tx);
    const carriers = await countCarriers(tx);
    const { all, present } = await countOrders(tx);
    const firstDay = after(now, -SPREAD_DAYS * DAY);
    const fillCarriers = () =>
      watch('carriers', () => addCarriers(tx, { present: carriers, wanted: users, passwordHash, firstDay }));
    if (orders <= present) return fillCarriers();
    const fill = async () => {
      await fillCarriers();
      await addOrders(tx, { present, wanted: orders, now }, watch);
    };
    await fillTables(tx, { isRebuilt: orders - present >= all, fill, watch });
    await analyzeTables(tx, ofCarriers, watch);
    await watch('check', () => checkBulk(tx));
  });
}

/** Index-only scans need vacuumed tables. The database does it by itself, too, but later. */
async function vacuumTables({ db }: Deps, watch: Watch): Promise<void> {
  const vacuum = async (table: string) => void (await sql`VACUUM ${sql.table(table)}`.execute(db));
  for (const table of filled) await watch(`vacuum of ${table}`, () => vacuum(table));
}

/**
 * Writes tables directly, without PDF files, notifications and mails. A repeat adds missing rows; an interrupted seed leaves
 * nothing. Nobody else can use the tables of orders, and those that refer to them, meanwhile; if all orders double, nor those of
 * carriers.
 */
export async function seedBulk(deps: Deps, size: BulkSize, say: Print): Promise<void> {
  const watch = createWatch(say);
  say('Orders are made in one transaction. If it is interrupted, nothing of it stays: run it again.');
  say('Until it ends, running servers refuse what needs orders; if all orders double, what needs an account, too.');
  await fillInOneTransaction(deps, size, watch);
  await vacuumTables(deps, watch);
}

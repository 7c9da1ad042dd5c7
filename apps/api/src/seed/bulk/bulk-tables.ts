import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

/** Their triggers, indexes and constraints wait until all rows are there. */
const ofOrders = ['orders', 'units', 'permits', 'permit_documents', 'order_events', 'payments', 'book_entries'];
export const filled = ['users', 'companies', 'trucks', 'trailers', ...ofOrders];

type Definition = { table: string; name: string; definition: string };

/** All but primary keys, which other tables refer to. */
async function listConstraints(tx: Tx): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE conrelid::regclass::text = ANY (${ofOrders}) AND contype IN ('f', 'u')
      AND NOT EXISTS (SELECT FROM pg_constraint AS referring WHERE referring.conindid = pg_constraint.conindid
        AND referring.contype = 'f' AND pg_constraint.contype = 'u')
    ORDER BY contype = 'f', 1, 2`.execute(tx);
  return rows;
}

async function listIndexes(tx: Tx): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    SELECT indrelid::regclass::text AS table, indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE indrelid::regclass::text = ANY (${ofOrders})
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
    ORDER BY 1, 2`.execute(tx);
  return rows;
}

async function switchTriggers(tx: Tx, to: 'ENABLE' | 'DISABLE'): Promise<void> {
  for (const table of ofOrders) await sql`ALTER TABLE ${sql.table(table)} ${sql.raw(to)} TRIGGER USER`.execute(tx);
}

type Watch = (name: string, work: () => Promise<void>) => Promise<void>;

/**
 * Triggers do not run for the rows that `fill` writes: it writes their effects itself. With `isRebuilt`, indexes and
 * constraints are dropped before and made anew afterwards, which compares all rows at once. Locks the tables until the end.
 */
export async function fillTables(
  tx: Tx,
  { isRebuilt, fill, watch }: { isRebuilt: boolean; fill: () => Promise<void>; watch: Watch },
): Promise<void> {
  await switchTriggers(tx, 'DISABLE');
  const constraints = isRebuilt ? await listConstraints(tx) : [];
  for (const { table, name } of constraints.toReversed())
    await sql`ALTER TABLE ${sql.table(table)} DROP CONSTRAINT ${sql.ref(name)}`.execute(tx);
  const indexes = isRebuilt ? await listIndexes(tx) : [];
  for (const { name } of indexes) await sql`DROP INDEX ${sql.table(name)}`.execute(tx);
  await fill();
  // A table with checks that wait for the commit cannot be altered.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(tx);
  for (const { name, definition } of indexes) await watch(`index ${name}`, () => run(tx, definition));
  for (const { table, name, definition } of constraints)
    await watch(`constraint ${name}`, () => run(tx, `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`));
  await switchTriggers(tx, 'ENABLE');
}

export async function analyze(tx: Tx, table: string): Promise<void> {
  await sql`ANALYZE ${sql.table(table)}`.execute(tx);
}

async function run(tx: Tx, statement: string): Promise<void> {
  await sql.raw(statement).execute(tx);
}

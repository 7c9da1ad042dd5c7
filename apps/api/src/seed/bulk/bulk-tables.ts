import { sql } from 'kysely';
import type { Tx } from '#platform/db/transaction.ts';

/** Their triggers, indexes and constraints wait until all rows are there. */
export const ofOrders = ['orders', 'units', 'permits', 'permit_documents', 'order_events', 'payments', 'book_entries'];
/** Their indexes wait, too: that of parts of e-mails takes a fifth of a millisecond for each new sum of a user's permits. */
export const ofCarriers = ['users', 'companies', 'trucks', 'trailers'];
export const filled = [...ofCarriers, ...ofOrders];

type Definition = { table: string; name: string; definition: string };

/** Primary keys too: sorting all rows once is a fraction of finding the place of each. Foreign keys of other tables refer to them. */
async function listConstraints(tx: Tx): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE (contype IN ('p', 'u', 'f') AND conrelid::regclass::text = ANY (${ofOrders}))
      OR (contype = 'f' AND confrelid::regclass::text = ANY (${ofOrders}))
    ORDER BY contype = 'f', 1, 2`.execute(tx);
  return rows;
}

async function listIndexes(tx: Tx): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    SELECT indrelid::regclass::text AS table, indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE indrelid::regclass::text = ANY (${filled})
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
    ORDER BY 1, 2`.execute(tx);
  return rows;
}

async function switchTriggers(tx: Tx, to: 'ENABLE' | 'DISABLE'): Promise<void> {
  for (const table of ofOrders) await sql`ALTER TABLE ${sql.table(table)} ${sql.raw(to)} TRIGGER USER`.execute(tx);
}

/** A generated column takes no value. */
async function listWrittenColumns(tx: Tx, table: string) {
  const { rows } = await sql<{ name: string }>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    ORDER BY attnum`.execute(tx);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

/**
 * Writes the rows of the tables anew. Where nobody replicates the database, the rows of a table that was emptied in the same
 * transaction are not written to the log: they are flushed at the commit.
 */
async function rewriteTables(tx: Tx): Promise<void> {
  const toKept = (table: string) => sql.table(`bulk_kept_${table}`);
  for (const table of ofOrders)
    await sql`CREATE TEMP TABLE ${toKept(table)} ON COMMIT DROP AS TABLE ${sql.table(table)}`.execute(tx);
  await sql`TRUNCATE ${sql.join(ofOrders.map((table) => sql.table(table)))}`.execute(tx);
  for (const table of ofOrders) {
    const columns = await listWrittenColumns(tx, table);
    await sql`INSERT INTO ${sql.table(table)} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${toKept(table)}`.execute(
      tx,
    );
  }
}

/** Runs a step and says how long it took. */
export type Watch = (name: string, work: () => Promise<void>) => Promise<void>;

/**
 * Triggers do not run for the rows that `fill` writes: it writes their effects itself. With `isRebuilt`, the tables are written
 * anew, and indexes and constraints are dropped before and made again afterwards, which compares all rows at once. Locks the
 * tables until the end.
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
  if (isRebuilt) await rewriteTables(tx);
  await fill();
  // A table with checks that wait for the commit cannot be altered.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(tx);
  for (const { name, definition } of indexes) await watch(`index ${name}`, () => run(tx, definition));
  // Foreign keys are checked by a join, whose plan needs them.
  await analyzeTables(tx, ofOrders, watch);
  for (const { table, name, definition } of constraints)
    await watch(`constraint ${name}`, () => run(tx, `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`));
  await switchTriggers(tx, 'ENABLE');
}

/** Writes the planner's statistics of `tables`. */
export async function analyzeTables(tx: Tx, tables: readonly string[], watch: Watch): Promise<void> {
  const analyze = async (table: string) => void (await sql`ANALYZE ${sql.table(table)}`.execute(tx));
  for (const table of tables) await watch(`statistics of ${table}`, () => analyze(table));
}

async function run(tx: Tx, statement: string): Promise<void> {
  await sql.raw(statement).execute(tx);
}

import { Migrator, sql } from 'kysely';
import { HOUR } from '#clock.ts';
import { migrations } from './migrations.ts';
import { holdingLock } from './run-alone.ts';
import type { Db, Tx } from './transaction.ts';

const TABLE = 'schema_migrations';
/** Any number that no other advisory lock uses. */
const LOCK = 7_241_009;

/** A newer release migrated the database. */
export class DatabaseIsNewer extends Error {
  override readonly name = 'DatabaseIsNewer';
}

async function isFresh(db: Db): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`SELECT to_regclass('schema_migrations') IS NULL AS fresh`.execute(db);
  return rows[0]?.fresh ?? true;
}

async function readAppliedNames(db: Db): Promise<string[]> {
  if (await isFresh(db)) return [];
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM schema_migrations`.execute(db);
  return rows.map((row) => row.name);
}

function hasAll(applied: readonly string[]): boolean {
  const names = new Set(applied);
  return Object.keys(migrations).every((name) => names.has(name));
}

function refuseNewer(applied: readonly string[]): void {
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new DatabaseIsNewer(`The database was migrated by a newer release (${unknown.join(', ')}). Start that one.`);
  }
}

async function waitForOthers(tx: Tx): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(tx);
  await sql`SET LOCAL lock_timeout = ${sql.lit(HOUR)}`.execute(tx);
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

async function runPending(db: Db, to: string | undefined): Promise<string[]> {
  refuseNewer(await readAppliedNames(db));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: TABLE,
    migrationLockTableName: `${TABLE}_lock`,
  });
  const { error, results } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (error !== undefined) throw new Error('A migration failed; nothing of it was kept.', { cause: error });
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** Several processes may call this at once. @returns the names applied by this call. @throws DatabaseIsNewer */
export async function migrate(db: Db, { to }: { to?: string } = {}): Promise<string[]> {
  if (to === undefined) {
    const applied = await readAppliedNames(db);
    refuseNewer(applied);
    // The migrator reads each column of the catalog first.
    if (hasAll(applied)) return [];
  }
  return holdingLock(db, waitForOthers, () => runPending(db, to));
}

export async function isMigrated(db: Db): Promise<boolean> {
  return hasAll(await readAppliedNames(db));
}

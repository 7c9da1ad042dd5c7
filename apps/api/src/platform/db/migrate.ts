import { Migrator, sql } from 'kysely';
import { HOUR } from '#clock.ts';
import { findOtherProgram, migrations } from './migrations.ts';
import { holdingLock } from './run-alone.ts';
import type { Db, Tx } from './transaction.ts';

const TABLE = 'schema_migrations';
/** Any number that no other advisory lock uses. */
const LOCK = 7_241_009;

/** A newer release migrated the database. */
export class DatabaseIsNewer extends Error {
  override readonly name = 'DatabaseIsNewer';
}

/** It has other migrations than this release, and none that lead to it. */
export class DatabaseIsUnreleased extends Error {
  override readonly name = 'DatabaseIsUnreleased';
}

async function isFresh(db: Db): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`SELECT to_regclass('schema_migrations') IS NULL AS fresh`.execute(db);
  return rows[0]?.fresh ?? true;
}

async function readAppliedNames(db: Db): Promise<string[]> {
  if (await isFresh(db)) return [];
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM schema_migrations ORDER BY name`.execute(db);
  return rows.map((row) => row.name);
}

function hasAll(applied: readonly string[]): boolean {
  const names = new Set(applied);
  return Object.keys(migrations).every((name) => names.has(name));
}

function refuseOthers(applied: readonly string[]): void {
  const other = findOtherProgram(applied);
  if (other === null) return;
  if (other.isNewer)
    throw new DatabaseIsNewer(`The database was migrated by a newer release (${other.migrations}). Start that one.`);
  throw new DatabaseIsUnreleased(
    `The database was made before the first release (by the migrations ${other.migrations}), and nothing leads from there to this one. Nothing of it was changed. Start with an empty database: another folder in DATA_DIR, or another DATABASE_URL.`,
  );
}

async function waitForOthers(tx: Tx): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(tx);
  await sql`SET LOCAL lock_timeout = ${sql.lit(HOUR)}`.execute(tx);
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

async function runPending(db: Db, to: string | undefined): Promise<string[]> {
  refuseOthers(await readAppliedNames(db));
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

/** Several processes may call this at once. @returns the names applied by this call. @throws DatabaseIsNewer, DatabaseIsUnreleased */
export async function migrate(db: Db, { to }: { to?: string } = {}): Promise<string[]> {
  if (to === undefined) {
    const applied = await readAppliedNames(db);
    refuseOthers(applied);
    // The migrator reads each column of the catalog first.
    if (hasAll(applied)) return [];
  }
  return holdingLock(db, waitForOthers, () => runPending(db, to));
}

export async function isMigrated(db: Db): Promise<boolean> {
  return hasAll(await readAppliedNames(db));
}

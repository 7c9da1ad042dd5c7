import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { SECOND } from '#clock.ts';
import { BACKUP_LOCK } from '../db/backup-lock.ts';
import { findOtherProgram } from '../db/migrations.ts';
import { BackupRefused } from './backup-session.ts';
import { toTableId, listMigrations, listTables, toSqlName } from './catalog.ts';
import type { Manifest } from './manifest.ts';

const CLOSED_WITHIN = SECOND;

/** The connection that holds the lock is ours. */
const isNotBackup = `pid NOT IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${BACKUP_LOCK} AND pid IS NOT NULL)`;

async function countOthers(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*) AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${isNotBackup} AND coalesce(backend_type, 'client backend') = 'client backend'`,
  );
  return rows[0]?.others ?? 0;
}

/** The list of connections keeps a closed one for a moment. */
export async function refuseUnlessAlone(client: pg.ClientBase): Promise<void> {
  const giveUp = performance.now() + CLOSED_WITHIN;
  let others = await countOthers(client);
  while (others > 0 && performance.now() < giveUp) {
    await pause(50);
    others = await countOthers(client);
  }
  if (others > 0)
    throw new BackupRefused(
      `The database is in use (other connections: ${others}). Stop Wideload, and whatever else uses it, before you restore.`,
    );
}

export async function refuseUnlessEmpty(client: pg.ClientBase): Promise<void> {
  const full: string[] = [];
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ full: boolean }>(`SELECT EXISTS (SELECT FROM ${toSqlName(table)}) AS full`);
    if (rows[0]?.full === true) full.push(toTableId(table));
  }
  if (full.length > 0)
    throw new BackupRefused(
      `The database is not empty (${full.slice(0, 5).join(', ')}${full.length > 5 ? ', …' : ''}), and nothing is overwritten. Restore into a new one.`,
    );
}

/** @throws BackupRefused for foreign tables, a later schema, or another encoding. */
export async function refuseOtherSchema(client: pg.ClientBase, { migrations }: Manifest): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(`SELECT current_setting('server_encoding') AS encoding`);
  if (rows[0]?.encoding !== 'UTF8')
    throw new BackupRefused(`The database stores ${rows[0]?.encoding}; the backup needs one that stores UTF8.`);
  const applied = await listMigrations(client);
  if (applied.length === 0 && (await listTables(client)).length > 0)
    throw new BackupRefused('The database has tables of another program. Restore into a new one.');
  const other = findOtherProgram(applied, migrations);
  if (other === null) return;
  const time = other.isNewer ? "of a later release than the backup's" : 'of before the first release';
  throw new BackupRefused(
    `The database is empty, but its tables are those ${time} (${other.migrations}). Restore into a new one.`,
  );
}

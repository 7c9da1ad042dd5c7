/** Loads all rows of a backup into an empty, migrated database, or none. */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupRefused, begin } from './backup-session.ts';
import {
  toTableId,
  listForeignKeys,
  listTables,
  toSqlColumns,
  toSqlName,
  type ForeignKey,
  computeContents,
} from './catalog.ts';
import type { Manifest, StoredTable } from './manifest.ts';
import { refuseUnlessEmpty } from './target.ts';

export type RestoredFor = {
  provider: 'sandbox' | 'stripe';
  livemode: boolean;
  /** The provider's later events are not in the backup. */
  backupStartedAt: string;
  now: Date;
};

/** PAY waits until this process has read the provider's events, so the last read is dated back; the cursor stays. */
export async function holdPay(
  client: pg.ClientBase,
  { provider, livemode, backupStartedAt }: RestoredFor,
): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('event_cursors') IS NOT NULL AS "isThere"`,
  );
  // A backup from before this table gets it by the migrations that follow.
  if (rows[0]?.isThere !== true) return;
  await client.query(`UPDATE event_cursors SET listed_to = least(listed_to, $1::timestamptz - interval '1 day')`, [
    backupStartedAt,
  ]);
  await client.query(
    `INSERT INTO event_cursors (provider, livemode, listed_to, settled_to)
     VALUES ($1, $2, $3::timestamptz - interval '1 day', $3::timestamptz) ON CONFLICT DO NOTHING`,
    [provider, livemode, backupStartedAt],
  );
}

/** Whoever signed out, or changed a stolen password, after the backup would be signed in again. */
async function setRestoredState(client: pg.ClientBase, facts: RestoredFor): Promise<void> {
  await client.query('UPDATE sessions SET ended_at = $1 WHERE ended_at IS NULL', [facts.now]);
  await client.query('UPDATE password_resets SET used_at = $1 WHERE used_at IS NULL', [facts.now]);
  await holdPay(client, facts);
}

type Load = { folder: string; manifest: Manifest; say(line: string): void; facts: RestoredFor };

async function refuseOtherTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  const toShape = (table: { schema: string; name: string; columns: string[] }) =>
    `${toTableId(table)} (${table.columns.toSorted().join(', ')})`;
  const inDatabase = new Set((await listTables(client)).map(toShape));
  const inBackup = new Set(tables.map(toShape));
  const wrong = [...inBackup]
    .filter((shape) => !inDatabase.has(shape))
    .concat([...inDatabase].filter((shape) => !inBackup.has(shape)));
  if (wrong.length > 0)
    throw new BackupRefused(`Backup and database do not have the same tables: ${wrong.join('; ')}.`);
}

/** The backup already has the triggers' results. Locks each table until the end. */
async function switchTriggers(client: pg.Client, tables: readonly StoredTable[], to: 'ENABLE' | 'DISABLE') {
  for (const table of tables) await client.query(`ALTER TABLE ${toSqlName(table)} ${to} TRIGGER USER`);
}

async function deferKeys(client: pg.Client, keys: readonly ForeignKey[], to: string, tables: Map<string, StoredTable>) {
  for (const { constraint, from } of keys) {
    const table = tables.get(from);
    if (table === undefined) continue;
    await client.query(`ALTER TABLE ${toSqlName(table)} ALTER CONSTRAINT ${pg.escapeIdentifier(constraint)} ${to}`);
  }
}

async function loadTable(client: pg.Client, table: StoredTable, folder: string): Promise<void> {
  const target = client.query(copyFrom(`COPY ${toSqlName(table)} (${toSqlColumns(table.columns)}) FROM STDIN`));
  await pipeline(createReadStream(path.join(folder, table.file)), createGunzip(), target);
}

/** Runs inside the transaction: rows that differ from the backup are never committed. */
async function compare(client: pg.Client, table: StoredTable): Promise<void> {
  const { rows, checksum } = await computeContents(client, table, table.columns);
  if (rows !== table.rows || checksum !== table.checksum)
    throw new BackupRefused(
      `The rows of ${toTableId(table)} were not loaded as they were backed up; nothing of it was kept.`,
    );
}

type LoadOrder = {
  /** Each table follows those that it references. */
  tables: string[];
  /** Foreign keys to a later table, in a circle of references; checked once everything is loaded. */
  late: ForeignKey[];
};

/** In a circle of references the table that misses the fewest others goes first. */
export function sortByReferences(names: readonly string[], keys: readonly ForeignKey[]): LoadOrder {
  const waiting = new Set(names);
  const tables: string[] = [];
  const late: ForeignKey[] = [];
  // A table's references to itself are checked once the whole table is loaded.
  const missing = (name: string) => keys.filter(({ from, to }) => from === name && to !== name && waiting.has(to));
  while (waiting.size > 0) {
    const [next] = [...waiting].toSorted((a, b) => missing(a).length - missing(b).length || (a < b ? -1 : 1));
    if (next === undefined) break;
    late.push(...missing(next));
    waiting.delete(next);
    tables.push(next);
  }
  return { tables, late };
}

async function loadAll(client: pg.Client, { folder, manifest, say }: Load): Promise<void> {
  const byId = new Map(manifest.tables.map((table) => [toTableId(table), table]));
  const { tables, late } = sortByReferences([...byId.keys()], await listForeignKeys(client));
  await switchTriggers(client, manifest.tables, 'DISABLE');
  await refuseUnlessEmpty(client);
  await deferKeys(client, late, 'DEFERRABLE INITIALLY DEFERRED', byId);
  for (const id of tables) {
    const table = byId.get(id);
    if (table === undefined) continue;
    await loadTable(client, table, folder);
    await compare(client, table);
    say(`  ${id}: ${table.rows} rows`);
  }
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  await deferKeys(client, late, 'NOT DEFERRABLE', byId);
  await switchTriggers(client, manifest.tables, 'ENABLE');
  for (const { value, isCalled, ...sequence } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2, $3)', [toSqlName(sequence), value, isCalled]);
}

export async function loadRows(client: pg.Client, load: Load): Promise<void> {
  await begin(client);
  await refuseOtherTables(client, load.manifest);
  await loadAll(client, load);
  await setRestoredState(client, load.facts);
  await client.query('COMMIT');
}

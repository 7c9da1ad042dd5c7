import path from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DatabaseIsNewer, DatabaseIsUnreleased } from '../db/migrate.ts';
import { findOtherProgram } from '../db/migrations.ts';
import { writePacked } from './backup-files.ts';
import { BackupRefused } from './backup-refused.ts';
import { begin } from './backup-session.ts';
import {
  toTableId,
  listMigrations,
  listSequences,
  listTables,
  toSqlColumns,
  toSqlName,
  type Table,
} from './catalog.ts';
import { computeContents } from './checksum.ts';
import type { Manifest, StoredTable } from './manifest.ts';
import { listReferencedFiles, type ReferencedFile } from './stored-rows.ts';

type Snapshot = Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'postgres'> & { referenced: ReferencedFile[] };

async function storeTable(client: pg.Client, table: Table, folder: string): Promise<StoredTable> {
  const { columns } = table;
  const file = `tables/${toTableId(table)}.copy.gz`;
  const source = client.query(copyTo(`COPY ${toSqlName(table)} (${toSqlColumns(columns)}) TO STDOUT`));
  const written = await writePacked(source, path.join(folder, file));
  const contents = await computeContents(client, table, columns);
  // Both are of one snapshot: if they differ, the file is not a copy of the table.
  if (source.rowCount !== contents.rows)
    throw new Error(`Of ${contents.rows} rows of ${toTableId(table)} ${source.rowCount} were written.`);
  return { ...table, ...contents, file, ...written };
}

function refuseForeign(applied: readonly string[]): void {
  if (applied.length === 0) throw new BackupRefused('There is nothing to back up: the database is empty.');
  const other = findOtherProgram(applied);
  if (other?.isNewer === true)
    throw new DatabaseIsNewer(
      `The database was migrated by a newer release (${other.migrations}). Back up with that one.`,
    );
  if (other !== null)
    throw new DatabaseIsUnreleased(
      `The database was made before the first release (by the migrations ${other.migrations}). Back up with the program that made it.`,
    );
}

export async function storeTables(client: pg.Client, folder: string, say: (line: string) => void): Promise<Snapshot> {
  await begin(client, 'ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const applied = await listMigrations(client);
  refuseForeign(applied);
  const found = await listTables(client);
  const tables: StoredTable[] = [];
  for (const table of found) {
    const stored = await storeTable(client, table, folder);
    tables.push(stored);
    say(`  ${toTableId(table)}: ${stored.rows} rows`);
  }
  const referenced = await listReferencedFiles(client, found);
  const sequences = await listSequences(client);
  const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
  await client.query('COMMIT');
  return { migrations: applied, tables, sequences, referenced, postgres: rows[0]?.version ?? '' };
}

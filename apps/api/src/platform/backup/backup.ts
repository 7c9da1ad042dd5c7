/** All rows are of one instant; the files that they name are copied afterwards. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import product from '#package.json';
import { after, DAY } from '#clock.ts';
import { DatabaseIsNewer, DatabaseIsUnreleased } from '../db/migrate.ts';
import { findOtherProgram } from '../db/migrations.ts';
import { documentKinds, type DocumentStore } from '../files/document-store.ts';
import {
  toDocumentPath,
  hashBytes,
  PRIVATE_FOLDER,
  SECRET_FILE,
  writeSafely,
  writePacked,
  listReferencedFiles,
  type ReferencedFile,
} from './backup-files.ts';
import { syncFolder } from '../files/sync-folder.ts';
import { BackupRefused, withBackupSession, begin } from './backup-session.ts';
import { FORMAT, MANIFEST_FILE, writeManifest, type Manifest, type StoredFile, type StoredTable } from './manifest.ts';
import {
  toTableId,
  listMigrations,
  listSequences,
  listTables,
  toSqlColumns,
  toSqlName,
  type Table,
  computeContents,
} from './catalog.ts';

export type BackupWork = {
  connectionString: string;
  documentStore: DocumentStore;
  say(line: string): void;
  now(): Date;
};

type BackupOptions = BackupWork & {
  /** Path of the secret that signs access tokens; null if it is a setting. */
  secretFile: string | null;
};

const UNFINISHED = '.unfinished';
const folders = ['tables', ...documentKinds.map(toDocumentPath)];

async function storeDocument(
  store: DocumentStore,
  { key, mediaType }: ReferencedFile,
  folder: string,
): Promise<StoredFile> {
  const bytes = await store.get(key);
  if (bytes === null) return { key, mediaType, bytes: 0, sha256: null };
  await writeSafely(path.join(folder, toDocumentPath(key)), bytes);
  return { key, mediaType, bytes: bytes.length, sha256: hashBytes(bytes) };
}

async function storeDocuments(
  referenced: readonly ReferencedFile[],
  folder: string,
  { documentStore, say }: BackupWork,
) {
  const files: StoredFile[] = [];
  for (const file of referenced) files.push(await storeDocument(documentStore, file, folder));
  const missing = files.filter(({ sha256 }) => sha256 === null);
  say(`  stored files: ${files.length - missing.length}`);
  for (const { key } of missing) say(`  ATTENTION: a row speaks of the file ${key}, and the store does not have it.`);
  return files;
}

async function storeSecret(secretFile: string | null, folder: string): Promise<Manifest['tokenSecret']> {
  if (secretFile === null) return null;
  const bytes = await readFile(secretFile);
  await writeSafely(path.join(folder, SECRET_FILE), bytes);
  return { sha256: hashBytes(bytes) };
}

async function makeFolders(folder: string): Promise<void> {
  for (const name of folders) await mkdir(path.join(folder, name), { recursive: true, mode: PRIVATE_FOLDER });
}

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

async function storeTables(client: pg.Client, folder: string, say: (line: string) => void): Promise<Snapshot> {
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

async function fill(client: pg.Client, folder: string, options: BackupOptions): Promise<Manifest> {
  const startedAt = options.now().toISOString();
  await makeFolders(folder);
  const { referenced, ...snapshot } = await storeTables(client, folder, options.say);
  const documents = await storeDocuments(referenced, folder, options);
  const tokenSecret = await storeSecret(options.secretFile, folder);
  const manifest: Manifest = {
    product: 'wideload',
    format: FORMAT,
    version: product.version,
    startedAt,
    endedAt: options.now().toISOString(),
    encoding: 'UTF8',
    ...snapshot,
    documents,
    tokenSecret,
  };
  await writeSafely(path.join(folder, MANIFEST_FILE), writeManifest(manifest));
  for (const name of [...folders, '.']) await syncFolder(path.join(folder, name));
  return manifest;
}

/** A recent unfinished backup may belong to another installation that is still writing it. */
async function sweepUnfinished(parent: string, now: Date): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith('wideload-') && name.endsWith(UNFINISHED));
  for (const name of names) {
    const folder = path.join(parent, name);
    const { mtime } = await stat(folder);
    if (mtime < after(now, -DAY)) await rm(folder, { recursive: true, force: true });
  }
}

/** A database from before the table has no row for it. */
async function recordBackup(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('public.job_runs') IS NOT NULL AS exists`,
  );
  if (rows[0]?.exists !== true) return;
  await client.query(
    `INSERT INTO job_runs (job, succeeded_at) VALUES ('backup', $1)
     ON CONFLICT (job) DO UPDATE SET succeeded_at = excluded.succeeded_at`,
    [now],
  );
}

/** If it is killed, the folder is either complete or named as unfinished. */
export async function createBackup(destination: string, options: BackupOptions): Promise<Manifest> {
  if (existsSync(destination)) throw new BackupRefused(`${destination} is there already, and nothing is overwritten.`);
  return withBackupSession(options.connectionString, async (client, stillLocked) => {
    const parent = path.dirname(destination);
    const draft = `${destination}${UNFINISHED}`;
    await mkdir(parent, { recursive: true, mode: PRIVATE_FOLDER });
    await sweepUnfinished(parent, options.now());
    await rm(draft, { recursive: true, force: true });
    try {
      const manifest = await fill(client, draft, options);
      // Without the lock a sweep may have removed a file before it was copied.
      await stillLocked();
      await rename(draft, destination);
      await syncFolder(parent);
      await recordBackup(client, options.now());
      return manifest;
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  });
}

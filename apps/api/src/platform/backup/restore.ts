/** A restore becomes the product's data in one instant, the commit of its rows. */
import { randomUUID } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ensureSchema, SCHEMA } from '@wideload/stripe-stand-in';
import { migrateDatabase } from '../db/database.ts';
import { createPool } from '../db/pool.ts';
import type { DocumentKey } from '../files/document-store.ts';
import { checkFiles, toDocumentPath, readBackup, SECRET_FILE, writeSafely } from './backup-files.ts';
import { syncFolder } from '../files/sync-folder.ts';
import type { BackupWork } from './backup.ts';
import { loadRows, holdPay, type RestoredFor } from './load.ts';
import { getLastMigration, type Manifest, refuseOthers } from './manifest.ts';
import { begin, withBackupSession } from './backup-session.ts';
import { refuseOtherSchema, refuseUnlessAlone, refuseUnlessEmpty } from './target.ts';

type RestoreOptions = BackupWork &
  Pick<RestoredFor, 'provider' | 'livemode'> & {
    log: FastifyBaseLogger;
    /** Path of the secret that signs access tokens; null if it is a setting. */
    secretFile: string | null;
  };

async function makeSchema(manifest: Manifest, { connectionString, log }: RestoreOptions): Promise<void> {
  await migrateDatabase(connectionString, log, { to: getLastMigration(manifest) });
  if (!manifest.tables.some(({ schema }) => schema === SCHEMA)) return;
  const pool = createPool({
    connectionString,
    onError: (error) => log.warn({ event: 'database.connection_lost', err: error }),
  });
  try {
    await ensureSchema(pool);
  } finally {
    await pool.end();
  }
}

/** Runs before the rows: an unnamed file is harmless, a row without its file is a lost permit. */
async function putDocuments(folder: string, { documents }: Manifest, { documentStore, say }: RestoreOptions) {
  let put = 0;
  for (const { key, mediaType, sha256 } of documents) {
    if (sha256 === null) continue;
    // Cast: the manifest's schema accepts only document keys.
    await documentStore.put(key as DocumentKey, await readFile(path.join(folder, toDocumentPath(key))), mediaType);
    put += 1;
  }
  say(`  stored files: ${put}`);
}

async function putSecret(folder: string, { tokenSecret }: Manifest, secretFile: string | null): Promise<void> {
  if (tokenSecret === null || secretFile === null) return;
  const draft = `${secretFile}-${randomUUID()}`;
  await writeSafely(draft, await readFile(path.join(folder, SECRET_FILE)));
  await rename(draft, secretFile);
  await syncFolder(path.dirname(secretFile));
}

/** Killed before the commit, it leaves an empty database and can be repeated. @throws BackupRefused, or the error of database or storage */
export async function restoreBackup(folder: string, options: RestoreOptions): Promise<Manifest> {
  const { connectionString, log, say, now, provider, livemode } = options;
  const manifest = await readBackup(folder);
  refuseOthers(manifest);
  const facts = { provider, livemode, backupStartedAt: manifest.startedAt, now: now() };
  say(`Checking the backup of ${manifest.startedAt}`);
  await checkFiles(folder, manifest);
  await withBackupSession(connectionString, async (client) => {
    await refuseUnlessAlone(client);
    await refuseOtherSchema(client, manifest);
    await refuseUnlessEmpty(client);
    say('Restoring');
    await makeSchema(manifest, options);
    await putDocuments(folder, manifest, options);
    await putSecret(folder, manifest, options.secretFile);
    await loadRows(client, { folder, manifest, say, facts });
    await begin(client);
    await client.query('ANALYZE');
    await client.query('COMMIT');
  });
  await migrateDatabase(connectionString, log);
  await withBackupSession(connectionString, (client) => holdPay(client, facts));
  return manifest;
}

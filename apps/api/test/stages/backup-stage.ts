import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createBackup } from '#platform/backup/backup.ts';
import { restoreBackup } from '#platform/backup/restore.ts';
import { verifyRestored } from '#platform/backup/verify.ts';
import { seedDemo } from '#seed/seed.ts';
import { createFolderDocumentStore } from '#providers/files/document-folder.ts';
import type { DocumentStore } from '#platform/files/document-store.ts';
import { createBareDatabase } from '../database.ts';
import { startWorld, type World } from '../world.ts';

/** A new database and a new document store to restore into. */
export type Target = { url: string; documentStore: DocumentStore; documents: string };

/** A world, a folder for backups, and new databases to restore into. */
export function setBackupStage({ demo }: { demo: boolean }) {
  // Cast: set before the first test runs.
  const stage = {} as { world: World; folder: string };
  const drops: (() => Promise<void>)[] = [];
  const silent = () => undefined;

  beforeAll(async () => {
    stage.folder = await mkdtemp(path.join(tmpdir(), 'wideload-backups-'));
    stage.world = await startWorld();
    if (demo) await seedDemo(stage.world.deps);
  });
  afterAll(async () => {
    for (const drop of drops) await drop();
    await stage.world.close();
    await rm(stage.folder, { recursive: true, force: true });
  });

  const toBackupWork = (target: { url: string; documentStore: DocumentStore }) => ({
    connectionString: target.url,
    documentStore: target.documentStore,
    now: () => stage.world.clock.now(),
  });

  return {
    stage,
    backUp: async (
      name: string,
      { say = silent, url = stage.world.database.url }: { say?: (line: string) => void; url?: string } = {},
    ) => {
      const destination = path.join(stage.folder, name);
      const { documentStore } = stage.world.deps;
      const manifest = await createBackup(destination, {
        ...toBackupWork({ url, documentStore }),
        say,
        secretFile: null,
      });
      return { destination, manifest };
    },
    /** `copyOf`: a database to copy. */
    newTarget: async (options: { copyOf?: string } = {}): Promise<Target> => {
      const { url, drop } = await createBareDatabase(inject('testDatabaseUrl'), options);
      drops.push(drop);
      const documents = await mkdtemp(path.join(stage.folder, 'documents-'));
      return { url, documents, documentStore: createFolderDocumentStore(documents) };
    },
    restore: (backup: string, target: Target) =>
      restoreBackup(backup, {
        ...toBackupWork(target),
        say: silent,
        log: stage.world.deps.log,
        provider: 'sandbox',
        livemode: false,
        secretFile: null,
      }),
    verify: (backup: string, target: Target) => verifyRestored(backup, { ...toBackupWork(target), say: silent }),
    query: async <Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query<Row>(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
  };
}

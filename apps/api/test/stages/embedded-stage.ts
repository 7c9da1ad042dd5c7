import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { prepareDataRoot } from '#platform/postgres/data-root.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '#platform/postgres/embedded-postgres.ts';

async function createDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wideload supervisor '));
  // Root runs the server as another user, who needs access.
  await chmod(folder, 0o755);
  return path.join(folder, 'data');
}

async function removeDataDir(dataDir: string): Promise<void> {
  const { root, sockets } = await prepareDataRoot(dataDir);
  for (const folder of [sockets, root, path.dirname(dataDir)])
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

type Wanted = Pick<EmbeddedPostgresOptions, 'template'> & { durable?: boolean };

async function startIn(dataDir: string, exits: string[], wanted: Wanted = {}): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({
    dataDir,
    durable: true,
    ...wanted,
    log: () => undefined,
    onCrash: (reason) => exits.push(reason),
    onExit: (reason) => exits.push(reason),
  });
}

/** Each test has a separate folder, and all its servers are stopped. */
export function setEmbeddedStage() {
  let dataDir = '';
  let copied: string | null = null;
  const running: EmbeddedPostgres[] = [];
  const exits: string[] = [];

  // Each test starts up to twenty database servers.
  vi.setConfig({ testTimeout: 300_000 });

  beforeEach(async () => {
    dataDir = await createDataDir();
  });

  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
    await removeDataDir(dataDir);
    exits.length = 0;
  });

  afterAll(async () => {
    if (copied !== null) await removeDataDir(copied);
  });

  return {
    running,
    /** The output of servers that ended by themselves. */
    exits,
    stage: {
      get dataDir(): string {
        return dataDir;
      },
    },

    /** A copy of a database that has run before: creating one takes a second of the processor. */
    async copyDatabase(): Promise<void> {
      if (copied === null) {
        copied = await createDataDir();
        await (await startIn(copied, exits)).stop();
      }
      await promisify(execFile)('cp', ['-a', copied, dataDir]);
    },

    async start(wanted?: Wanted): Promise<EmbeddedPostgres> {
      const server = await startIn(dataDir, exits, wanted);
      running.push(server);
      return server;
    },

    async stop(server: EmbeddedPostgres): Promise<void> {
      running.splice(running.indexOf(server), 1);
      await server.stop();
    },

    async serverPid(): Promise<number> {
      const lockFile = path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
      return Number((await readFile(lockFile, 'utf8')).split('\n')[0]);
    },
  };
}

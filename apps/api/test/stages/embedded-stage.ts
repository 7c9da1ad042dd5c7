import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { prepareDataRoot } from '../../src/platform/postgres/data-root.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts';

/** Each test has a separate folder, and all its servers are stopped. */
export function setEmbeddedStage() {
  let dataDir = '';
  const running: EmbeddedPostgres[] = [];
  const exits: string[] = [];

  // Each test starts up to twenty database servers.
  vi.setConfig({ testTimeout: 300_000 });

  beforeEach(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'wideload supervisor '));
    // Root runs the server as another user, who needs access.
    await chmod(folder, 0o755);
    dataDir = path.join(folder, 'data');
  });

  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
    const { root, sockets } = await prepareDataRoot(dataDir);
    for (const folder of [sockets, root, path.dirname(dataDir)])
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    exits.length = 0;
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

    async start(durable = true): Promise<EmbeddedPostgres> {
      const server = await startEmbeddedPostgres({
        dataDir,
        durable,
        log: () => undefined,
        onExit: (reason) => exits.push(reason),
      });
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

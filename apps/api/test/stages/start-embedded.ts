// Starts an embedded server in the place, mode and user of the argument, queries its data folder, and stops it.
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts';
import { openTestServer } from '../database.ts';
import { runQuery } from './embedded-query.ts';

/** `start` is `npm start` in `dataDir`, `test` the setup of `npm test`, whose folder is in `TMPDIR`. */
export type Start = {
  way: 'start' | 'test';
  dataDir: string;
  user: { uid: number; gid: number } | null;
  umask: number;
};

async function startAsPerson(dataDir: string): Promise<{ url: string; close(): Promise<void> }> {
  const { connectionString, stop } = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    log: () => undefined,
    onCrash: () => undefined,
    onExit: (reason) => {
      throw new Error(reason);
    },
  });
  return { url: connectionString, close: stop };
}

const { way, dataDir, user, umask } = JSON.parse(process.argv[2] ?? '') as Start;
process.umask(umask);
if (user !== null) {
  process.setgroups?.([]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
}
const server = way === 'test' ? await openTestServer(undefined) : await startAsPerson(dataDir);
const rows = await runQuery(server.url, `SELECT current_setting('data_directory') AS data`);
await server.close();
process.stdout.write(JSON.stringify(rows));

import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { isAnswering, loadConnection, readServerLock, type Connection } from './connection.ts';
import type { DataRoot } from './data-root.ts';
import { DataFolderInUse, EmbeddedPostgresError } from './embedded-error.ts';
import { startWatched, type WatchedProcess } from './watched-process.ts';

/** A killed start's server can live on for seconds while it writes its last checkpoint. */
const WAIT_FOR_PREDECESSOR_MS = 20_000;
const READY_WITHIN_MS = 60_000;
const RETRY_MS = 50;

const READY = 'database system is ready to accept connections';
const PREDECESSOR_LIVES = /lock file ".*" already exists|pre-existing shared memory block/;

async function findFreePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new EmbeddedPostgresError('There is no free port.');
  return address.port;
}

/** Nobody replicates the included database: a new index is flushed to its file and not written to the log as well. */
const alone = { wal_level: 'minimal', max_wal_senders: '0' };
const safe = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', ...alone };
/** For data that is thrown away: hundreds of databases of tests, on connections of several processes. */
const quick = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  ...alone,
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  jit: 'off',
  autovacuum: 'off',
  max_connections: '300',
};

function buildSettings(at: DataRoot, tcpPort: number | null, durable: boolean): string[] {
  const where =
    tcpPort === null
      ? { listen_addresses: '', unix_socket_directories: at.sockets }
      : { listen_addresses: '127.0.0.1', port: tcpPort };
  const all = { ...where, ...(durable ? safe : quick), timezone: 'UTC', log_timezone: 'UTC', lc_messages: 'C' };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Null when the server is ready, otherwise the reason of its end. */
async function waitUntilReady(server: WatchedProcess): Promise<string | null> {
  const ready = new Promise<null>((resolve) => {
    server.onLine((line) => line.includes(READY) && resolve(null));
  });
  const late = new AbortController();
  const tooLate = wait(READY_WITHIN_MS, 'not ready in time', { ref: false, signal: late.signal }).catch(() => null);
  const outcome = await Promise.race([ready, server.ended, tooLate]);
  late.abort();
  if (outcome === 'not ready in time') await server.stop();
  return outcome;
}

/** The folder's lock is ours, so nobody else uses the orphan; a fast shutdown keeps every committed write. */
async function endOrphan(at: DataRoot, connection: Connection): Promise<void> {
  const lock = await readServerLock(at);
  if (lock === null || !(lock.pid > 0) || !(await isAnswering(connection))) return;
  try {
    process.kill(lock.pid, 'SIGINT');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Call it with the folder's lock held. @throws DataFolderInUse, EmbeddedPostgresError */
export async function startPostmaster(
  at: DataRoot,
  binaries: Binaries,
  { durable, log, onStarting }: { durable: boolean; log(sentence: string): void; onStarting?: () => void },
): Promise<{ server: WatchedProcess; connection: Connection }> {
  const tcpPort = process.platform === 'win32' ? await findFreePort() : null;
  const connection = await loadConnection(at, tcpPort);
  const begin = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    const server = startWatched(at, binaries, [
      binaries.postgres,
      '-D',
      at.cluster,
      ...buildSettings(at, tcpPort, durable),
    ]);
    const isReady = waitUntilReady(server);
    onStarting?.();
    const ended = await isReady;
    if (ended === null) return { server, connection };
    const lines = server.lastLines();
    if (!PREDECESSOR_LIVES.test(lines)) {
      throw new EmbeddedPostgresError(`The database did not start (${ended}). Its last lines:\n${lines}`);
    }
    if (performance.now() - begin > WAIT_FOR_PREDECESSOR_MS)
      throw new DataFolderInUse(at.dataDir, `database process ${(await readServerLock(at))?.pid ?? 'unknown'}`);
    if (attempt === 0) log('Waiting for the database of the last run to end');
    await endOrphan(at, connection);
    await wait(RETRY_MS);
  }
}

import { rm, rename, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { isAnswering, loadConnection, ensureDatabase, readServerLock, type Connection } from './connection.ts';
import { prepareDataRoot, type DataRoot } from './data-root.ts';
import { EmbeddedPostgresError, DataFolderInUse } from './embedded-error.ts';
import { startPostmaster } from './postmaster.ts';
import net from 'node:net';
import path from 'node:path';
import { readFreeBytes, RESERVE_BYTES } from '../files/disk-room.ts';
import type { WatchedProcess } from './watched-process.ts';

const TRIES = 10;
const RETRY_MS = 500;

type Supervision = {
  /** Null: a server that ended by itself is not started again. */
  start: (() => Promise<WatchedProcess>) | null;
  /** A start needs room on its disk. */
  folder: string;
  onCrash(reason: string): void;
  onExit(reason: string): void;
};

type Supervisor = {
  /** The last server has ended. */
  readonly finished: Promise<void>;
  stop(): Promise<void>;
};

/** Starts a server that ended by itself again, and waits for room where its disk is full. */
function superviseServer(first: WatchedProcess, { start, folder, onCrash, onExit }: Supervision): Supervisor {
  let server = first;
  let isStopping = false;

  async function waitForRoom(): Promise<void> {
    for (;;) {
      if (isStopping || (await readFreeBytes(folder)) >= RESERVE_BYTES) return;
      await wait(RETRY_MS);
    }
  }

  async function restart(begin: () => Promise<WatchedProcess>): Promise<WatchedProcess | null> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      await waitForRoom();
      if (isStopping) return null;
      try {
        return await begin();
      } catch (error) {
        if (!(error instanceof EmbeddedPostgresError)) throw error;
        await wait(RETRY_MS);
      }
    }
    return null;
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      const ended = await server.ended;
      if (isStopping) return;
      const reason = `The database ended by itself (${ended}). Its last lines:\n${server.lastLines()}`;
      if (start !== null) onCrash(reason);
      const next = start === null ? null : await restart(start);
      if (next === null) {
        if (!isStopping) onExit(reason);
        return;
      }
      server = next;
      // A stop came during the start.
      if (isStopping) await next.stop();
    }
  }

  const finished = keepRunning();
  return {
    finished,
    async stop() {
      isStopping = true;
      await server.stop();
      await finished;
    },
  };
}

/** A socket that ends with its process, however that dies, and answers with the process id. */
type FolderLock = { release(): Promise<void> };

function lockAddress(at: DataRoot): string {
  return process.platform === 'win32' ? `\\\\.\\pipe\\${path.basename(at.sockets)}` : path.join(at.sockets, 'lock');
}

function listen(address: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(String(process.pid));
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function findHolder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(address);
    socket.setEncoding('utf8');
    // A busy holder answers late; an open connection alone proves that it lives.
    socket.setTimeout(2000, () => resolve('process unknown'));
    socket.on('data', (part: string) => (text += part));
    socket.on('close', (failed) => resolve(failed ? null : `process ${text}`));
    socket.on('error', () => undefined);
  });
}

/** Two starts may see the socket dead: one removes it, the other puts back the file it took. */
async function removeDeadSocket(address: string, seen: number): Promise<void> {
  const aside = `${address}-${process.pid}`;
  await rename(address, aside).catch(() => undefined);
  const taken = await stat(aside).catch(() => null);
  if (taken !== null && taken.ino !== seen) await rename(aside, address);
  await rm(aside, { force: true });
}

async function lockFolder(at: DataRoot): Promise<FolderLock> {
  const address = lockAddress(at);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const server = await listen(address);
    if (server !== null) return { release: () => new Promise((resolve) => server.close(() => resolve())) };
    const seen = await stat(address).catch(() => null);
    const holder = await findHolder(address);
    if (holder !== null) throw new DataFolderInUse(at.dataDir, holder);
    if (seen !== null) await removeDeadSocket(address, seen.ino);
  }
  throw new DataFolderInUse(at.dataDir, 'process unknown');
}

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** `false` in tests: no sync to disk, and `stop` deletes the data. */
  durable: boolean;
  /** A copy of it is the first database, if it exists. */
  template?: string;
  log(sentence: string): void;
  /** The server has been started, and is not ready yet. */
  onStarting?: () => void;
  /** A durable server that ended by itself is being started again. Receives its last lines. */
  onCrash(reason: string): void;
  /** The server ended by itself for good. */
  onExit(reason: string): void;
};

export type EmbeddedPostgres = Connection & {
  /** The folder of its data. */
  folder: string;
  startedFresh: boolean;
  stop(): Promise<void>;
};

const JOIN_WITHIN_MS = 20_000;

async function throwAway(at: DataRoot): Promise<void> {
  for (const folder of [at.root, at.sockets]) await rm(folder, { recursive: true, force: true });
}

async function startLocked(
  at: DataRoot,
  lock: FolderLock,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { durable, onCrash, onExit } = options;
  const binaries = await prepareBinaries(at);
  const startedFresh = await ensureCluster(at, binaries, options);
  const { server, connection } = await startPostmaster(at, binaries, options);
  // On Windows a new server listens on another port.
  const isRestarted = durable && process.platform !== 'win32';
  const supervisor = superviseServer(server, {
    start: isRestarted ? async () => (await startPostmaster(at, binaries, options)).server : null,
    folder: at.root,
    onCrash,
    onExit,
  });
  const cleanUp = async (): Promise<void> => {
    await supervisor.finished;
    await lock.release();
    if (!durable) await throwAway(at);
  };
  const finished = cleanUp();
  const stop = async (): Promise<void> => {
    await supervisor.stop();
    await finished;
  };
  await ensureDatabase(connection).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { ...connection, folder: at.root, startedFresh, stop };
}

/** The server ends with this process, even after `kill -9`. @throws DataFolderInUse, EmbeddedPostgresError */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const at = await prepareDataRoot(options.dataDir);
  const lock = await lockFolder(at);
  try {
    return await startLocked(at, lock, options);
  } catch (error) {
    await lock.release();
    if (!options.durable) await throwAway(at);
    throw error;
  }
}

/** Waits up to 20 seconds for a server that is starting. @throws EmbeddedPostgresError */
export async function joinEmbeddedPostgres(dataDir: string): Promise<Connection> {
  const at = await prepareDataRoot(dataDir);
  const giveUp = performance.now() + JOIN_WITHIN_MS;
  do {
    const lock = await readServerLock(at);
    if (lock !== null) {
      const connection = await loadConnection(at, process.platform === 'win32' ? lock.port : null);
      if (await isAnswering(connection)) return connection;
    }
    await wait(50);
  } while (performance.now() < giveUp);
  throw new EmbeddedPostgresError(`No database answers for the data folder ${at.dataDir}.`);
}

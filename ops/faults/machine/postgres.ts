import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { inTime } from './in-time.ts';
import { listFamily, signalAll } from './processes.ts';

export type ServerUser = { uid?: number | undefined; gid?: number | undefined };

type Options = {
  /** The folder of PostgreSQL's programs. */
  bin: string;
  user: ServerUser;
  data: string;
  /** A short path: the name of a socket has at most about 107 bytes. */
  sockets: string;
  settings?: readonly string[];
};

export type Postgres = {
  url: string;
  data: string;
  start(): Promise<void>;
  /** Ends connections, then stops in order. */
  stop(): Promise<void>;
  /** `kill -9` of the server and all its processes at once. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  isRunning(): boolean;
  readLog(): string;
};

const READY = 'ready to accept connections';
const READY_STANDBY = 'ready to accept read-only connections';
const START_LIMIT_MS = 120_000;
const END_LIMIT_MS = 60_000;
const LONGEST_LOG = 100_000;

/** A PostgreSQL 15 with its usual settings, fsync included, on a socket. */
export function openPostgres({ bin, user, data, sockets, settings = [] }: Options): Postgres {
  let server: ChildProcess | null = null;
  let ended: Promise<unknown> = Promise.resolve();
  let log = '';

  const isRunning = () => server !== null && server.exitCode === null && server.signalCode === null;
  const listAll = () => (server?.pid === undefined || !isRunning() ? [] : listFamily(server.pid));

  async function start(): Promise<void> {
    const given = [`unix_socket_directories=${sockets}`, 'listen_addresses=', ...settings];
    const child = spawn(path.join(bin, 'postgres'), ['-D', data, ...given.flatMap((setting) => ['-c', setting])], {
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(user.uid !== undefined && { uid: user.uid }),
      ...(user.gid !== undefined && { gid: user.gid }),
    });
    server = child;
    ended = once(child, 'exit');
    const from = log.length;
    let since = '';
    const ready = new Promise<void>((resolve, reject) => {
      child.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${log.slice(from)}`)));
      child.stderr.setEncoding('utf8').on('data', (part: string) => {
        log = `${log}${part}`.slice(-LONGEST_LOG);
        since += part;
        if (since.includes(READY) || since.includes(READY_STANDBY)) resolve();
      });
    });
    await inTime('The start of PostgreSQL', START_LIMIT_MS, ready);
  }

  return {
    url: `postgres://wideload@localhost/wideload?host=${encodeURIComponent(sockets)}`,
    data,
    start,
    async stop() {
      if (!isRunning()) return;
      server?.kill('SIGINT');
      await inTime('The end of PostgreSQL', END_LIMIT_MS, ended);
    },
    async kill() {
      signalAll(listAll(), 'SIGKILL');
      await inTime('The end of PostgreSQL after SIGKILL', END_LIMIT_MS, ended);
    },
    freeze: () => signalAll(listAll(), 'SIGSTOP'),
    thaw: () => signalAll(listAll(), 'SIGCONT'),
    isRunning,
    readLog: () => log,
  };
}

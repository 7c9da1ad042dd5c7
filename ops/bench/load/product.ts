// The built product for the load: its included database in a process of its own, and servers that share it.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { spawnServer } from '@wideload/api/test/kill/spawn-server.ts';
import { root } from '../../../scripts/child.mjs';
import { freePort } from '../../../scripts/free-port.mjs';

/** The program of the product, after `node`. */
const built = [path.join(root, 'apps/api/dist/main.js')];
const SECRET = 'a secret that every process of the load shares';

export const tokenSecret = new TextEncoder().encode(SECRET);

export type Product = {
  databaseUrl: string;
  /** Of the process that started the database's. */
  databasePid: number;
  /** `more` of its environment. */
  startServer(more?: Record<string, string>): Promise<{ url: string; pid: number; stop(): Promise<void> }>;
  close(): Promise<void>;
};

/** An empty database in processes of its own. */
export type Database = { url: string; pid: number; stop(): Promise<void> };

function createEnv(dataDir: string, more: Record<string, string>): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    TOKEN_SECRET: SECRET,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'on',
    // The generator gives each carrier an address of their own.
    TRUST_PROXY: '127.0.0.1',
    ...more,
  };
}

async function startDatabase(dataDir: string, program: readonly string[]): Promise<Database> {
  const child = spawn(process.execPath, [...program, 'database'], {
    env: { PATH: process.env['PATH'], ...createEnv(dataDir, {}) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^The database is at (.*)$/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      pid: child.pid ?? 0,
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('The database ended before it was ready.');
}

type Size = { users: number; orders: number };
type Instead = { database?: Database; program?: readonly string[] };

/** With demo data, and made-up carriers with orders. `database` is there instead of the included one, `program` instead of this build's. */
export async function openProduct(
  { users, orders }: Size,
  { database: given, program = built }: Instead = {},
): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wideload-load-'));
  // Root runs the database as another user, who needs access.
  chmodSync(dataDir, 0o711);
  const database = given ?? (await startDatabase(dataDir, program));
  const env = createEnv(dataDir, { DATABASE_URL: database.url });
  const seed = [...program, 'seed', '--users', String(users), '--orders', String(orders)];
  await promisify(execFile)(process.execPath, seed, {
    env: { PATH: process.env['PATH'], ...env },
  });
  return {
    databaseUrl: database.url,
    databasePid: database.pid,
    async startServer(more = {}) {
      const port = String(await freePort());
      const server = await spawnServer({
        args: [...program, 'serve'],
        cwd: root,
        env: { ...env, ...more, PORT: port },
      });
      return {
        url: server.url,
        pid: server.child.pid ?? 0,
        async stop() {
          server.child.kill('SIGTERM');
          await server.ended;
        },
      };
    },
    async close() {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { readPassword, SERVER_USER } from './cluster.ts';
import type { DataRoot } from './data-root.ts';

export const DATABASE = 'wideload';
const SOCKET_PORT = 5432;

/** On Windows `host` is the loopback address, elsewhere the socket's folder. */
export type Connection = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  connectionString: string;
};

const NO_SUCH_DATABASE = '3D000';

export async function loadConnection(at: DataRoot, tcpPort: number | null): Promise<Connection> {
  const password = await readPassword(at);
  const host = tcpPort === null ? at.sockets : '127.0.0.1';
  const port = tcpPort ?? SOCKET_PORT;
  const query = new URLSearchParams({ host, port: String(port) });
  const connectionString = `postgres://${SERVER_USER}:${password}@localhost/${DATABASE}?${query.toString()}`;
  return { host, port, user: SERVER_USER, password, database: DATABASE, connectionString };
}

export async function readServerLock(at: DataRoot): Promise<{ pid: number; port: number } | null> {
  const text = await readFile(path.join(at.cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

type Timeouts = { connectMs: number; queryMs: number };

const answerTimeouts: Timeouts = { connectMs: 2000, queryMs: 10_000 };
const startTimeouts: Timeouts = { connectMs: 60_000, queryMs: 300_000 };

async function ask(connection: Connection, question: Timeouts & { database: string; sql: string }): Promise<void> {
  const { host, port, user, password } = connection;
  const { database, sql, connectMs, queryMs } = question;
  const limits = { connectionTimeoutMillis: connectMs, query_timeout: queryMs };
  const client = new pg.Client({ host, port, user, password, database, ...limits });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export async function isAnswering(connection: Connection): Promise<boolean> {
  return ask(connection, { database: 'postgres', sql: 'SELECT 1', ...answerTimeouts }).then(
    () => true,
    () => false,
  );
}

export async function ensureDatabase(connection: Connection): Promise<void> {
  try {
    await ask(connection, { database: DATABASE, sql: 'SELECT 1', ...startTimeouts });
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === NO_SUCH_DATABASE)) throw error;
    await ask(connection, { database: 'postgres', sql: `CREATE DATABASE ${DATABASE}`, ...startTimeouts });
  }
}

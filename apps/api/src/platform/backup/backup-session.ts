import pg from 'pg';
import { SECOND } from '#clock.ts';
import { BACKUP_LOCK } from '../db/backup-lock.ts';
import { LOCK_OUTLIVES_MACHINE, LOCK_PING_EVERY } from '../db/run-alone.ts';

/** Text and checksums of a row must not depend on the settings of a server, a database or a role. */
const SETTINGS = `
  SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '10s'; SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, MDY'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL client_encoding = 'UTF8';
  SET LOCAL search_path = public`;

/** Begins a transaction without time limits. A setting of the session would stay with a pooler's connection. */
export async function begin(client: pg.Client, mode = ''): Promise<void> {
  await client.query(`BEGIN ${mode}; ${SETTINGS}`);
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2 * SECOND, keepAlive: true });
  // The query in flight rejects too; without a listener the process would end before it could report it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The message is for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

async function lock(guard: pg.Client): Promise<void> {
  await guard.query(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${LOCK_OUTLIVES_MACHINE}`);
  const { rows } = await guard.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
    BACKUP_LOCK,
  ]);
  if (rows[0]?.taken !== true) throw new BackupRefused('A backup or a restore of this database is running already.');
}

async function workWhileLocked<T>(guard: pg.Client, work: (stillLocked: () => Promise<void>) => Promise<T>) {
  await lock(guard);
  const stillLocked = async () => void (await guard.query('SELECT 1'));
  // A failure shows at the next `stillLocked`.
  const timer = setInterval(() => void stillLocked().catch(() => undefined), LOCK_PING_EVERY);
  try {
    const result = await work(stillLocked);
    await stillLocked();
    return result;
  } finally {
    clearInterval(timer);
  }
}

/**
 * A transaction on a connection of its own holds the lock. `stillLocked` rejects after the database ended it.
 * @throws BackupRefused while another backup or restore runs.
 */
export async function withBackupSession<T>(
  connectionString: string,
  work: (client: pg.Client, stillLocked: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const guard = await connect(connectionString);
  try {
    return await workWhileLocked(guard, async (stillLocked) => {
      const client = await connect(connectionString);
      try {
        return await work(client, stillLocked);
      } finally {
        await client.end();
      }
    });
  } finally {
    await guard.end();
  }
}

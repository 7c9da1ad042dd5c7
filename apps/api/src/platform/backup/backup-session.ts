import pg from 'pg';
import { SECOND } from '../../clock.ts';
import { BACKUP_LOCK } from '../db/backup-lock.ts';
import { BackupRefused } from './backup-refused.ts';

/** Text and checksums of a row must not depend on the settings of a server, a database or a role. */
const SETTINGS = `
  SET statement_timeout = 0; SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = 0;
  SET timezone = 'UTC'; SET datestyle = 'ISO, MDY'; SET intervalstyle = 'postgres'; SET extra_float_digits = 1;
  SET bytea_output = 'hex'; SET client_encoding = 'UTF8'; SET search_path = public`;

async function lock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [BACKUP_LOCK]);
  if (rows[0]?.taken !== true) throw new BackupRefused('A backup or a restore of this database is running already.');
}

/** No time limits. @throws BackupRefused while another backup or restore runs. */
export async function withBackupSession<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2 * SECOND, keepAlive: true });
  // The query in flight rejects too; without a listener the process would end before it could report it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(SETTINGS);
    await lock(client);
    return await work(client);
  } finally {
    await client.end();
  }
}

import { sql } from 'kysely';

/** Any number that no other advisory lock uses. */
export const BACKUP_LOCK = 7_241_005;

/** A backup copies files after the rows: a deleted file would be a lost permit. */
export const noBackupRuns = sql<boolean>`NOT EXISTS (
  SELECT FROM pg_locks
  WHERE locktype = 'advisory' AND classid = 0 AND objid = ${sql.lit(BACKUP_LOCK)} AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)`;

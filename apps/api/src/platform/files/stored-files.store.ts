import { noBackupRuns } from '../db/backup-lock.ts';
import type { Db, Tx } from '../db/transaction.ts';
import type { DocumentKey } from './document-store.ts';

export async function expectFile(db: Db, key: DocumentKey, removeAfter: Date): Promise<void> {
  await db.insertInto('leftover_files').values({ key, remove_after: removeAfter }).execute();
}

export async function forgetFile(db: Db | Tx, key: string): Promise<void> {
  await db.deleteFrom('leftover_files').where('key', '=', key).execute();
}

export async function listLeftovers(db: Db, now: Date): Promise<DocumentKey[]> {
  const rows = await db
    .selectFrom('leftover_files')
    .select('key')
    .where('remove_after', '<=', now)
    .where(noBackupRuns)
    .orderBy('remove_after')
    .limit(100)
    .execute();
  // Cast: only `expectFile` and the triggers of the migrations write this column.
  return rows.map(({ key }) => key as DocumentKey);
}

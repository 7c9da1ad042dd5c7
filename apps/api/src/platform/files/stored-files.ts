/** Files of the document store together with the rows that speak of them: killed at any instant, no file is left without its row for long. */
import { after, HOUR } from '../../clock.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { DocumentStoreFailure, type DocumentKey } from '../../providers/documents/port.ts';
import { expectFile, forgetFile, listLeftovers } from './stored-files.store.ts';

type StoreDeps = Pick<Deps, 'db' | 'documentStore' | 'clock' | 'log'>;
export type NewFile = { key: DocumentKey; bytes: Uint8Array; mediaType: string };

/** Longer than any request lives. */
const PATIENCE = HOUR;
const RETRY_SECONDS = 5;

/** What the storage does not do now is a refusal that can be tried again. @throws Problem `document.unavailable`. */
async function orUnavailable<T>({ log }: Pick<Deps, 'log'>, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    log.error({ event: 'files.failed', err: error });
    const detail = 'The file cannot be stored or fetched just now. Try again in a few seconds.';
    throw new Problem('document.unavailable', { detail, retryAfterSeconds: RETRY_SECONDS, cause: error });
  });
}

/** @throws whatever the storage throws; the file is then still to be removed. */
async function removeFile({ db, documentStore }: Pick<Deps, 'db' | 'documentStore'>, key: DocumentKey): Promise<void> {
  await documentStore.remove(key);
  await forgetFile(db, key);
}

/** Stores a file that no row speaks of yet: unless `keepFile` follows within the hour it goes again. @throws Problem `document.unavailable`. */
export async function stageFile(deps: StoreDeps, { key, bytes, mediaType }: NewFile): Promise<void> {
  await expectFile(deps.db, key, after(deps.clock.now(), PATIENCE));
  await orUnavailable(deps, deps.documentStore.put(key, bytes, mediaType));
}

/** In the transaction that writes the row which speaks of the file. */
export async function keepFile(tx: Tx, key: DocumentKey): Promise<void> {
  await forgetFile(tx, key);
}

/**
 * Stores files under new keys, then runs `write`, whose transaction makes the rows that speak of them. If that fails the files go again.
 * @throws Problem `document.unavailable`, and whatever `write` throws.
 */
export async function storeFiles<T>(
  deps: StoreDeps,
  files: readonly NewFile[],
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    for (const file of files) await stageFile(deps, file);
    return await inTransaction(deps.db, async (tx) => {
      for (const { key } of files) await keepFile(tx, key);
      return write(tx);
    });
  } catch (error) {
    // Where this fails too, the files are removed when their time has come.
    const removed = Promise.all(files.map(({ key }) => removeFile(deps, key)));
    await removed.catch((cause: unknown) => deps.log.warn({ event: 'files.left_over', err: cause }));
    throw error;
  }
}

/** The same of one file. @throws Problem `document.unavailable`, and whatever `write` throws. */
export function storeFile<T>(deps: StoreDeps, file: NewFile, write: (tx: Tx) => Promise<T>): Promise<T> {
  return storeFiles(deps, [file], write);
}

/** A stored file; null where there is none. @throws Problem `document.unavailable`. */
export async function readFile(deps: StoreDeps, key: DocumentKey): Promise<Uint8Array | null> {
  return orUnavailable(deps, deps.documentStore.get(key));
}

/** Removes the files that no row speaks of any more. A storage that fails is asked again at the next turn. */
export async function removeLeftovers(deps: StoreDeps): Promise<void> {
  for (const key of await listLeftovers(deps.db, deps.clock.now())) {
    try {
      await removeFile(deps, key);
    } catch (error) {
      if (!(error instanceof DocumentStoreFailure)) throw error;
      deps.log.warn({ event: 'files.left_over', err: error });
      return;
    }
  }
}

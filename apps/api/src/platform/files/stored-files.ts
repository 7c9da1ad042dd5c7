/** A crash leaves no file without its row for long. */
import { after, HOUR } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { type DocumentKey, DocumentStoreFailure } from './document-store.ts';
import { ScannerFailure } from './file-scanner.ts';
import { expectFile, forgetFile, listLeftovers } from './stored-files.store.ts';

type StoreDeps = Pick<Deps, 'db' | 'documentStore' | 'scanner' | 'clock' | 'log'>;
export type NewFile = { key: DocumentKey; bytes: Uint8Array; mediaType: string };

const PATIENCE = HOUR;
const RETRY_SECONDS = 5;
const RESCAN_SECONDS = 30;

async function withUnavailableProblem<T>({ log }: Pick<Deps, 'log'>, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    log.error({ event: 'files.failed', err: error });
    const detail = 'The file cannot be stored or fetched right now. Try again in a few seconds.';
    throw new Problem('document.unavailable', { detail, retryAfterSeconds: RETRY_SECONDS, cause: error });
  });
}

async function removeFile({ db, documentStore }: Pick<Deps, 'db' | 'documentStore'>, key: DocumentKey): Promise<void> {
  await documentStore.remove(key);
  await forgetFile(db, key);
}

/** A file is stored only after the scanner called it clean. @throws Problem `file.infected`, `document.unavailable` */
async function refuseInfected({ scanner, log }: StoreDeps, { key, bytes }: NewFile): Promise<void> {
  const scan = await scanner.scan(bytes).catch((error: unknown) => {
    if (!(error instanceof ScannerFailure)) throw error;
    log.error({ event: 'scanner.failed', err: error });
    const detail = 'Files cannot be checked for viruses right now, so this one was not stored. Try again in a minute.';
    throw new Problem('document.unavailable', { detail, retryAfterSeconds: RESCAN_SECONDS, cause: error });
  });
  if (scan.result === 'clean') return;
  log.warn({ event: 'file.infected', file: key, found: scan.found });
  throw new Problem('file.infected');
}

/** The sweep deletes the file unless `keepFile` follows within the hour. @throws Problem `file.infected`, `document.unavailable` */
export async function stageFile(deps: StoreDeps, file: NewFile): Promise<void> {
  const { key, bytes, mediaType } = file;
  await refuseInfected(deps, file);
  await expectFile(deps.db, key, after(deps.clock.now(), PATIENCE));
  await withUnavailableProblem(deps, deps.documentStore.put(key, bytes, mediaType));
}

/** Call it in the transaction that writes the row naming the file. */
export async function keepFile(tx: Tx, key: DocumentKey): Promise<void> {
  await forgetFile(tx, key);
}

/** Deletes the files if `write` fails, at once or, without a store that answers, within the hour: `write` which creates the rows that name them. @throws Problem `file.infected`, `document.unavailable` */
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
    // A store that does not answer would take as long again, while a person waits: the sweep deletes the files.
    if (error instanceof Problem && error.code === 'document.unavailable') throw error;
    const removed = Promise.all(files.map(({ key }) => removeFile(deps, key)));
    await removed.catch((cause: unknown) => deps.log.warn({ event: 'files.left_over', err: cause }));
    throw error;
  }
}

export function storeFile<T>(deps: StoreDeps, file: NewFile, write: (tx: Tx) => Promise<T>): Promise<T> {
  return storeFiles(deps, [file], write);
}

export async function readFile(deps: StoreDeps, key: DocumentKey): Promise<Uint8Array | null> {
  return withUnavailableProblem(deps, deps.documentStore.get(key));
}

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

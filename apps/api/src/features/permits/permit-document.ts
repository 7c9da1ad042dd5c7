import { createHash } from 'node:crypto';
import type { Admin, SignedIn } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { readFile, storeFile } from '#platform/files/stored-files.ts';
import type { PdfJobReading } from '#platform/state-pdfs/pdf-job.ts';
import type { DocumentKey } from '#platform/files/document-store.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { findPdfProblem } from './pdf-check.ts';
import { findDocument, findOrderId, insertDocument } from './permits.store.ts';

/** A PDF with the name of the file that the admin chose. */
export type NewDocument = { _id: string; name: string; bytes: Uint8Array };
type Stored = { admin: Admin; permitId: string; document: NewDocument };

const mediaType = 'application/pdf';

export function toDocumentKey(id: string): DocumentKey {
  return `permits/${id}`;
}

/** Call it in the transaction that keeps the file. @returns the checksum. */
export async function writeDocument(deps: Deps, tx: Tx, { admin, permitId, document }: Stored): Promise<string> {
  const { _id: id, name, bytes } = document;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [storedAt, storedBy] = [deps.clock.now(), admin.personId];
  await insertDocument(tx, { id, permitId, name, bytes: bytes.length, sha256, storedAt, storedBy });
  return sha256;
}

type Upload<T> = {
  id: string;
  name: string;
  file: File;
  write: (tx: Tx, document: NewDocument, reading: PdfJobReading) => Promise<T>;
};

/** The PDF belongs to the act of `write`: where that is refused, neither row nor file stays. */
export async function storeDocument<T>(deps: Deps, admin: Admin, { id, name, file, write }: Upload<T>): Promise<T> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = findPdfProblem(bytes);
  if (problem !== null) throw createFieldProblem('document', problem);
  // Checked before the file is stored, and again under the lock.
  if ((await findOrderId(deps.db, admin, id)) === null) throw new Problem('not-found');
  // Read by the server itself, so that the history has what this PDF says, whoever sends it.
  const reading = await deps.papers.read(bytes);
  const document = { _id: deps.ids(), name, bytes };
  const newFile = { key: toDocumentKey(document._id), bytes, mediaType };
  return storeFile(deps, newFile, (tx) => write(tx, document, reading));
}

/** Owners may read issued permits only. */
export async function readDocument(deps: Deps, actor: SignedIn, id: string): Promise<File> {
  const found = await findDocument(deps.db, actor, id);
  if (found === null) throw new Problem('not-found');
  const bytes = await readFile(deps, toDocumentKey(id));
  if (bytes === null) throw new Problem('document.unavailable', { cause: new Error('A stored document is gone.') });
  const version = found.version === null ? '' : `-former-${found.version}`;
  const name = `permit-${found.orderNumber}-${found.state}-unit-${found.position + 1}${version}.pdf`;
  return new File([Uint8Array.from(bytes)], name, { type: mediaType });
}

import { createHash } from 'node:crypto';
import { permitMessages } from '@wideload/contract';
import type { Admin, SignedIn } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { readFile, storeFile } from '#platform/files/stored-files.ts';
import type { PdfJobReading } from '#platform/state-pdfs/pdf-job.ts';
import type { DocumentKey } from '#platform/files/document-store.ts';
import { createFieldProblem, Problem } from '#problem.ts';
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

// ISO 32000-2, Annex I: readers look for the end within the last 1024 bytes.
const MARGIN = 1024;
const OBJECT_HEAD = 64;
const HEADER = 8;

function decodeText(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .subarray(Math.max(0, from), to)
    .toString('latin1');
}

/** Offset of the cross-reference table; null if the end of the file does not give one. Some portals append bytes to the end. */
function readOffsetAtEnd(bytes: Uint8Array): number | null {
  const end = decodeText(bytes, bytes.length - MARGIN, bytes.length);
  const last = [...end.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1);
  return last === undefined ? null : Number(last[1]);
}

/** A cross-reference table, or since PDF 1.5 an object with a stream of one. */
function isTable(bytes: Uint8Array, at: number): boolean {
  return at > 0 && /^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(decodeText(bytes, at, at + OBJECT_HEAD));
}

/** Reads only the frame. A truncated file has lost its end, or its offset no longer fits. @returns null for a complete PDF */
export function findPdfProblem(bytes: Uint8Array): string | null {
  // With other bytes before the header a file can be a page or an archive too.
  if (!/^%PDF-[12]\.\d/.test(decodeText(bytes, 0, HEADER))) return permitMessages.notPdf;
  const offset = readOffsetAtEnd(bytes);
  return offset !== null && isTable(bytes, offset) ? null : permitMessages.cutOff;
}

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

import { createHash } from 'node:crypto';
import type { Permit } from '@wideload/contract';
import type { Admin, SignedIn } from '../../actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { readFile, storeFile } from '../../platform/files/stored-files.ts';
import type { DocumentKey } from '../../providers/documents/port.ts';
import { createFieldProblem, Problem } from '../../problem.ts';
import { recordAct } from '../audit-log/audit-log.service.ts';
import { lockPermit } from './locked-permit.ts';
import { findPdfProblem } from './pdf-check.ts';
import { findDocument, findOrderId, insertDocument, writeAnswer } from './permits.store.ts';

type Document = NonNullable<Permit['document']>;
type Stored = { admin: Admin; permitId: string; document: { _id: string; bytes: Uint8Array } };

const mediaType = 'application/pdf';

export function toDocumentKey(id: string): DocumentKey {
  return `permits/${id}`;
}

/** @returns the checksum. */
export async function writeDocument(deps: Deps, tx: Tx, { admin, permitId, document }: Stored): Promise<string> {
  const { _id: id, bytes } = document;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [storedAt, storedBy] = [deps.clock.now(), admin.id];
  await insertDocument(tx, { id, permitId, bytes: bytes.length, sha256, storedAt, storedBy });
  return sha256;
}

/** Call it in the transaction that keeps the file. */
export async function attachDocument(deps: Deps, tx: Tx, { admin, permitId, document }: Stored): Promise<void> {
  const { _id, bytes } = document;
  const { order, permit, unit } = await lockPermit(tx, admin, permitId);
  if (permit.status !== 'requested' && permit.status !== 'filed') {
    const detail = `This permit is ${permit.status}: take it back before you change its document.`;
    throw new Problem('permit.move-refused', { detail, members: { permitStatus: permit.status } });
  }
  const sha256 = await writeDocument(deps, tx, { admin, permitId, document });
  await writeAnswer(tx, { ...permit, document: { _id, bytes: bytes.length } });
  const { state } = permit;
  await recordAct(tx, deps, admin, {
    what: 'permit.document',
    subject: { kind: 'order', id: order.id, label: String(order.orderNumber) },
    before: permit.document && { unit, state, bytes: permit.document.bytes },
    after: { unit, state, bytes: bytes.length, sha256 },
  });
}

type Upload<T> = { id: string; file: File; write: (tx: Tx, document: Stored['document']) => Promise<T> };

/** The file stays only if `write` names it in a row. */
export async function storeDocument<T>(deps: Deps, admin: Admin, { id, file, write }: Upload<T>): Promise<T> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = findPdfProblem(bytes);
  if (problem !== null) throw createFieldProblem('document', problem);
  // Checked before the file is stored, and again under the lock.
  if ((await findOrderId(deps.db, admin, id)) === null) throw new Problem('not-found');
  const document = { _id: deps.ids(), bytes };
  const newFile = { key: toDocumentKey(document._id), bytes, mediaType };
  return storeFile(deps, newFile, (tx) => write(tx, document));
}

/** Replaces an earlier PDF of the permit. */
export function uploadDocument(deps: Deps, admin: Admin, { id, file }: { id: string; file: File }): Promise<Document> {
  const write: Upload<Document>['write'] = async (tx, document) => {
    await attachDocument(deps, tx, { admin, permitId: id, document });
    return { _id: document._id, bytes: document.bytes.length };
  };
  return storeDocument(deps, admin, { id, file, write });
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

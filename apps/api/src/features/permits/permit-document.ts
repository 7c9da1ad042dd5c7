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

/** Call it in the transaction that keeps the file. */
export async function attachDocument(deps: Deps, tx: Tx, { admin, permitId, document }: Stored): Promise<void> {
  const { _id, bytes } = document;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { order, permit, unit } = await lockPermit(tx, admin, permitId);
  if (permit.status === 'issued' || permit.status === 'refused') {
    const detail = `This permit is ${permit.status}: take it back before you change its document.`;
    throw new Problem('permit.move-refused', { detail, members: { permitStatus: permit.status } });
  }
  await insertDocument(tx, {
    id: _id,
    permitId,
    bytes: bytes.length,
    sha256,
    storedAt: deps.clock.now(),
    storedBy: admin.id,
  });
  await writeAnswer(tx, { ...permit, document: { _id, bytes: bytes.length } });
  const { state } = permit;
  await recordAct(tx, deps, admin, {
    what: 'permit.document',
    subject: { kind: 'order', id: order.id, label: String(order.orderNumber) },
    before: permit.document && { unit, state, bytes: permit.document.bytes },
    after: { unit, state, bytes: bytes.length, sha256 },
  });
}

/** Replaces an earlier PDF of the permit. */
export async function uploadDocument(
  deps: Deps,
  admin: Admin,
  { id, file }: { id: string; file: File },
): Promise<Document> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = findPdfProblem(bytes);
  if (problem !== null) throw createFieldProblem('document', problem);
  // Checked before the file is stored, and again under the lock.
  if ((await findOrderId(deps.db, admin, id)) === null) throw new Problem('not-found');
  const document = { _id: deps.ids(), bytes };
  const newFile = { key: toDocumentKey(document._id), bytes, mediaType };
  await storeFile(deps, newFile, (tx) => attachDocument(deps, tx, { admin, permitId: id, document }));
  return { _id: document._id, bytes: bytes.length };
}

/** Owners may read issued permits only. */
export async function readDocument(deps: Deps, actor: SignedIn, id: string): Promise<File> {
  const found = await findDocument(deps.db, actor, id);
  if (found === null) throw new Problem('not-found');
  const bytes = await readFile(deps, toDocumentKey(id));
  if (bytes === null) throw new Problem('document.unavailable', { cause: new Error('A stored document is gone.') });
  const name = `permit-${found.orderNumber}-${found.state}-unit-${found.position + 1}.pdf`;
  return new File([Uint8Array.from(bytes)], name, { type: mediaType });
}

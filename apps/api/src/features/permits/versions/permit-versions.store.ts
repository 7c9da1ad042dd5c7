import type { SignedIn } from '#actor.ts';
import { grantedColumns } from '#platform/db/columns/order-columns.ts';
import { toRow } from '#platform/db/columns/record-columns.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { StoredPermit } from '../locked-permit.ts';

type Ended = { permit: StoredPermit; kind: 'amended' | 'replaced'; at: Date; by: string };

/** Call it before the permit gets its new document, which removes all documents that no row names. */
export async function insertFormerVersion(tx: Tx, { permit, kind, at, by }: Ended): Promise<void> {
  const { _id, version, stateNumber, validFrom, validTo, granted, document } = permit;
  if (validFrom === null || validTo === null || document === null)
    throw new Error('An issued permit has its days and its document.');
  await tx
    .insertInto('permit_versions')
    .values({
      ...toRow(grantedColumns, granted),
      permit_id: _id,
      version,
      kind,
      state_number: stateNumber,
      valid_from: validFrom,
      valid_to: validTo,
      document_id: document._id,
      ended_at: at,
      ended_by: by,
    })
    .execute();
}

/** A carrier sees amended versions only: a replaced document was a wrong one. */
export function findFormerVersions(db: Db, reader: SignedIn, permitId: string) {
  return db
    .selectFrom('permit_versions')
    .innerJoin('permit_documents', 'permit_documents.id', 'permit_versions.document_id')
    .select(['version', 'kind', 'state_number', 'valid_from', 'valid_to', 'ended_at', 'document_id', 'bytes'])
    .where('permit_versions.permit_id', '=', permitId)
    .$if(reader.kind === 'user', (query) => query.where('kind', '=', 'amended'))
    .orderBy('version', 'desc')
    .execute();
}

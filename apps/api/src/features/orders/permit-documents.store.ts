import type { Tx } from '../../platform/db/transaction.ts';

type Kept = { permitId: string; kept: { _id: string } | null };

/** Files follow their rows. Documents of former versions stay. */
export async function removeOtherDocuments(tx: Tx, { permitId, kept }: Kept): Promise<void> {
  await tx
    .deleteFrom('permit_documents')
    .where('permit_id', '=', permitId)
    .$if(kept !== null, (query) => query.where('id', '!=', kept?._id ?? null))
    .where('id', 'not in', (query) =>
      query.selectFrom('permit_versions').select('document_id').where('permit_versions.permit_id', '=', permitId),
    )
    .execute();
}

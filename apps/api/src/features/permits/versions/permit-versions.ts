import type { FormerPermitVersion } from '@wideload/contract';
import type { SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { findOrderId } from '../permits.store.ts';
import { findFormerVersions } from './permit-versions.store.ts';

export async function listFormerVersions(
  { db }: Deps,
  reader: SignedIn,
  permitId: string,
): Promise<FormerPermitVersion[]> {
  if ((await findOrderId(db, reader, permitId)) === null) throw new Problem('not-found');
  const rows = await findFormerVersions(db, reader, permitId);
  return rows.map(({ version, kind, ...row }) => ({
    version,
    kind,
    stateNumber: row.state_number,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    endedAt: row.ended_at.toISOString(),
    document: { _id: row.document_id, bytes: row.bytes },
  }));
}

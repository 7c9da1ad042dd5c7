import type { permits, ReadBody, FormerPermitVersion } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import type { Admin, SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { sendRefund } from '#features/money/payments.service.ts';
import { dropWaitingChange } from '#features/order-changes/order-changes.service.ts';
import { formatNotification } from '#features/orders/orders.service.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import type { StoredPermit } from '../locked-permit.ts';
import { findOrderId } from '../permits.store.ts';
import { lockIssuedPermit, writeEnding } from './issued-permit.ts';
import { findFormerVersions } from './permit-versions.store.ts';

type Void = { id: string; body: ReadBody<typeof permits.void> };

/** The permit keeps its facts and its document. */
export async function voidPermit(
  deps: Deps,
  admin: Admin,
  { id, body: { version, reason } }: Void,
): Promise<StoredPermit> {
  const { after, refunds } = await inTransaction(deps.db, async (tx) => {
    const locked = await lockIssuedPermit(tx, admin, { id, version });
    const { order, permit, unit } = locked;
    const dropped = await dropWaitingChange(tx, deps, admin, { orderId: order.id, permitId: id, reason });
    const money = dropped === null ? '' : dropped.sentence;
    const after: StoredPermit = { ...permit, status: 'voided', voidReason: reason, voidedAt: deps.clock.now() };
    const { state, stateNumber } = permit;
    await writeEnding(tx, deps, admin, {
      ...locked,
      after,
      act: 'permit.void',
      comment: [reason, money].filter((part) => part !== '').join('\n'),
      notification: formatNotification(
        `${stateName(state)} permit for unit ${unit}, number ${stateNumber}: it is void, do not use it. ${reason} ${money}`.trim(),
        'voided',
      ),
      update: { permitId: id, state, unit, what: 'voided', reason },
    });
    return { after, refunds: dropped?.refunds ?? [] };
  });
  for (const refund of refunds) await sendRefund(deps, refund);
  return after;
}

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

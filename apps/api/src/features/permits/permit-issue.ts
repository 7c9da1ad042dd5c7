import type { ChangedPermit, permits, ReadQuery } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { claimForWork } from '#features/orders/orders.service.ts';
import { listWarnings } from './pdfs/pdf-warnings.ts';
import { lockForMove, refuseIncomplete, writeChange } from './permit-change.ts';
import { storeDocument, writeDocument, type NewDocument } from './permit-document.ts';
import type { LockedPermit, StoredPermit } from './locked-permit.ts';

type Facts = Pick<
  ReadQuery<typeof permits.issue>,
  'from' | 'stateNumber' | 'validFrom' | 'validTo' | 'chargedFeeCents'
>;
type Issue = { id: string; facts: ReadQuery<typeof permits.issue>; file: File };

/** The PDF and the issue commit together, so no PDF waits for somebody to issue it. Work on an order claims it. */
export async function issuePermit(deps: Deps, admin: Admin, { id, facts, file }: Issue): Promise<ChangedPermit> {
  refuseIncomplete('issued', { ...facts, reason: '', hasDocument: true });
  return storeDocument(deps, admin, {
    id,
    name: facts.name,
    file,
    async write(tx, document, reading) {
      const locked = await lockForMove(tx, admin, { id, from: facts.from, to: 'issued' });
      await claimForWork(tx, deps, { admin, orderId: locked.order.id, over: facts.over });
      const warnings = await listWarnings(tx, deps, { locked, reading, facts });
      return writeIssue(tx, deps, { admin, locked, facts, document, warnings });
    },
  });
}

type IssueIn = { admin: Admin; id: string; facts: Facts; document: NewDocument };

/** `issuePermit` in the open transaction that keeps the file, without a claim and without reading the file. */
export async function issuePermitIn(tx: Tx, deps: Deps, { id, ...issue }: IssueIn): Promise<ChangedPermit> {
  const locked = await lockForMove(tx, issue.admin, { id, from: issue.facts.from, to: 'issued' });
  return writeIssue(tx, deps, { ...issue, locked, warnings: [] });
}

function applyIssue(permit: StoredPermit, facts: Facts, document: StoredPermit['document'], now: Date): StoredPermit {
  const { stateNumber, validFrom, validTo, chargedFeeCents } = facts;
  const { filedAt, version } = permit;
  const issued = { status: 'issued', filedAt: filedAt ?? now, issuedAt: now, version: version + 1 } as const;
  return { ...permit, ...issued, stateNumber, validFrom, validTo, chargedFeeCents, document };
}

type WrittenIssue = Omit<IssueIn, 'id'> & { locked: LockedPermit; warnings: readonly string[] };

async function writeIssue(
  tx: Tx,
  deps: Deps,
  { admin, locked, facts, document, warnings }: WrittenIssue,
): Promise<ChangedPermit> {
  const { order, permit, unit } = locked;
  const { state } = permit;
  const bytes = document.bytes.length;
  const sha256 = await writeDocument(deps, tx, { admin, permitId: permit._id, document });
  await recordAction(tx, deps, admin, {
    what: 'permit.document',
    subject: { kind: 'order', id: order.id, label: String(order.orderNumber) },
    before: permit.document && { unit, state, bytes: permit.document.bytes },
    after: { unit, state, bytes, sha256 },
  });
  const after = applyIssue(permit, facts, { _id: document._id, bytes }, deps.clock.now());
  return writeChange(tx, deps, { admin, locked, after, warnings });
}

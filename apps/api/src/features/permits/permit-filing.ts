import type { ChangedPermit, permits, ReadQuery } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { after, SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { refuseUnpaidChange } from '#features/order-changes/order-changes.service.ts';
import { claimForWork, refuseRefunded, touchOrder } from '#features/orders/orders.service.ts';
import { createStaleProblem, lockPermits, type StoredPermit, type LockedPermit } from './locked-permit.ts';
import { listWarnings } from './pdfs/pdf-warnings.ts';
import { recordChanges, recordPermitActions, lockForMove, refuseIncomplete, writeChange } from './permit-change.ts';
import { storeDocument, writeDocument, type NewDocument } from './permit-document.ts';
import { deleteFilingEvents, writeAnswers } from './permits.store.ts';

/** The ten seconds in which the screen offers to undo a filing, and the time that the request takes. */
const REGRET = 12 * SECOND;

type Filing = { orderId: string; permits: readonly string[] };

/** All or none. The carrier is notified when the filing can no longer be undone. */
export function filePermits(
  deps: Deps,
  admin: Admin,
  { over, ...filing }: Filing & { over?: string | undefined },
): Promise<StoredPermit[]> {
  const { orderId } = filing;
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const locked = await lockPermits(tx, admin, filing);
    for (const { order } of locked) refuseRefunded(order, 'filed or issued');
    const stale = locked.find(({ permit }) => permit.status !== 'requested');
    if (stale !== undefined) throw await createStaleProblem(tx, admin, stale);
    for (const { order } of locked.slice(0, 1)) await refuseUnpaidChange(tx, order);
    await claimForWork(tx, deps, { admin, orderId, over });
    const changes = locked.map((each) => {
      const filed: StoredPermit = { ...each.permit, filedAt: now, status: 'filed' };
      return { ...each, after: filed };
    });
    const filed = changes.map((change) => change.after);
    await writeAnswers(tx, filed);
    await recordChanges(deps, tx, { admin, changes, heldUntil: after(now, REGRET) });
    await touchOrder(tx, orderId, now);
    return filed;
  });
}

/** Takes back an own filing with its history and its notification, which nobody has read. All or none. */
export function undoFiling(deps: Deps, admin: Admin, filing: Filing): Promise<StoredPermit[]> {
  const { orderId } = filing;
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const locked = await lockPermits(tx, admin, filing);
    const events = locked.map(({ permit, unit }) => ({ state: permit.state, unit }));
    const gone = await deleteFilingEvents(tx, admin, { orderId, permits: events, since: after(now, -REGRET) });
    if (gone < locked.length || locked.some(({ permit }) => permit.status !== 'filed'))
      throw new Problem('filing.final');
    const changes = locked.map((each) => {
      const requested: StoredPermit = { ...each.permit, filedAt: null, status: 'requested' };
      return { ...each, after: requested };
    });
    const requested = changes.map((change) => change.after);
    await writeAnswers(tx, requested);
    await recordPermitActions(deps, tx, { admin, changes });
    await touchOrder(tx, orderId, now);
    return requested;
  });
}

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

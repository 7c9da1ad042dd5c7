import { mayEndIssued, type PermitUpdate } from '@wideload/domain';
import type { AuditAction } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { completeChange } from '#features/order-changes/order-changes.service.ts';
import { recordEvent, touchOrder } from '#features/orders/orders.service.ts';
import { createStaleProblem, lockPermitOfAnyOrder, type LockedPermit, type StoredPermit } from '../locked-permit.ts';
import { toAuditFacts, toIssuedDespite } from '../permit-change.ts';
import { enqueuePermitUpdate } from '../permit-mails.ts';
import { notifyUnmetDays } from '../record-warning.ts';
import { writeAnswers, writeTerms } from '../permits.store.ts';

/** `version` is the one that the admin saw: another one means that somebody was faster. */
export async function lockIssuedPermit(
  tx: Tx,
  admin: Admin,
  { id, version }: { id: string; version: number },
): Promise<LockedPermit> {
  const locked = await lockPermitOfAnyOrder(tx, admin, id);
  const { order, permit } = locked;
  if (permit.version !== version) throw await createStaleProblem(tx, admin, locked);
  if (mayEndIssued({ order: order.status, permit: permit.status })) return locked;
  const detail =
    permit.status === 'issued'
      ? `Order ${order.orderNumber} is ${order.status}: its permits stay as they are.`
      : `This permit is ${permit.status}: only an issued permit can be amended, replaced or voided.`;
  throw new Problem('permit.move-refused', { detail, members: { permitStatus: permit.status } });
}

type Ending = LockedPermit & {
  after: StoredPermit;
  act: Extract<AuditAction, 'permit.amend' | 'permit.replace' | 'permit.void'>;
  /** For the history. */
  comment: string;
  notification: string;
  update: PermitUpdate;
  /** The warnings about the new PDF that the clerk saw. */
  warnings?: readonly string[];
};

/**
 * Writes the permit with everything that tells of it: order version, history, notification, audit log and mail.
 * @returns it with the change that its state has made.
 */
export async function writeEnding(tx: Tx, deps: Deps, admin: Admin, ending: Ending): Promise<StoredPermit> {
  const { order, permit, after, unit, act, comment, notification, update, warnings = [] } = ending;
  await writeAnswers(tx, [after]);
  const changed = await completeChange(tx, { order, permit: after }, deps.clock.now());
  if (changed !== after) await writeTerms(tx, admin, [changed]);
  await touchOrder(tx, order.id, deps.clock.now());
  await recordEvent(tx, deps, {
    orderId: order.id,
    ownerId: order.ownerId,
    what: 'permit',
    permit: { state: permit.state, unit },
    from: permit.status,
    to: after.status,
    comment,
    by: admin,
    notification,
    issuedDespite: warnings.join('\n'),
  });
  const toFacts = (one: StoredPermit) => ({ unit, ...toAuditFacts(one), bytes: one.document?.bytes ?? null });
  await recordAction(tx, deps, admin, {
    what: act,
    subject: { kind: 'order', id: order.id, label: String(order.orderNumber) },
    before: toFacts(permit),
    after: { ...toFacts(after), ...toIssuedDespite(warnings) },
  });
  await enqueuePermitUpdate(tx, deps, { order, update });
  if (after.status === 'issued') await notifyUnmetDays(tx, deps, { by: admin, order, after });
  return changed;
}

import type { Admin } from '#actor.ts';
import { after, SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { refuseUnpaidChange } from '#features/order-changes/order-changes.service.ts';
import { claimForWork, refuseRefunded, touchOrder } from '#features/orders/orders.service.ts';
import { createStaleProblem, lockPermits, type StoredPermit } from './locked-permit.ts';
import { recordChange, recordPermitAction } from './permit-change.ts';
import { deleteFilingEvent, writeAnswer } from './permits.store.ts';

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
    const filed: StoredPermit[] = [];
    for (const each of locked) {
      const permit: StoredPermit = { ...each.permit, filedAt: now, status: 'filed' };
      await writeAnswer(tx, permit);
      await recordChange(deps, tx, { admin, change: { ...each, after: permit }, heldUntil: after(now, REGRET) });
      filed.push(permit);
    }
    await touchOrder(tx, orderId, now);
    return filed;
  });
}

/** Takes back an own filing with its history and its notification, which nobody has read. All or none. */
export function undoFiling(deps: Deps, admin: Admin, filing: Filing): Promise<StoredPermit[]> {
  const { orderId } = filing;
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const undone: StoredPermit[] = [];
    for (const each of await lockPermits(tx, admin, filing)) {
      const { permit, unit } = each;
      const event = { orderId, state: permit.state, unit, since: after(now, -REGRET) };
      if (permit.status !== 'filed' || !(await deleteFilingEvent(tx, admin, event))) throw new Problem('filing.final');
      const requested: StoredPermit = { ...permit, filedAt: null, status: 'requested' };
      await writeAnswer(tx, requested);
      await recordPermitAction(deps, tx, { admin, change: { ...each, after: requested } });
      undone.push(requested);
    }
    await touchOrder(tx, orderId, now);
    return undone;
  });
}

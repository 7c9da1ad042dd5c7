import { actRights, deskRights, hasDeskRight, type queue, type ReadBody } from '@wideload/contract';
import { isInWork, isWorkable } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { requireDeskRight } from '#desk-right.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { deleteClaim, lockClaim, writeClaim, type Holder } from './claims.store.ts';

/** The browser shows the time in its own zone, so the sentence has none. */
const toHolderMembers = ({ id, email, since }: Holder) => ({ holder: { _id: id, email, since: since.toISOString() } });

function createHeldProblem(holder: Holder): Problem {
  const detail = `${holder.email} holds this order.`;
  return new Problem('claim.held', { detail, members: toHolderMembers(holder) });
}

async function lockWaiting(tx: Tx, admin: Admin, orderId: string) {
  const order = await lockClaim(tx, admin, orderId);
  if (order === null) throw new Problem('not-found');
  if (isInWork(order)) return order;
  const became = isWorkable(order.status) ? 'refunded' : order.status;
  const detail = `This order is no longer in the queue: it has been ${became}.`;
  throw new Problem('order.not-waiting', { detail });
}

const toSubject = (id: string, orderNumber: number) => ({ kind: 'order', id, label: String(orderNumber) }) as const;

type Claim = { id: string; body: ReadBody<typeof queue.claim> };

/** A repeat is harmless. `steal` takes the order from another admin, and with `from` only from the one whom the caller saw. */
export function claimOrder(deps: Deps, admin: Admin, claim: Claim): Promise<void> {
  return inTransaction(deps.db, (tx) => claimOrderIn(tx, deps, { admin, ...claim }));
}

/** `claimOrder` in an open transaction. */
async function claimOrderIn(tx: Tx, deps: Deps, { admin, id, body }: Claim & { admin: Admin }): Promise<void> {
  const { holder, orderNumber } = await lockWaiting(tx, admin, id);
  if (holder?.id === admin.personId) return;
  const mayTake = body.steal && (body.from === undefined || body.from === holder?.id);
  if (holder !== null && !mayTake) throw createHeldProblem(holder);
  if (holder !== null) requireDeskRight(admin, actRights.takeOver);
  const account = await writeClaim(tx, admin, { orderId: id, holderId: admin.personId, now: deps.clock.now() });
  if (account === null) throw new Problem('session.ended');
  await recordAction(tx, deps, admin, {
    what: holder === null ? 'order.claim' : 'order.steal',
    subject: toSubject(id, orderNumber),
    before: holder && { holder: holder.email },
    after: { holder: account.email },
  });
}

type Assignment = { id: string; body: ReadBody<typeof queue.assign> };

/** A repeat is harmless. The order goes to an admin who may claim it, from nobody but the holder whom the caller saw. */
export function assignOrder(deps: Deps, admin: Admin, { id, body: { to, from } }: Assignment): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const { holder, orderNumber } = await lockWaiting(tx, admin, id);
    if (holder?.id === to) return;
    if (holder !== null && holder.id !== from) throw createHeldProblem(holder);
    const account = await writeClaim(tx, admin, { orderId: id, holderId: to, now: deps.clock.now() });
    if (account === null || !hasDeskRight(account.desk_role, deskRights.queue.claim))
      throw createFieldProblem('to', 'Choose an admin who files permits.');
    await recordAction(tx, deps, admin, {
      what: 'order.assign',
      subject: toSubject(id, orderNumber),
      before: holder && { holder: holder.email },
      after: { holder: account.email },
    });
  });
}

/** Work on an order claims it. `over` is the admin whose claim the caller was warned about. */
export function claimForWork(
  tx: Tx,
  deps: Deps,
  { admin, orderId, over }: { admin: Admin; orderId: string; over: string | undefined },
): Promise<void> {
  return claimOrderIn(tx, deps, { admin, id: orderId, body: { steal: over !== undefined, from: over } });
}

/**
 * For acts that are no work of the queue, such as a refund: another admin's claim refuses them, and nobody's claim stays nobody's.
 * `over` as in `claimForWork`.
 */
export async function respectClaim(
  tx: Tx,
  deps: Deps,
  { admin, orderId, over }: { admin: Admin; orderId: string; over: string | undefined },
): Promise<void> {
  const order = await lockClaim(tx, admin, orderId);
  if (order === null || order.holder === null || order.holder.id === admin.personId) return;
  // A bookkeeper files nothing: the order stays with its holder, whom the caller was warned about.
  if (order.holder.id === over && !hasDeskRight(admin.deskRole, 'clerk')) return;
  await claimForWork(tx, deps, { admin, orderId, over });
}

/** Harmless if nobody holds the order. */
export function releaseOrder(deps: Deps, admin: Admin, id: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const { holder, orderNumber } = await lockWaiting(tx, admin, id);
    if (holder === null) return;
    if (holder.id !== admin.personId) {
      const detail = `${holder.email} holds this order. Only the admin who holds an order can release it.`;
      throw new Problem('claim.not-mine', { detail, members: toHolderMembers(holder) });
    }
    await deleteClaim(tx, admin, id);
    await recordAction(tx, deps, admin, {
      what: 'order.release',
      subject: toSubject(id, orderNumber),
      before: { holder: holder.email },
      after: null,
    });
  });
}

import { actRights, type DeskRole } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { requireDeskRight } from '#desk-right.ts';
import { inTransaction, type Tx, serializeBy } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { Problem } from '#problem.ts';
import { requireSecondPerson } from '#features/approvals/approvals.service.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { listAdmins, lockUser, updateUser, type StoredUser } from './users.store.ts';

/** Another admin's account is an owner's to change. */
export function requireRightFor(by: Admin, user: Pick<StoredUser, 'id' | 'role'>): void {
  if (user.role === 'admin' && user.id !== by.personId) requireDeskRight(by, actRights.changeAdmin);
}

/**
 * Two owners who act on each other take turns: the second one is an owner no more. So the desk keeps an owner, as nobody acts on
 * the own account.
 */
export async function requireStillOwner(tx: Tx, by: Admin): Promise<void> {
  await serializeBy(tx, 'admins');
  const me = (await listAdmins(tx, by)).find(({ id }) => id === by.personId);
  if (me === undefined) throw new Problem('session.ended');
  requireDeskRight({ ...by, deskRole: me.desk_role }, actRights.changeAdmin);
}

export async function changeDeskRole(
  deps: Deps,
  by: Admin,
  { id, deskRole }: { id: string; deskRole: DeskRole },
): Promise<void> {
  if (id === by.personId)
    throw new Problem('user.own-account', { detail: 'You cannot change your own role. Another owner can.' });
  await inTransaction(deps.db, async (tx) => {
    await requireStillOwner(tx, by);
    const user = await lockUser(tx, by, id);
    if (user?.role !== 'admin') throw new Problem('not-found');
    if (user.desk_role === deskRole) return;
    const subject = { kind: 'user', id, label: user.email } as const;
    const act = { subject, before: { deskRole: user.desk_role }, after: { deskRole } };
    await requireSecondPerson(tx, deps, by, {
      kind: 'admin-role',
      right: actRights.changeAdmin,
      isNeeded: true,
      ...act,
    });
    await updateUser(tx, by, { id, facts: { desk_role: deskRole } });
    await recordAction(tx, deps, by, { what: 'user.desk-role', ...act });
    await enqueue(tx, deps, { kind: 'account-changed', to: user.email, content: { what: 'role' } });
  });
  deps.log.info({ event: 'user.changed', actor: by.personId, user: id, what: 'user.desk-role' });
}

import { actRights, deskRights } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { refuseAlone, requireSecondPerson, type Act } from '#features/approvals/approvals.service.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import type { PaymentGuard } from '#features/orders/orders.service.ts';
import { deleteAccountAsAdmin } from '#features/personal-data/personal-data.service.ts';
import { requireRightFor, requireStillOwner } from './admin-accounts.ts';
import { findUser, listAdmins, listUnfiledOrders, sumPaid, type StoredUser } from './users.store.ts';

/** The account as the admin saw it. */
type ExpectedUser = { _id?: string | undefined; email?: string | undefined };

function refuseAnother(user: StoredUser, { _id, email }: ExpectedUser): void {
  if (_id !== undefined && _id !== user.id) throw createFieldProblem('_id', 'This is the id of another account.');
  if (email === undefined || email.toLowerCase() === user.email) return;
  throw createFieldProblem('email', 'The e-mail of this account has changed. Look at it again before you delete it.');
}

async function createOwnAccountProblem({ db }: Deps, by: Admin): Promise<Problem> {
  if ((await listAdmins(db, by)).length === 1) return new Problem('user.last-admin');
  return new Problem('user.own-account', { detail: 'You cannot delete your own account. Another admin can.' });
}

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The carrier paid for permits that nobody has applied for: after the deletion nobody would know whom to ask. */
async function refuseUnfiled(db: Db | Tx, by: Admin, user: StoredUser): Promise<void> {
  const orders = await listUnfiledOrders(db, by, user.id);
  if (orders.length === 0) return;
  const numbers = listFormat.format(orders.map(({ orderNumber }) => String(orderNumber)));
  const detail =
    orders.length === 1
      ? `Order ${numbers} is paid and has permits that are not filed. Refund it before you delete this account.`
      : `Orders ${numbers} are paid and have permits that are not filed. Refund them before you delete this account.`;
  throw new Problem('user.unfiled-orders', {
    detail,
    members: { orders },
  });
}

/** Nobody deletes an admin, or a customer who has paid, alone. What was paid stays, without the person. */
async function describeRemoval(db: Db, by: Admin, user: StoredUser): Promise<Act> {
  const isAdmin = user.role === 'admin';
  const paid = await sumPaid(db, by, user.id);
  const stays = paid.paidOrders === 0 ? null : paid;
  return {
    kind: isAdmin ? 'admin-removal' : 'customer-removal',
    right: isAdmin ? actRights.changeAdmin : deskRights.users.remove,
    isNeeded: isAdmin || stays !== null,
    subject: { kind: 'user', id: user.id, label: user.email },
    before: { role: user.role, createdAt: user.created_at.toISOString(), ...stays },
    after: stays,
  };
}

/** Another admin deletes an admin's account. Throws `input.invalid` if the account is not the one that the admin saw. */
export async function removeUser(
  deps: Deps,
  by: Admin,
  { id, seen, payments }: { id: string; seen: ExpectedUser | null | undefined; payments: PaymentGuard },
): Promise<void> {
  const user = await findUser(deps.db, by, id);
  if (user === undefined) throw new Problem('not-found');
  requireRightFor(by, user);
  refuseAnother(user, seen ?? {});
  if (id === by.personId) throw await createOwnAccountProblem(deps, by);
  const act = await describeRemoval(deps.db, by, user);
  await deleteAccountAsAdmin(deps, by, {
    person: user,
    payments,
    refuse: async (db) => {
      await refuseUnfiled(db, by, user);
      await refuseAlone(db, deps, by, act);
    },
    first: async (tx) => {
      if (user.role === 'admin') await requireStillOwner(tx, by);
      await requireSecondPerson(tx, deps, by, act);
    },
    // Afterwards no trace may reveal whose account it was, this line included.
    last: (tx) =>
      recordAction(tx, deps, by, {
        what: 'user.delete',
        subject: { kind: 'user', id, label: '' },
        before: { role: user.role, createdAt: user.created_at.toISOString() },
        after: null,
      }),
  });
}

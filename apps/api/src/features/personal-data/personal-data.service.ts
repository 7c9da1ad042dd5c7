import type { PersonalData } from '@wideload/contract';
import { actAs, createUserActor, type SignedIn, type Admin, type User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { verifyOwnPassword } from '#features/accounts/accounts.service.ts';
import { detachCards, forgetCustomers } from '#features/money/cards/cards.service.ts';
import { removeOrder, type PaymentGuard } from '#features/orders/orders.service.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { Problem } from '#problem.ts';
import { erasePerson } from './erasures.store.ts';
import { deleteDrafts, listOwnDrafts, listOwnOrderIds, lockPerson } from './personal-data.store.ts';
import { readAccount, readLists, readOrders, readPayments } from './personal-rows.store.ts';

export async function collectPersonalData({ db, clock }: Deps, actor: SignedIn): Promise<PersonalData> {
  return {
    madeAt: clock.now().toISOString(),
    account: await readAccount(db, actor),
    orders: await readOrders(db, actor),
    payments: await readPayments(db, actor),
    ...(await readLists(db, actor)),
  };
}

// An erasure begins with the steps that can be repeated; one transaction does the rest.

type Leaving = {
  email: string;
  payments: PaymentGuard;
  paying: string;
  /** Throws if the account has to stay for now. */
  refuse?: (db: Db | Tx) => Promise<void>;
  first?: (tx: Tx) => Promise<void>;
  last?: (tx: Tx) => Promise<void>;
};

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

type Paying = Pick<Leaving, 'payments' | 'paying'>;

async function refuseWhilePaying(
  db: Db | Tx,
  orderIds: readonly string[],
  { payments, paying: detail }: Paying,
): Promise<void> {
  if (await payments.isOpen(db, ...orderIds)) throw new Problem('payment_in_progress', { detail });
}

async function eraseAccount(deps: Deps, user: User, leaving: Leaving): Promise<void> {
  const { email, payments, refuse, first, last } = leaving;
  await refuse?.(deps.db);
  await refuseWhilePaying(deps.db, await listOwnOrderIds(deps.db, user), leaving);
  for (const id of await listOwnDrafts(deps.db, user)) await removeOrder(deps, user, { id, payments });
  await detachCards(deps, user);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await first?.(tx);
    await refuseWhilePaying(tx, await lockPerson(tx, user), leaving);
    await refuse?.(tx);
    for (const id of await listOwnDrafts(tx, user)) await payments.removeCanceled(tx, id);
    await deleteDrafts(tx, user);
    await erasePerson(tx, { id: user.personId, email, now });
    await last?.(tx);
    if (email === '') return;
    const content = { deletedOn: dayFormat.format(now) };
    await enqueue(tx, deps, { kind: 'account-deleted', to: email, content });
  });
  await forgetCustomers(deps).catch((error: unknown) => {
    // The account is deleted anyway; the hourly run calls the provider again.
    deps.log.warn({ event: 'customer.not_forgotten', user: user.personId, err: error });
  });
}

/** If it stops half way, drafts and cards may be gone while the account remains: a repeat finishes it. */
export async function deleteAccount(
  deps: Deps,
  user: User,
  { passwordAgain, payments }: { passwordAgain: string; payments: PaymentGuard },
): Promise<void> {
  const { email } = await verifyOwnPassword(deps, user, { password: passwordAgain });
  const paying = 'A payment of yours is still open. Wait until it is settled, then delete your account.';
  // The person's own account, wherever they work at the moment.
  await eraseAccount(deps, createUserActor(user.personId, user.sessionId), { email, payments, paying });
  deps.log.info({ event: 'account.deleted', actor: user.personId });
}

type Removal = Pick<Leaving, 'payments' | 'refuse' | 'first' | 'last'> & { person: { id: string; email: string } };

export async function deleteAccountAsAdmin(deps: Deps, by: Admin, { person, ...removal }: Removal): Promise<void> {
  const paying = 'A payment of this account is still open. Wait until it is settled, then delete the account.';
  await eraseAccount(deps, actAs(by, person.id), { email: person.email, paying, ...removal });
  deps.log.info({ event: 'account.deleted', actor: by.personId, user: person.id });
}

/** A person leaves: what can be taken back is taken back first, then everything goes in one transaction. */
import type { User } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Db, type Tx } from '../../db/transaction.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { Problem } from '../../problem.ts';
import { provePassword } from '../accounts/accounts.service.ts';
import { detachCards, forgetCustomers } from '../cards/cards.service.ts';
import { removeOrder, type PaymentGuard } from '../orders/orders.service.ts';
import { erasePerson } from './erasures.store.ts';
import { deleteDrafts, listOwnDrafts, listOwnOrderIds, lockPerson } from './personal-data.store.ts';

type Leaving = { passwordAgain: string; payments: PaymentGuard };

const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

async function refuseWhilePaying(db: Db | Tx, orderIds: readonly string[], payments: PaymentGuard): Promise<void> {
  for (const id of orderIds) {
    if (!(await payments.isOpen(db, id))) continue;
    const detail = 'A payment of yours is still open. Wait until it is settled, then delete your account.';
    throw new Problem('payment_in_progress', { detail });
  }
}

/**
 * Deletes the account of the person who asks, and everything of hers but what `erasures.store.ts` keeps. Her sessions end with it.
 * Stopped half way, drafts and cards may be gone while the account still stands: asking again finishes it.
 * @throws Problem `payment_in_progress`, `provider_unavailable`, and as `provePassword`.
 */
export async function deleteAccount(deps: Deps, user: User, { passwordAgain, payments }: Leaving): Promise<void> {
  const { email } = await provePassword(deps, user, { password: passwordAgain });
  // Asked before anything is gone, and again under the locks.
  await refuseWhilePaying(deps.db, await listOwnOrderIds(deps.db, user), payments);
  for (const id of await listOwnDrafts(deps.db, user)) await removeOrder(deps, user, { id, payments });
  await detachCards(deps, user);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await refuseWhilePaying(tx, await lockPerson(tx, user), payments);
    for (const id of await listOwnDrafts(tx, user)) await payments.removeCanceled(tx, id);
    await deleteDrafts(tx, user);
    await erasePerson(tx, { id: user.id, email, now });
    if (email === '') return;
    const content = { deletedOn: dayText.format(now) };
    await enqueue(tx, deps, { kind: 'account-deleted', to: email, content });
  });
  deps.log.info({ event: 'account.deleted', actor: user.id });
  await forgetCustomers(deps).catch((error: unknown) => {
    // The account is gone all the same; the hourly run tells the provider again.
    deps.log.warn({ event: 'customer.not_forgotten', actor: user.id, err: error });
  });
}

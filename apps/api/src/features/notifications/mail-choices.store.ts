import type { User } from '#actor.ts';
import { ownerOf } from '#identities.ts';
import type { Db } from '#platform/db/transaction.ts';

/** The person who opened an account has no membership: the choice is in the row of `users`. */
const isOwnAccount = ({ personId, ownerId }: User) => ownerId === ownerOf(personId);

export async function wantsAllMails(db: Db, user: User): Promise<boolean> {
  const own = db.selectFrom('users').select('all_order_mails').where('id', '=', user.personId);
  const there = db
    .selectFrom('memberships')
    .select('all_order_mails')
    .where('account_id', '=', user.ownerId)
    .where('person_id', '=', user.personId);
  const row = await (isOwnAccount(user) ? own : there).executeTakeFirst();
  return row?.all_order_mails ?? false;
}

export async function writeMailChoice(db: Db, user: User, wantsAll: boolean): Promise<void> {
  const change = { all_order_mails: wantsAll };
  if (isOwnAccount(user)) {
    await db.updateTable('users').set(change).where('id', '=', user.personId).execute();
    return;
  }
  await db
    .updateTable('memberships')
    .set(change)
    .where('account_id', '=', user.ownerId)
    .where('person_id', '=', user.personId)
    .execute();
}

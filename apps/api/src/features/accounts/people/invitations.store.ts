import type { AccountRole } from '@wideload/contract';
import type { User } from '#actor.ts';
import type { Owner, OwnerId } from '#identities.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { accountName } from './accounts-of-person.store.ts';

export type OpenInvitation = { id: string; email: string; role: AccountRole; expires_at: Date };

export function listInvitations(db: Db | Tx, { ownerId }: Owner, now: Date): Promise<OpenInvitation[]> {
  return db
    .selectFrom('invitations')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('account_id', '=', ownerId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A second invitation of an address replaces the first. */
export async function replaceInvitation(
  tx: Tx,
  owner: User,
  { id, email, role, expires_at }: OpenInvitation,
  now: Date,
): Promise<void> {
  const wish = { id, role, invited_by: owner.personId, created_at: now, expires_at };
  await tx
    .insertInto('invitations')
    .values({ ...wish, account_id: owner.ownerId, email })
    .onConflict((conflict) => conflict.columns(['account_id', 'email']).doUpdateSet(wish))
    .execute();
}

export async function deleteInvitation(db: Db, { ownerId }: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where((eb) => eb.and({ id, account_id: ownerId }))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Open invitations to the person's own address, which a code has confirmed. */
export function listInvitationsTo(db: Db, { personId }: User, now: Date) {
  return db
    .selectFrom('invitations')
    .innerJoin('users as person', 'person.email', 'invitations.email')
    .innerJoin('users as owner', 'owner.id', 'invitations.account_id')
    .select(['invitations.id', 'invitations.role', 'invitations.expires_at', accountName.as('name')])
    .where('person.id', '=', personId)
    .where('invitations.expires_at', '>', now)
    .whereRef('invitations.account_id', '<>', 'person.id')
    .orderBy('invitations.created_at')
    .orderBy('invitations.id')
    .execute();
}

/** If two accept at once, one succeeds. Undefined if it is not open, or is for another address. */
export function takeInvitation(
  tx: Tx,
  { personId }: User,
  { id, now }: { id: string; now: Date },
): Promise<{ account_id: OwnerId; role: AccountRole } | undefined> {
  return tx
    .deleteFrom('invitations')
    .using('users')
    .whereRef('users.email', '=', 'invitations.email')
    .whereRef('invitations.account_id', '<>', 'users.id')
    .where((eb) => eb.and({ 'users.id': personId, 'invitations.id': id }))
    .where('invitations.expires_at', '>', now)
    .returning(['invitations.account_id', 'invitations.role'])
    .executeTakeFirst();
}

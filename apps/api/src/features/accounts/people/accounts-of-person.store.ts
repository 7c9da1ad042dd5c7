import { sql } from 'kysely';
import type { User } from '#actor.ts';
import { contactOf, type OwnerId, type PersonId } from '#identities.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

/** The name of an account is its first company, else the person who opened it. `owner` is the row of that person. */
export const accountName = sql<string>`coalesce(
  (SELECT companies.name FROM companies WHERE companies.user_id = owner.id AND companies.deleted_at IS NULL
   ORDER BY companies.created_at, companies.id LIMIT 1),
  nullif(concat_ws(' ', nullif(owner.first_name, ''), nullif(owner.last_name, '')), ''),
  owner.email)`;

export async function findAccountName(db: Db | Tx, accountId: OwnerId): Promise<string> {
  const row = await db
    .selectFrom('users as owner')
    .select(accountName.as('name'))
    .where('owner.id', '=', contactOf(accountId))
    .executeTakeFirst();
  return row?.name ?? '';
}

function selectMemberships(db: Db, { personId }: User) {
  return db
    .selectFrom('memberships')
    .innerJoin('users as owner', 'owner.id', 'memberships.account_id')
    .select(['memberships.account_id', 'memberships.role', 'memberships.pay_limit_dollars', accountName.as('name')])
    .where((eb) => eb.and({ 'memberships.person_id': personId, 'memberships.ended_at': null }));
}

export function findMembership(db: Db, user: User) {
  return selectMemberships(db, user).where('memberships.account_id', '=', user.ownerId).executeTakeFirst();
}

/** The accounts of others in which the person works, the longest-known first. */
export function listMemberships(db: Db, user: User) {
  return selectMemberships(db, user).orderBy('memberships.joined_at').orderBy('memberships.account_id').execute();
}

/** @returns false if the person does not work there. */
export async function endMembership(
  tx: Tx,
  { accountId, personId }: { accountId: OwnerId; personId: PersonId },
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .updateTable('memberships')
    .set({ ended_at: now })
    .where((eb) => eb.and({ account_id: accountId, person_id: personId, ended_at: null }))
    .executeTakeFirst();
  await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where((eb) => eb.and({ account_id: accountId, user_id: personId, ended_at: null }))
    .execute();
  return ended.numUpdatedRows === 1n;
}

/** Null for the own account. @returns the role of the person for an access token; undefined if they do not work there. */
export async function moveSession(db: Db | Tx, user: User, accountId: OwnerId | null): Promise<string | undefined> {
  const moved = await db
    .updateTable('sessions')
    .from('users')
    .set({ account_id: accountId })
    .whereRef('users.id', '=', 'sessions.user_id')
    .where((eb) => eb.and({ 'sessions.id': user.sessionId, 'sessions.ended_at': null }))
    .$if(accountId !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('memberships')
            .select('memberships.person_id')
            .whereRef('memberships.person_id', '=', 'sessions.user_id')
            .where('memberships.account_id', '=', accountId)
            .where('memberships.ended_at', 'is', null),
        ),
      ),
    )
    .returning('users.role')
    .executeTakeFirst();
  return moved?.role;
}

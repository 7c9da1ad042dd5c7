import type { AccountRole } from '@wideload/contract';
import { sql } from 'kysely';
import { contactOf, type Owner, type OwnerId, type Person, type PersonId } from '#identities.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

const personName = sql<string>`concat_ws(' ', nullif(users.first_name, ''), nullif(users.last_name, ''))`;

/** The person who opened the account comes first, then the others in the order in which they joined. */
export async function listPeople(db: Db | Tx, { ownerId }: Owner) {
  const first = await db
    .selectFrom('users')
    .select(['users.id', 'users.email', personName.as('name'), 'users.created_at as joined_at'])
    .where('users.id', '=', contactOf(ownerId))
    .where('users.deleted_at', 'is', null)
    .execute();
  const members = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.person_id')
    .select(['users.id', 'users.email', personName.as('name'), 'memberships.joined_at', 'memberships.role'])
    .select('memberships.pay_limit_dollars')
    .where((eb) => eb.and({ 'memberships.account_id': ownerId, 'memberships.ended_at': null }))
    .orderBy('memberships.joined_at')
    .orderBy('users.id')
    .execute();
  return [...first.map((row) => ({ ...row, role: 'owner' as const, pay_limit_dollars: null })), ...members];
}

type Membership = { accountId: OwnerId; personId: PersonId; role: AccountRole };

/** A person who left may join again. */
export async function insertMembership(tx: Tx, { accountId, personId, role }: Membership, now: Date): Promise<void> {
  await tx
    .insertInto('memberships')
    .values({ account_id: accountId, person_id: personId, role, joined_at: now, ended_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'person_id'])
        .doUpdateSet({ role, joined_at: now, ended_at: null, pay_limit_dollars: null, all_order_mails: false }),
    )
    .execute();
}

type Change = { role: AccountRole; pay_limit_dollars: null } | { pay_limit_dollars: number | null };

/** @returns false if the person does not work in the account. */
export async function updateMembership(
  db: Db | Tx,
  { accountId, personId }: Omit<Membership, 'role'>,
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('memberships')
    .set(change)
    .where((eb) => eb.and({ account_id: accountId, person_id: personId, ended_at: null }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function selectMembership(tx: Tx, { accountId, personId }: Omit<Membership, 'role'>) {
  return tx
    .selectFrom('memberships')
    .select(['role', 'pay_limit_dollars'])
    .where((eb) => eb.and({ account_id: accountId, person_id: personId, ended_at: null }));
}

/** Until the transaction ends, nobody changes the role or the limit of the person, or removes them. */
export const lockMembership = (tx: Tx, member: Omit<Membership, 'role'>) =>
  selectMembership(tx, member).forShare().executeTakeFirst();

/** Two that share the lock would wait for each other with their changes. */
export const lockMembershipToChange = (tx: Tx, member: Omit<Membership, 'role'>) =>
  selectMembership(tx, member).forNoKeyUpdate().executeTakeFirst();

export async function listOwners(db: Db | Tx, owner: Owner): Promise<{ id: PersonId; email: string }[]> {
  return (await listPeople(db, owner)).filter(({ role }) => role === 'owner').map(({ id, email }) => ({ id, email }));
}

/** The e-mail of a person who has given no name. */
export async function readPersonName(db: Db | Tx, { personId }: Person): Promise<string> {
  const { name, email } = await db
    .selectFrom('users')
    .select([personName.as('name'), 'email'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return name === '' ? email : name;
}

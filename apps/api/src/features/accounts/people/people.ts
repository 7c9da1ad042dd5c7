import type { AccountRole, PersonOfAccount } from '@wideload/contract';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { contactOf, type PersonId } from '#identities.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { endMembership } from './accounts-of-person.store.ts';
import { listPeople, lockMembership, updateMembership } from './people.store.ts';

export async function listPeopleOfAccount({ db }: Deps, user: User): Promise<PersonOfAccount[]> {
  return (await listPeople(db, user)).map(({ id, name, email, role, joined_at, pay_limit_dollars }) => ({
    _id: id,
    name,
    email,
    role,
    payLimit: pay_limit_dollars,
    joinedAt: joined_at.toISOString(),
    isYou: id === user.personId,
    isFirst: id === contactOf(user.ownerId),
  }));
}

function refuseFirstOwner({ ownerId }: User, personId: PersonId): void {
  if (personId === contactOf(ownerId)) throw new Problem('people.first-owner');
}

export async function changeRole(
  { db, log }: Deps,
  owner: User,
  { personId, role }: { personId: PersonId; role: AccountRole },
): Promise<void> {
  refuseFirstOwner(owner, personId);
  const member = { accountId: owner.ownerId, personId };
  // Another role has no limit.
  if (!(await updateMembership(db, member, { role, pay_limit_dollars: null }))) throw new Problem('not-found');
  log.info({ event: 'people.role_changed', actor: owner.personId, person: personId, role });
}

/** In whole dollars; null: the dispatcher does not pay with the cards of the account. */
export async function changePayLimit(
  { db, log }: Deps,
  owner: User,
  { personId, limit }: { personId: PersonId; limit: number | null },
): Promise<void> {
  const member = { accountId: owner.ownerId, personId };
  await inTransaction(db, async (tx: Tx) => {
    const found = await lockMembership(tx, member);
    if (found === undefined) throw new Problem('not-found');
    if (found.role !== 'dispatcher') throw new Problem('people.not-dispatcher');
    await updateMembership(tx, member, { pay_limit_dollars: limit });
  });
  log.info({ event: 'people.pay_limit_changed', actor: owner.personId, person: personId, limit });
}

/** Ends the person's sessions in the account. What they did keeps their name. */
export async function removePerson({ db, clock, log }: Deps, owner: User, personId: PersonId): Promise<void> {
  refuseFirstOwner(owner, personId);
  const removed = { accountId: owner.ownerId, personId };
  if (!(await inTransaction(db, (tx) => endMembership(tx, removed, clock.now())))) throw new Problem('not-found');
  log.info({ event: 'people.removed', actor: owner.personId, person: personId });
}

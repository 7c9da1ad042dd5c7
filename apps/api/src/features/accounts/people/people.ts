import type { AccountRole, PersonOfAccount } from '@wideload/contract';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { contactOf, type PersonId } from '#identities.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { endMembership } from './accounts-of-person.store.ts';
import { listPeople, updateRole } from './people.store.ts';

export async function listPeopleOfAccount({ db }: Deps, user: User): Promise<PersonOfAccount[]> {
  return (await listPeople(db, user)).map(({ id, name, email, role, joined_at }) => ({
    _id: id,
    name,
    email,
    role,
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
  if (!(await updateRole(db, { accountId: owner.ownerId, personId, role }))) throw new Problem('not-found');
  log.info({ event: 'people.role_changed', actor: owner.personId, person: personId, role });
}

/** Ends the person's sessions in the account. What they did keeps their name. */
export async function removePerson({ db, clock, log }: Deps, owner: User, personId: PersonId): Promise<void> {
  refuseFirstOwner(owner, personId);
  const removed = { accountId: owner.ownerId, personId };
  if (!(await inTransaction(db, (tx) => endMembership(tx, removed, clock.now())))) throw new Problem('not-found');
  log.info({ event: 'people.removed', actor: owner.personId, person: personId });
}

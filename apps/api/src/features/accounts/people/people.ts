import type { AccountRole, PersonOfAccount, Invitation } from '@wideload/contract';
import type { User } from '#actor.ts';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { contactOf, type PersonId } from '#identities.ts';
import { inTransaction, type Tx, serializeBy } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { Problem } from '#problem.ts';
import { countCode, toRequester } from '../code-allowance.ts';
import { endMembership, findAccountName } from './accounts-of-person.store.ts';
import { openAccount } from './accounts-of-person.ts';
import * as store from './invitations.store.ts';
import { listPeople, lockMembershipToChange, updateMembership, insertMembership } from './people.store.ts';

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
    const found = await lockMembershipToChange(tx, member);
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

const INVITATION_LIFE = 7 * DAY;
export const MOST_PEOPLE = 50;

function toInvitation({ id, email, role, expires_at }: store.OpenInvitation): Invitation {
  return { _id: id, email, role, expiresAt: expires_at.toISOString() };
}

export async function listOpenInvitations({ db, clock }: Deps, user: User): Promise<Invitation[]> {
  return (await store.listInvitations(db, user, clock.now())).map(toInvitation);
}

/** Serialized by account, so that two owners together stay below the limit. */
async function refuseTooMany(tx: Tx, owner: User, { email, now }: { email: string; now: Date }): Promise<void> {
  await serializeBy(tx, `people:${owner.ownerId}`);
  const people = await listPeople(tx, owner);
  if (people.some((person) => person.email === email)) throw new Problem('people.exists');
  const others = (await store.listInvitations(tx, owner, now)).filter((open) => open.email !== email);
  if (people.length + others.length >= MOST_PEOPLE) throw new Problem('people.too-many');
}

type Inviting = { email: string; role: AccountRole; address: string };

export async function invite(deps: Deps, owner: User, { email, role, address }: Inviting): Promise<Invitation> {
  const now = deps.clock.now();
  const invitation = { id: deps.ids(), email, role, expires_at: after(now, INVITATION_LIFE) };
  await inTransaction(deps.db, async (tx) => {
    await refuseTooMany(tx, owner, { email, now });
    await countCode(deps, tx, { email, requester: toRequester(deps, address) });
    await store.replaceInvitation(tx, owner, invitation, now);
    const account = await findAccountName(tx, owner.ownerId);
    const content = { account, accountId: owner.ownerId, role, link: `${deps.config.publicUrl}/people` };
    await enqueue(tx, deps, { kind: 'invitation', to: email, content });
  });
  deps.log.info({ event: 'people.invited', actor: owner.personId, role });
  return toInvitation(invitation);
}

export async function revokeInvitation({ db, log }: Deps, owner: User, id: string): Promise<void> {
  if (!(await store.deleteInvitation(db, owner, id))) throw new Problem('invitation.ended');
  log.info({ event: 'people.invitation_revoked', actor: owner.personId });
}

/** The session goes on in the account. */
export async function acceptInvitation(deps: Deps, user: User, id: string): Promise<{ accessToken: string }> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const taken = await store.takeInvitation(tx, user, { id, now });
    if (taken === undefined) throw new Problem('invitation.ended');
    const { account_id: accountId, role } = taken;
    await insertMembership(tx, { accountId, personId: user.personId, role }, now);
    deps.log.info({ event: 'people.joined', actor: user.personId, account: accountId, role });
    return openAccount(deps, tx, user, accountId);
  });
}

export async function declineInvitation({ db, clock }: Deps, user: User, id: string): Promise<void> {
  const taken = await inTransaction(db, (tx) => store.takeInvitation(tx, user, { id, now: clock.now() }));
  if (taken === undefined) throw new Problem('invitation.ended');
}

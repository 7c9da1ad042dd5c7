import type { AccountRole, Invitation } from '@wideload/contract';
import type { User } from '#actor.ts';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { Problem } from '#problem.ts';
import { serializeBy } from '../accounts.store.ts';
import { countCode, toRequester } from '../code-allowance.ts';
import { findAccountName } from './accounts-of-person.store.ts';
import { openAccount } from './accounts-of-person.ts';
import * as store from './invitations.store.ts';
import { insertMembership, listPeople } from './people.store.ts';

export const INVITATION_LIFE = 7 * DAY;
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

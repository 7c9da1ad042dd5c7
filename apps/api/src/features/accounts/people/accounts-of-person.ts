import type { AccountOfPerson, OwnInvitation, User as Wire } from '@wideload/contract';
import type { SignedIn, User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { ownerOf, type OwnerId } from '#identities.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import * as store from './accounts-of-person.store.ts';
import { listInvitationsTo } from './invitations.store.ts';

export async function listAccounts({ db }: Deps, user: User): Promise<AccountOfPerson[]> {
  const own = ownerOf(user.personId);
  const others = await store.listMemberships(db, user);
  const accounts = [
    { _id: own, name: await store.findAccountName(db, own), role: 'owner' as const },
    ...others.map(({ account_id, name, role }) => ({ _id: account_id, name, role })),
  ];
  return accounts.map((account) => ({ ...account, isCurrent: account._id === user.ownerId }));
}

export async function listOwnInvitations({ db, clock }: Deps, user: User): Promise<OwnInvitation[]> {
  const rows = await listInvitationsTo(db, user, clock.now());
  return rows.map(({ id, name, role, expires_at }) => ({
    _id: id,
    account: name,
    role,
    expiresAt: expires_at.toISOString(),
  }));
}

/** Earlier tokens of the session name another account, and are refused. */
export async function openAccount(
  { accessTokens, clock }: Pick<Deps, 'accessTokens' | 'clock'>,
  db: Db | Tx,
  user: User,
  account: OwnerId,
): Promise<{ accessToken: string }> {
  const accountId = account === ownerOf(user.personId) ? null : account;
  const role = await store.moveSession(db, user, accountId);
  if (role === undefined) throw new Problem('not-found');
  const { personId, sessionId } = user;
  return { accessToken: await accessTokens.sign({ personId, sessionId, accountId, role }, clock.now()) };
}

export async function leaveAccount({ db, clock, log }: Deps, user: User, accountId: OwnerId): Promise<void> {
  const left = { accountId, personId: user.personId };
  if (!(await inTransaction(db, (tx) => store.endMembership(tx, left, clock.now())))) throw new Problem('not-found');
  log.info({ event: 'people.left', actor: user.personId, account: accountId });
}

/** Undefined in the own account. */
export async function findOtherAccount({ db }: Pick<Deps, 'db'>, actor: SignedIn): Promise<Wire['account']> {
  if (actor.kind === 'admin' || actor.ownerId === ownerOf(actor.personId)) return undefined;
  const membership = await store.findMembership(db, actor);
  if (membership === undefined) throw new Problem('session.ended');
  const { account_id: _id, role, name, pay_limit_dollars: payLimit } = membership;
  return { _id, role, name, payLimit };
}

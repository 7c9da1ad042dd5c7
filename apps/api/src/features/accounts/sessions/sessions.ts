/** A session is a family of refresh tokens, each used once, and the access tokens made with them. */
import type { OwnSession } from '@wideload/contract';
import type { SignedIn } from '#actor.ts';
import type { OwnerId, PersonId } from '#identities.ts';
import { after, SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import { sessionLimits } from '#platform/http/session.ts';
import { Problem } from '#problem.ts';
import { hashSecret, createSecret } from '#platform/secrets.ts';
import { voidResets } from '../password-resets.store.ts';
import * as store from './sessions.store.ts';
import { endOwnSession, endOtherSessionRows, listOwnSessions, endAllSessions } from './sessions.store.ts';
import { forgetFailures } from './sign-in-failures.ts';

/** A used token yields one more successor this long, for a second tab or a lost answer. */
const REUSE_GRACE = 10 * SECOND;
const MOST_SUCCESSORS = 2;

/** `lifeMs` is the remaining life of the refresh cookie. */
export type Session = { accessToken: string; refreshToken: string; lifeMs: number };

type Holder = { sessionId: string; personId: PersonId; accountId: OwnerId | null; role: string; createdAt: Date };

function getLimits(role: string) {
  return role === 'admin' ? sessionLimits.admin : sessionLimits.user;
}

async function issueTokens(
  { clock, accessTokens }: Deps,
  tx: Tx,
  { sessionId, personId, accountId, role, createdAt }: Holder,
): Promise<Session> {
  const now = clock.now();
  const refreshToken = createSecret();
  await store.insertToken(tx, { hash: hashSecret(refreshToken), sessionId, now });
  const accessToken = await accessTokens.sign({ personId, sessionId, accountId, role }, now);
  return { accessToken, refreshToken, lifeMs: createdAt.getTime() + getLimits(role).whole - now.getTime() };
}

/** The caller has just authenticated the account's owner. */
export async function beginSession(
  deps: Deps,
  tx: Tx,
  account: { id: string; role: string; device: string; method: store.SignInMethod },
): Promise<Session> {
  const now = deps.clock.now();
  const sessionId = deps.ids();
  const { id: personId, role, device, method } = account;
  const accountId = await store.findLastAccount(tx, personId);
  await store.insertSession(tx, { id: sessionId, personId, accountId, device, method, now });
  return issueTokens(deps, tx, { sessionId, personId, accountId, role, createdAt: now });
}

function isOpenSession(token: store.RefreshToken, now: Date): boolean {
  const { idle, whole } = getLimits(token.role);
  return (
    token.endedAt === null &&
    token.deletedAt === null &&
    after(token.lastUsedAt, idle) > now &&
    after(token.createdAt, whole) > now
  );
}

/** @returns null for a void token; a reused or expired one ends its session, and that must be committed. */
async function exchangeToken(deps: Deps, tx: Tx, secret: string): Promise<Session | null> {
  const now = deps.clock.now();
  const token = await store.lockToken(tx, hashSecret(secret));
  if (token === undefined) return null;
  const isReused = token.usedAt !== null && after(token.usedAt, REUSE_GRACE) <= now;
  if (isReused || !isOpenSession(token, now)) {
    if (isReused) deps.log.warn({ event: 'session.token_reused', session: token.sessionId, actor: token.personId });
    await store.endSession(tx, token.sessionId, now);
    return null;
  }
  if (token.successors >= MOST_SUCCESSORS) return null;
  await store.markTokenUsed(tx, token, now);
  return issueTokens(deps, tx, token);
}

export async function refreshSession(deps: Deps, secret: string | null): Promise<Session> {
  const session = secret === null ? null : await inTransaction(deps.db, (tx) => exchangeToken(deps, tx, secret));
  if (session === null) throw new Problem('session.ended');
  return session;
}

export async function hasSession(
  { clock }: Deps,
  db: Db,
  { secret, personId }: { secret: string; personId: PersonId },
): Promise<boolean> {
  const token = await store.findToken(db, hashSecret(secret));
  return token !== undefined && token.personId === personId && isOpenSession(token, clock.now());
}

/** Any token of the session ends it. */
export async function endSessionOfCookie({ clock }: Deps, tx: Tx, secret: string | null): Promise<void> {
  const token = secret === null ? undefined : await store.findToken(tx, hashSecret(secret));
  if (token !== undefined) await store.endSession(tx, token.sessionId, clock.now());
}

export async function signOut(deps: Deps, secret: string | null): Promise<void> {
  await inTransaction(deps.db, (tx) => endSessionOfCookie(deps, tx, secret));
}

/** The caller's session comes first. */
export async function listSessions({ db, clock }: Deps, actor: SignedIn): Promise<OwnSession[]> {
  const now = clock.now();
  const { idle, whole } = sessionLimits[actor.kind];
  const rows = await listOwnSessions(db, actor, { used: after(now, -idle), begun: after(now, -whole) });
  const sessions = rows.map(({ id, device, created_at, last_used_at }) => ({
    _id: id,
    device: device === '' ? 'Unknown device' : device,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    isCurrent: id === actor.sessionId,
  }));
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

export async function endSession({ db, clock, log }: Deps, actor: SignedIn, sessionId: string): Promise<void> {
  if (!(await endOwnSession(db, actor, { sessionId, now: clock.now() }))) throw new Problem('not-found');
  log.info({ event: 'session.ended_by_owner', actor: actor.personId, session: sessionId });
}

export async function endOtherSessions({ db, clock, log }: Deps, actor: SignedIn): Promise<void> {
  await inTransaction(db, (tx) => endOtherSessionRows(tx, actor, clock.now()));
  log.info({ event: 'session.others_ended', actor: actor.personId });
}

/** For changes of an account's e-mail or password by somebody else. */
export async function endAccess(tx: Tx, account: { id: string; email: string }, now: Date): Promise<void> {
  await endAllSessions(tx, account.id, now);
  await voidResets(tx, account.id, now);
  await forgetFailures(tx, account.email);
}

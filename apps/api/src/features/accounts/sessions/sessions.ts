/** A session is a family of refresh tokens, each used once, and the access tokens made with them. */
import { after, SECOND } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/db/transaction.ts';
import { sessionLimits } from '../../../platform/http/session.ts';
import { Problem } from '../../../problem.ts';
import { hashOfSecret, newSecret } from '../passwords/secrets.ts';
import * as store from './sessions.store.ts';

/** Two tabs, or an answer that was lost: a used token is good for one more successor this long. */
const REUSE_GRACE = 10 * SECOND;
const MOST_SUCCESSORS = 2;

/** What a browser gets: the token for its calls, and the cookie to get the next one, with the life left to it. */
export type Session = { accessToken: string; refreshToken: string; lifeMs: number };

type Holder = { sessionId: string; userId: string; role: string; createdAt: Date };

function limitsOf(role: string) {
  return role === 'admin' ? sessionLimits.admin : sessionLimits.user;
}

async function issue(
  { clock, accessTokens }: Deps,
  tx: Tx,
  { sessionId, userId, role, createdAt }: Holder,
): Promise<Session> {
  const now = clock.now();
  const refreshToken = newSecret();
  await store.insertToken(tx, { hash: hashOfSecret(refreshToken), sessionId, now });
  const accessToken = await accessTokens.sign({ userId, sessionId, role }, now);
  return { accessToken, refreshToken, lifeMs: createdAt.getTime() + limitsOf(role).whole - now.getTime() };
}

/** Begins a session of an account whose owner has just proven to be it. */
export async function beginSession(
  deps: Deps,
  tx: Tx,
  account: { id: string; role: string; device: string },
): Promise<Session> {
  const now = deps.clock.now();
  const sessionId = deps.ids();
  await store.insertSession(tx, { id: sessionId, userId: account.id, device: account.device, now });
  return issue(deps, tx, { sessionId, userId: account.id, role: account.role, createdAt: now });
}

function isLive(token: store.RefreshToken, now: Date): boolean {
  const { idle, whole } = limitsOf(token.role);
  return (
    token.endedAt === null &&
    token.deletedAt === null &&
    after(token.lastUsedAt, idle) > now &&
    after(token.createdAt, whole) > now
  );
}

/** @returns null where the token earns nothing; a reused or run-out one ends its session, which must be committed. */
async function useToken(deps: Deps, tx: Tx, secret: string): Promise<Session | null> {
  const now = deps.clock.now();
  const token = await store.lockToken(tx, hashOfSecret(secret));
  if (token === undefined) return null;
  const isReused = token.usedAt !== null && after(token.usedAt, REUSE_GRACE) <= now;
  if (isReused || !isLive(token, now)) {
    if (isReused) deps.log.warn({ event: 'session.token_reused', session: token.sessionId, actor: token.userId });
    await store.endSession(tx, token.sessionId, now);
    return null;
  }
  if (token.successors >= MOST_SUCCESSORS) return null;
  await store.markTokenUsed(tx, token, now);
  return issue(deps, tx, token);
}

/**
 * A new access token and the next cookie, for the cookie of a live session.
 * @throws Problem `session.ended`.
 */
export async function refreshSession(deps: Deps, secret: string | null): Promise<Session> {
  const session = secret === null ? null : await inTransaction(deps.db, (tx) => useToken(deps, tx, secret));
  if (session === null) throw new Problem('session.ended');
  return session;
}

/** Whether the browser holds a live session of this account. */
export async function holdsSession(
  { clock }: Deps,
  db: Db,
  { secret, userId }: { secret: string; userId: string },
): Promise<boolean> {
  const token = await store.findToken(db, hashOfSecret(secret));
  return token !== undefined && token.userId === userId && isLive(token, clock.now());
}

/** Ends the session that the browser's cookie belongs to, whichever of its tokens that is. */
export async function endSessionOfCookie({ clock }: Deps, tx: Tx, secret: string | null): Promise<void> {
  const token = secret === null ? undefined : await store.findToken(tx, hashOfSecret(secret));
  if (token !== undefined) await store.endSession(tx, token.sessionId, clock.now());
}

export async function signOut(deps: Deps, secret: string | null): Promise<void> {
  await inTransaction(deps.db, (tx) => endSessionOfCookie(deps, tx, secret));
}

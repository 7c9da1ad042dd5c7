import type { IncomingHttpHeaders } from 'node:http';
import {
  findDeskRight,
  findRight,
  hasRight,
  onBehalfHeader,
  type Access,
  type Endpoint,
  type ProblemCode,
} from '@wideload/contract';
import {
  createMemberActor,
  createUserActor,
  visitor,
  type Admin,
  type SignedIn,
  type User,
  type Visitor,
} from '#actor.ts';
import { after, DAY, HOUR } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { findDeskRefusal } from '#desk-right.ts';
import { Problem } from '#problem.ts';
import { findKeyActor, isApiKey, requireScope } from './api-keys.ts';
import type { Claims } from './access-token.ts';
import type { OpenSession } from './open-sessions.ts';

export const sessionLimits = {
  user: { idle: 14 * DAY, whole: 30 * DAY },
  admin: { idle: HOUR, whole: 12 * HOUR },
} as const;

export type ActorFor<A extends Access> = A extends 'visitor'
  ? Visitor
  : A extends 'user'
    ? User
    : A extends 'admin'
      ? Admin
      : SignedIn;

type Flags = Pick<Endpoint, 'withTemporaryPassword' | 'withoutSecondFactor'>;

/** Any number of blanks parts the scheme from the token (RFC 9110, 11.4). */
export function parseBearer(header: string | undefined): string | null {
  const [, token = null] = /^bearer +([^ ]+)/i.exec(header ?? '') ?? [];
  return token;
}

type SessionDeps = Pick<Deps, 'sessions' | 'clock' | 'accessTokens' | 'config'>;

export function needsSecondFactor({ config }: Pick<Deps, 'config'>, role: string): boolean {
  return config.adminsNeedSecondFactor && role === 'admin';
}

/** A password alone is not enough for an admin where the settings require more. */
export function lacksSecondFactor(
  deps: Pick<Deps, 'config'>,
  { role, method }: { role: string; method: string },
): boolean {
  return needsSecondFactor(deps, role) && method === 'password';
}

type Named = { claims: Claims; session: OpenSession | undefined };

/** @returns the actor, or why the session may not be used for the call. */
function judge(
  deps: SessionDeps,
  { withTemporaryPassword, withoutSecondFactor }: Flags,
  { claims, session }: Named,
): SignedIn | ProblemCode {
  // A changed role voids the old token at the next request.
  if (session === undefined || session.role !== claims.role) return 'session.ended';
  // As a changed account does: no page goes on in another account than the one it shows.
  if (session.account_id !== claims.accountId) return 'session.ended';
  // Any role other than admin is treated as user (spec [3]).
  const kind = session.role === 'admin' ? 'admin' : 'user';
  // Idle time is checked when the short-lived token is refreshed.
  if (after(session.created_at, sessionLimits[kind].whole) <= deps.clock.now()) return 'session.ended';
  if (session.password_is_temporary && withTemporaryPassword !== true) return 'password.temporary';
  if (lacksSecondFactor(deps, session) && withoutSecondFactor !== true) return 'second-factor.missing';
  const { personId, sessionId } = claims;
  if (kind === 'admin') return { kind, personId, sessionId, deskRole: session.desk_role };
  const { account_id: ownerId, account_role: role } = session;
  if (ownerId === null) return createUserActor(personId, sessionId);
  return role === null ? 'session.ended' : createMemberActor({ personId, sessionId }, { ownerId, role });
}

async function findSignedIn(deps: SessionDeps, flags: Flags, token: string | null): Promise<SignedIn> {
  if (token === null) throw new Problem('session.required');
  const claims = await deps.accessTokens.verify(token, deps.clock.now());
  if (claims === null) throw new Problem('session.ended');
  const found = judge(deps, flags, { claims, session: await deps.sessions.find(claims) });
  if (typeof found === 'string') throw new Problem(found);
  return found;
}

export async function findActor(
  deps: SessionDeps & Pick<Deps, 'db'>,
  endpoint: Pick<Endpoint, 'access'> & Flags,
  header: string | undefined,
): Promise<SignedIn | Visitor> {
  if (endpoint.access === 'visitor') return visitor;
  const token = parseBearer(header);
  return token !== null && isApiKey(token) ? findKeyActor(deps, token) : findSignedIn(deps, endpoint, token);
}

/** @returns why the caller may not make the call; null if they may. */
function findRefusal(endpoint: Pick<Endpoint, 'access'>, actor: SignedIn | Visitor): Problem | null {
  const { access } = endpoint;
  if ((access === 'user' || access === 'admin') && access !== actor.kind) return new Problem('access.refused');
  if (actor.kind === 'admin') return findDeskRefusal(actor, findDeskRight(endpoint));
  if (actor.kind === 'visitor') return null;
  const right = findRight(endpoint);
  if (right === null || hasRight(actor.role, right)) return null;
  return new Problem('role.missing', { members: { permission: right } });
}

/** Separate from `findActor`, so that the log of a refusal can name the actor. */
export function requireAccess(endpoint: Pick<Endpoint, 'access'>, actor: SignedIn | Visitor): void {
  if (actor.kind === 'user' && actor.key !== undefined) requireScope(endpoint, actor.key);
  const refusal = findRefusal(endpoint, actor);
  if (refusal !== null) throw refusal;
}

/** The signed-in caller, checked against memory only. Null when memory cannot confirm access; then use `findActor`. */
export function recallActor<const E extends Pick<Endpoint, 'access'> & Flags>(
  deps: SessionDeps,
  endpoint: E,
  headers: IncomingHttpHeaders,
): ActorFor<E['access']> | null {
  if (headers[onBehalfHeader] !== undefined) return null;
  const token = parseBearer(headers.authorization);
  const claims = token === null ? null : deps.accessTokens.peek(token, deps.clock.now());
  if (claims === null) return null;
  const found = judge(deps, endpoint, { claims, session: deps.sessions.peek(claims) });
  // Cast: `findRefusal` compared its kind with the access of the endpoint.
  return typeof found === 'string' || findRefusal(endpoint, found) !== null ? null : (found as ActorFor<E['access']>);
}

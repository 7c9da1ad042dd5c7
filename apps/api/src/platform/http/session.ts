import type { Access, Endpoint } from '@wideload/contract';
import { visitor, type Admin, type SignedIn, type User, type Visitor } from '../../actor.ts';
import { after, DAY, HOUR } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';

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

function parseBearer(header: string | undefined): string | null {
  const [scheme, token] = header?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token !== undefined && token !== '' ? token : null;
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

async function findSignedIn(
  deps: SessionDeps,
  { withTemporaryPassword, withoutSecondFactor }: Flags,
  header: string | undefined,
): Promise<SignedIn> {
  const token = parseBearer(header);
  if (token === null) throw new Problem('session.required');
  const claims = await deps.accessTokens.verify(token, deps.clock.now());
  if (claims === null) throw new Problem('session.ended');
  const session = await deps.sessions.find(claims);
  // A changed role voids the old token at the next request.
  if (session === undefined || session.role !== claims.role) throw new Problem('session.ended');
  // Any role other than admin is treated as user (spec [3]).
  const kind = session.role === 'admin' ? 'admin' : 'user';
  // Idle time is checked when the short-lived token is refreshed.
  if (after(session.created_at, sessionLimits[kind].whole) <= deps.clock.now()) throw new Problem('session.ended');
  if (session.password_is_temporary && withTemporaryPassword !== true) throw new Problem('password.temporary');
  if (lacksSecondFactor(deps, session) && withoutSecondFactor !== true) throw new Problem('second-factor.missing');
  return { kind, id: claims.userId, sessionId: claims.sessionId };
}

export async function findActor(
  deps: SessionDeps,
  endpoint: Pick<Endpoint, 'access'> & Flags,
  header: string | undefined,
): Promise<SignedIn | Visitor> {
  return endpoint.access === 'visitor' ? visitor : findSignedIn(deps, endpoint, header);
}

/** Separate from `findActor`, so that the log of a refusal can name the actor. */
export function requireAccess({ access }: Pick<Endpoint, 'access'>, { kind }: SignedIn | Visitor): void {
  if ((access === 'user' || access === 'admin') && access !== kind) throw new Problem('access.refused');
}

/** Programs of customers call with a key instead of a session (`packages/contract/src/calls/scopes.ts`). */
import { findScope, keyPrefix, type Endpoint } from '@wideload/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createKeyActor, type User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { ownerOf } from '#identities.ts';
import { Problem } from '#problem.ts';
import { createHotQuery } from '../db/hot-query.ts';
import { createSecret, hashSecret } from '../secrets.ts';

export const isApiKey = (token: string) => token.startsWith(keyPrefix);

export const createKeySecret = () => `${keyPrefix}${createSecret()}`;

/** The index finds the hash, so the time of an answer does not tell how much of a key was right. Read at each call: a role that was lost is lost to the key at once, on every server. */
const selectKey = createHotQuery((db, { hash }: { hash: string }) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.made_by')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.account_id', '=', 'api_keys.owner_id')
        .onRef('memberships.person_id', '=', 'api_keys.made_by')
        .on('memberships.ended_at', 'is', null),
    )
    .select(['api_keys.id', 'api_keys.owner_id', 'api_keys.made_by', 'api_keys.scopes', 'api_keys.expires_at'])
    .select('memberships.role as account_role')
    .where((eb) => eb.and({ 'api_keys.hash': hash, 'api_keys.revoked_at': null }))
    .where('users.role', '<>', 'admin')
    .where('users.deleted_at', 'is', null),
);

/** @throws Problem api-key.ended */
export async function findKeyActor({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<User> {
  const [row] = await selectKey(db, { hash: hashSecret(token) });
  if (row === undefined || row.expires_at <= clock.now()) throw new Problem('api-key.ended');
  const { id, owner_id: ownerId, made_by: personId, account_role, scopes } = row;
  const role = ownerId === ownerOf(personId) ? 'owner' : account_role;
  if (role === null) throw new Problem('api-key.ended');
  return createKeyActor({ personId, ownerId, role, key: { id, scopes } });
}

/** @throws Problem scope.missing, which names the scope; null if the call is for no key. */
export function requireScope(endpoint: Pick<Endpoint, 'access'>, { scopes }: NonNullable<User['key']>): void {
  const scope = findScope(endpoint);
  if (scope !== null && scopes.includes(scope)) return;
  const detail = scope === null ? 'This call is not for API keys. Sign in to make it.' : undefined;
  throw new Problem('scope.missing', { members: { scope }, ...(detail !== undefined && { detail }) });
}

/** Its call is kept before anything else is decided, so that a refused one is in the log of the key, too. */
export async function recordKeyCall({ db, clock, ids }: Deps, request: FastifyRequest): Promise<void> {
  const { actor, method, url } = request;
  if (actor.kind !== 'user' || actor.key === undefined) return;
  const [id, at] = [ids(), clock.now()];
  const path = url.split('?', 1)[0] ?? '';
  await db
    .with('used', (with_) =>
      with_
        .updateTable('api_keys')
        .set({ last_used_at: at })
        .where('id', '=', actor.key?.id ?? ''),
    )
    .insertInto('api_key_calls')
    .values({ id, key_id: actor.key.id, at, method, path, status: null })
    .execute();
  request.keyCallId = id;
}

/** A log that cannot be written does not take back what the call did: its status stays unknown. */
export async function recordKeyAnswer({ db, log }: Deps, { keyCallId }: FastifyRequest, { statusCode }: FastifyReply) {
  if (keyCallId === null) return;
  try {
    await db.updateTable('api_key_calls').set({ status: statusCode }).where('id', '=', keyCallId).execute();
  } catch (error) {
    log.warn({ event: 'api-key.answer_unrecorded', call: keyCallId, err: error });
  }
}

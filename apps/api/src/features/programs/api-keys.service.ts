import { keyPrefix, maxApiKeys, type ApiKey, type apiKeys, type KeyCall, type ReadBody } from '@wideload/contract';
import type { User } from '#actor.ts';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, serializeBy } from '#platform/db/transaction.ts';
import { createKeySecret } from '#platform/http/api-keys.ts';
import { hashSecret } from '#platform/secrets.ts';
import { Problem } from '#problem.ts';
import * as store from './api-keys.store.ts';
import type { ApiKeyRow, KeyCallRow } from './api-keys.store.ts';

const SHOWN_CALLS = 100;
/** Also those of a key that has ended: whoever revokes one wants to know what it did. */
const CALLS_KEPT = 90 * DAY;
/** Tells keys apart, and leaves 220 bits unknown. */
const PREFIX_LENGTH = keyPrefix.length + 6;

const toInstant = (at: Date | null) => at?.toISOString() ?? null;

function toApiKey(row: ApiKeyRow): ApiKey {
  const { id, name, prefix, scopes, first_name: first, last_name: last, email } = row;
  const person = `${first} ${last}`.trim();
  return {
    _id: id,
    name,
    prefix,
    scopes,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: toInstant(row.last_used_at),
    revokedAt: toInstant(row.revoked_at),
    madeBy: person === '' ? email : person,
  };
}

function toKeyCall({ id, at, method, path, status, refused }: KeyCallRow): KeyCall {
  return { _id: id, at: at.toISOString(), method, path, status, count: refused ?? 1 };
}

export async function listApiKeys({ db, clock }: Deps, user: User): Promise<ApiKey[]> {
  return (await store.listOwnKeys(db, user, after(clock.now(), -CALLS_KEPT))).map(toApiKey);
}

export async function createApiKey(
  { db, ids, clock, log }: Deps,
  user: User,
  { name, scopes, days }: ReadBody<typeof apiKeys.create>,
): Promise<ApiKey & { secret: string }> {
  const [id, secret, now] = [ids(), createKeySecret(), clock.now()];
  const row = await inTransaction(db, async (tx) => {
    await serializeBy(tx, `api keys ${user.ownerId}`);
    if ((await store.countOpenKeys(tx, user, now)) >= maxApiKeys) throw new Problem('api-key.too-many');
    await store.insertKey(tx, {
      id,
      owner_id: user.ownerId,
      made_by: user.personId,
      name,
      prefix: secret.slice(0, PREFIX_LENGTH),
      hash: hashSecret(secret),
      scopes,
      created_at: now,
      expires_at: after(now, days * DAY),
    });
    return store.readOwnKey(tx, { id, ownerId: user.ownerId });
  });
  log.info({ event: 'api-key.made', actor: user.personId, key: id });
  return { ...toApiKey(row), secret };
}

export async function revokeApiKey({ db, clock, log }: Deps, user: User, id: string): Promise<void> {
  if (!(await store.revokeKey(db, { id, ownerId: user.ownerId }, clock.now()))) throw new Problem('not-found');
  log.info({ event: 'api-key.revoked', actor: user.personId, key: id });
}

export async function readKeyCalls({ db }: Deps, { ownerId }: User, id: string): Promise<KeyCall[]> {
  if (!(await store.hasKey(db, { id, ownerId }))) throw new Problem('not-found');
  return (await store.listCalls(db, id, SHOWN_CALLS)).map(toKeyCall);
}

export function sweepApiKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return store.deleteOldKeys(db, after(clock.now(), -CALLS_KEPT));
}

import type { ApiKey, KeyCall } from '@wideload/contract';
import type { ApiKeyRow, KeyCallRow } from './api-keys.store.ts';

const toInstant = (at: Date | null) => at?.toISOString() ?? null;

export function toApiKey(row: ApiKeyRow): ApiKey {
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

export function toKeyCall({ id, at, method, path, status, refused }: KeyCallRow): KeyCall {
  return { _id: id, at: at.toISOString(), method, path, status, count: refused ?? 1 };
}

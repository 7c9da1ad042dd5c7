// Keys with which programs of a customer account make calls, within their scopes (`scopes`) and the right of the person who made them.
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import type { InputCode } from '../core/input-messages.ts';
import { Id, Instant, requiredText } from '../core/values.ts';

export const keyScopes = ['orders:read', 'drafts:write', 'orders:place', 'permits:read'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Every key begins with it, so that it is known as one wherever it is found. */
export const keyPrefix = 'wl_';

export const keyLifeDays = [30, 90, 365] as const;
export type KeyLife = (typeof keyLifeDays)[number];

export const maxApiKeys = 20;

export const ApiKeyBody = z.object({
  name: requiredText(60, 'field.missing'),
  scopes: z
    .array(z.enum(keyScopes))
    .check(z.minLength(1, 'key-scopes.missing' satisfies InputCode), z.maxLength(keyScopes.length))
    .check(z.overwrite((chosen) => keyScopes.filter((scope) => chosen.includes(scope)))),
  // Our pages offer these alone: the sentence is for programs.
  days: z.literal(keyLifeDays, 'Choose 30, 90 or 365 days'),
});

export const ApiKey = z.object({
  _id: Id,
  name: z.string(),
  /** The beginning of the key, to tell it from others. */
  prefix: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  createdAt: Instant,
  expiresAt: Instant,
  lastUsedAt: z.nullable(Instant),
  /** A revoked key is listed as long as its calls are kept. */
  revokedAt: z.nullable(Instant),
  /** The person whose right it has, by the e-mail where they have given no name; `''` once their account is deleted. */
  madeBy: z.string(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const KeyCall = z.object({
  _id: Id,
  at: Instant,
  method: z.string(),
  /** Without its query, which may hold what a person typed. */
  path: z.string(),
  /** Null for a call that was never answered. */
  status: z.nullable(z.int()),
  /** Calls that the limit of the key refused, or after its end, are one line for each minute, with the path of the last. */
  count: z.int(),
});
export type KeyCall = z.infer<typeof KeyCall>;

export const apiKeys = {
  list: endpoint('GET /api_keys', {
    access: 'user',
    summary: 'The API keys of the own account, without their secrets; those that have ended for 90 days more',
    answers: { 200: z.object({ items: z.array(ApiKey) }) },
  }),
  create: endpoint('POST /api_keys', {
    access: 'user',
    stepUp: true,
    summary: 'Make an API key; the answer has its secret, which is shown once',
    body: ApiKeyBody,
    answers: { 201: z.extend(ApiKey, { secret: z.string() }) },
    problems: ['api-key.too-many'],
    perMinute: 20,
  }),
  revoke: endpoint('DELETE /api_keys/{id}', {
    access: 'user',
    stepUp: true,
    summary: 'Revoke an API key at once, for good',
    problems: ['not-found'],
  }),
  calls: endpoint('GET /api_keys/{id}/calls', {
    access: 'user',
    summary: 'The last 100 calls of an API key, newest first; they are kept for 90 days',
    answers: { 200: z.object({ items: z.array(KeyCall) }) },
    problems: ['not-found'],
  }),
};

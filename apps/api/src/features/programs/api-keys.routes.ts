import { apiKeys } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { createApiKey, listApiKeys, readKeyCalls, revokeApiKey } from './api-keys.service.ts';

export function apiKeysRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'api-keys',
    endpoints: apiKeys,
    handlers: {
      list: async ({ actor }) => ({ items: await listApiKeys(deps, actor) }),
      create: ({ actor, body }) => createApiKey(deps, actor, body),
      revoke: ({ actor, params }) => revokeApiKey(deps, actor, params.id).then(() => ({})),
      calls: async ({ actor, params }) => ({ items: await readKeyCalls(deps, actor, params.id) }),
    },
  });
}

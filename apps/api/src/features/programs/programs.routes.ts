import { apiKeys, webhooks } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { createApiKey, listApiKeys, readKeyCalls, revokeApiKey } from './api-keys.service.ts';
import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  moveWebhook,
  readDeliveries,
  removeWebhook,
  replayDelivery,
  rotateSecret,
  testWebhook,
} from './webhooks.service.ts';

export const apiKeysRoutes = routesOf('api-keys', apiKeys, (deps) => ({
  list: async ({ actor }) => ({ items: await listApiKeys(deps, actor) }),
  create: ({ actor, body }) => createApiKey(deps, actor, body),
  revoke: ({ actor, params }) => revokeApiKey(deps, actor, params.id).then(() => ({})),
  calls: async ({ actor, params }) => ({ items: await readKeyCalls(deps, actor, params.id) }),
}));

export const webhooksRoutes = routesOf('webhooks', webhooks, (deps) => ({
  list: async ({ actor }) => ({ items: await listWebhooks(deps, actor) }),
  create: ({ actor, body }) => createWebhook(deps, actor, body),
  update: ({ actor, params, body }) => changeWebhook(deps, actor, { id: params.id, body }),
  rotateSecret: ({ actor, params }) => rotateSecret(deps, actor, params.id),
  move: ({ actor, params, body }) => moveWebhook(deps, actor, { id: params.id, typed: body.address }),
  test: ({ actor, params }) => testWebhook(deps, actor, params.id),
  remove: ({ actor, params }) => removeWebhook(deps, actor, params.id),
  deliveries: async ({ actor, params }) => ({ items: await readDeliveries(deps, actor, params.id) }),
  replay: ({ actor, params }) => replayDelivery(deps, actor, params.id),
}));

import { recipients } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { addRecipient, listRecipients, removeRecipient } from './recipients.service.ts';

export function recipientsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'recipients',
    endpoints: recipients,
    handlers: {
      list: async ({ actor }) => ({ items: await listRecipients(deps, actor) }),
      create: ({ actor, body }) => addRecipient(deps, actor, body),
      remove: ({ actor, params }) => removeRecipient(deps, actor, params.id).then(() => ({})),
    },
  });
}

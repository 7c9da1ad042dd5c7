import { templates } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { changeTemplate, createTemplate, listTemplates, removeTemplate } from './templates.service.ts';

export function templatesRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'templates',
    endpoints: templates,
    handlers: {
      list: async ({ actor }) => ({ items: await listTemplates(deps, actor) }),
      create: ({ actor, body }) => createTemplate(deps, actor, body),
      change: ({ actor, params, body }) => changeTemplate(deps, actor, { id: params.id, ...body }),
      remove: async ({ actor, params }) => {
        await removeTemplate(deps, actor, params.id);
        return {};
      },
    },
  });
}

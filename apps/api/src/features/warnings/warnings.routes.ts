import { restrictions, warnings } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import {
  changeRestriction,
  enterRestriction,
  listAllRestrictions,
  previewRestriction,
  withdrawRestriction,
} from './restrictions.service.ts';
import { listWarnings } from './warnings.service.ts';

export function warningsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'orders',
    endpoints: warnings,
    handlers: { list: async ({ actor, params }) => ({ items: await listWarnings(deps, actor, params.id) }) },
  });
  implement(app, deps, {
    tag: 'restrictions',
    endpoints: restrictions,
    handlers: {
      list: async ({ actor }) => ({ items: await listAllRestrictions(deps, actor) }),
      preview: async ({ actor, body }) => ({ trips: await previewRestriction(deps, actor, body) }),
      create: ({ actor, body }) => enterRestriction(deps, actor, body),
      update: ({ actor, params, body }) => changeRestriction(deps, actor, { id: params.id, body }),
      withdraw: ({ actor, params }) => withdrawRestriction(deps, actor, params.id),
    },
  });
}

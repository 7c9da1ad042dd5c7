import { statePapers } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { readStatePaper } from './state-paper.ts';

export function papersRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'permits',
    endpoints: statePapers,
    handlers: {
      read: ({ actor, params, query, body }) =>
        readStatePaper(deps, actor, { orderId: params.id, permit: query.permit, file: body }),
    },
  });
}

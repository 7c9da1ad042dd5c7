import { payouts } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { listPayouts, readPayout } from './payouts.service.ts';

export function payoutsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'payouts',
    endpoints: payouts,
    handlers: {
      list: ({ actor, query }) => listPayouts(deps, actor, query),
      read: ({ actor, params, query }) => readPayout(deps, actor, { id: params.id, query }),
    },
  });
}

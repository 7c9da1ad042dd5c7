import { waits } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import type { Turnarounds } from '#features/states/turnaround.service.ts';
import { implement } from '#platform/http/handle.ts';
import { listWaits } from './waits.service.ts';

export function waitsRoutes(app: FastifyInstance, deps: Deps, turnarounds: Turnarounds): void {
  implement(app, deps, {
    tag: 'orders',
    endpoints: waits,
    handlers: {
      list: async ({ actor, params }) => ({ items: await listWaits(deps, turnarounds, actor, params.id) }),
    },
  });
}

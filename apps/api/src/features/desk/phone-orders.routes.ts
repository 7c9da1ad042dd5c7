import { phoneOrders } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { handOver } from './hand-over.ts';

export function phoneOrdersRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'phone orders',
    endpoints: phoneOrders,
    handlers: {
      handOver: async ({ actor, params, body }) => {
        await handOver(deps, actor, { id: params.id, version: body.version });
        return {};
      },
    },
  });
}

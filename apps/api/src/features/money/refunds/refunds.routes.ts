import { refunds } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { listOwnRefunds } from './refunds.service.ts';
import { requestRefund } from './request-refund.ts';

export function refundsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'refunds',
    endpoints: refunds,
    handlers: {
      create: ({ actor, params, body }) => requestRefund(deps, actor, { orderId: params.id, body }),
      list: async ({ actor, params }) => ({ items: await listOwnRefunds(deps, actor, params.id) }),
    },
  });
}

import { corrections } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import type { PaymentGuard } from '#features/orders/orders.service.ts';
import { findCorrections, takeCorrections } from './corrections.ts';

export function correctionsRoutes(app: FastifyInstance, deps: Deps, { payments }: { payments: PaymentGuard }): void {
  implement(app, deps, {
    tag: 'orders',
    endpoints: corrections,
    handlers: {
      find: ({ actor, params, query }) => findCorrections(deps, actor, { record: params, ...query, payments }),
      take: ({ actor, params, body }) => takeCorrections(deps, actor, { record: params, ...body, payments }),
    },
  });
}

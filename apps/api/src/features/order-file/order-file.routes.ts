import { orderFile } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { implement } from '../../http/handle.ts';
import { readOrderFile } from './order-file.service.ts';

/** One order as admins work on it. */
export function orderFileRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'admin orders',
    endpoints: orderFile,
    handlers: {
      read: ({ actor, params }) => readOrderFile(deps, actor, params.id),
    },
  });
}

import { routes } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';

export function routesRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'routes',
    endpoints: routes,
    handlers: {
      find: ({ body }) => deps.router.findRoutes(body.places, body.closed),
      check: ({ body }) => deps.router.findRoutes(body.places, body.closed),
      via: async ({ body }) => ({ place: await deps.router.findVia(body) }),
    },
  });
}

import { places } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';

export function placesRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'places',
    endpoints: places,
    handlers: {
      read: ({ body }) => deps.places.read(body.text),
      suggest: ({ query }) => ({ places: deps.places.suggest(query.text, query.state ?? null) }),
      name: ({ body }) => ({ names: body.points.map(deps.places.name) }),
    },
  });
}

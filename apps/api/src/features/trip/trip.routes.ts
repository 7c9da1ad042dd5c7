import { locations, places, routes } from '@wideload/contract';
import { getStateCenter, stateCodes } from '@wideload/domain';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';

/** Spec [9]. */
const defaultZoom = 5;

function toTiles(map: Config['map']) {
  return map.kind === 'server' ? { url: map.url, attribution: map.attribution } : null;
}

export function locationsRoutes(app: FastifyInstance, deps: Deps): void {
  const items = stateCodes.map((state) => ({ state, ...getStateCenter(state), zoom: defaultZoom }));
  implement(app, deps, {
    tag: 'locations',
    endpoints: locations,
    handlers: {
      list: () => ({ items, tiles: toTiles(deps.config.map) }),
    },
  });
}

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

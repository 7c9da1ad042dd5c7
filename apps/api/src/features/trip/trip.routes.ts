import { locations, places, routes } from '@wideload/contract';
import { getStateCenter, stateCodes } from '@wideload/domain';
import type { Config } from '#config/config.ts';
import { routesOf } from '#platform/http/handle.ts';

/** Spec [9]. */
const defaultZoom = 5;

function toTiles(map: Config['map']) {
  return map.kind === 'server' ? { url: map.url, attribution: map.attribution } : null;
}

export const locationsRoutes = routesOf('locations', locations, (deps) => {
  const items = stateCodes.map((state) => ({ state, ...getStateCenter(state), zoom: defaultZoom }));
  return {
    list: () => ({ items, tiles: toTiles(deps.config.map) }),
  };
});

export const placesRoutes = routesOf('places', places, (deps) => ({
  read: ({ body }) => deps.places.read(body.text),
  suggest: ({ query }) => ({ places: deps.places.suggest(query.text, query.state ?? null) }),
  name: ({ body }) => ({ names: body.points.map(deps.places.name) }),
}));

export const routesRoutes = routesOf('routes', routes, (deps) => ({
  find: ({ body }) => deps.router.findRoutes(body.places, body.closed),
  check: ({ body }) => deps.router.findRoutes(body.places, body.closed),
  via: async ({ body }) => ({ place: await deps.router.findVia(body) }),
}));

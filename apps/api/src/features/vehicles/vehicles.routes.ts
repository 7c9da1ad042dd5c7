import { trucks, trailers, combinations } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { listCombinations, removeCombination, saveCombination } from './combinations.service.ts';
import {
  createTrailer,
  exportTrailers,
  importTrailers,
  updateTrailer,
  listTrailers,
  removeTrailer,
} from './trailers.service.ts';
import { createTruck, exportTrucks, importTrucks, updateTruck, listTrucks, removeTruck } from './trucks.service.ts';

export const trucksRoutes = routesOf('trucks', trucks, (deps) => ({
  list: ({ actor, query }) => listTrucks(deps, actor, query),
  export: ({ actor }) => exportTrucks(deps, actor),
  importFile: ({ actor, body }) => importTrucks(deps, actor, body),
  create: ({ actor, body }) => createTruck(deps, actor, body),
  update: ({ actor, params, body }) => updateTruck(deps, actor, { id: params.id, body }),
  remove: ({ actor, params }) => removeTruck(deps, actor, params.id),
}));

export const trailersRoutes = routesOf('trailers', trailers, (deps) => ({
  list: ({ actor, query }) => listTrailers(deps, actor, query),
  export: ({ actor }) => exportTrailers(deps, actor),
  importFile: ({ actor, body }) => importTrailers(deps, actor, body),
  create: ({ actor, body }) => createTrailer(deps, actor, body),
  update: ({ actor, params, body }) => updateTrailer(deps, actor, { id: params.id, body }),
  remove: ({ actor, params }) => removeTrailer(deps, actor, params.id),
}));

export const combinationsRoutes = routesOf('combinations', combinations, (deps) => ({
  list: async ({ actor }) => ({ items: await listCombinations(deps, actor) }),
  create: ({ actor, body }) => saveCombination(deps, actor, body),
  remove: ({ actor, params }) => removeCombination(deps, actor, params.id),
}));

import { trucks, trailers, combinations } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
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

export function trucksRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'trucks',
    endpoints: trucks,
    handlers: {
      list: ({ actor, query }) => listTrucks(deps, actor, query),
      export: ({ actor }) => exportTrucks(deps, actor),
      importFile: ({ actor, body }) => importTrucks(deps, actor, body),
      create: ({ actor, body }) => createTruck(deps, actor, body),
      update: ({ actor, params, body }) => updateTruck(deps, actor, { id: params.id, body }),
      remove: ({ actor, params }) => removeTruck(deps, actor, params.id),
    },
  });
}

export function trailersRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'trailers',
    endpoints: trailers,
    handlers: {
      list: ({ actor, query }) => listTrailers(deps, actor, query),
      export: ({ actor }) => exportTrailers(deps, actor),
      importFile: ({ actor, body }) => importTrailers(deps, actor, body),
      create: ({ actor, body }) => createTrailer(deps, actor, body),
      update: ({ actor, params, body }) => updateTrailer(deps, actor, { id: params.id, body }),
      remove: ({ actor, params }) => removeTrailer(deps, actor, params.id),
    },
  });
}

export function combinationsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'combinations',
    endpoints: combinations,
    handlers: {
      list: async ({ actor }) => ({ items: await listCombinations(deps, actor) }),
      create: ({ actor, body }) => saveCombination(deps, actor, body),
      remove: ({ actor, params }) => removeCombination(deps, actor, params.id),
    },
  });
}

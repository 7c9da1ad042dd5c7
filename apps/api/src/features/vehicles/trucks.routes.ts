import { trucks } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
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
      remove: async ({ actor, params }) => {
        await removeTruck(deps, actor, params.id);
        return {};
      },
    },
  });
}

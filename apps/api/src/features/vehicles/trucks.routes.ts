import { trucks } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { implement } from '../../platform/http/handle.ts';
import { addTruck, changeTruck, listTrucks, removeTruck } from './trucks.service.ts';

export function trucksRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'trucks',
    endpoints: trucks,
    handlers: {
      list: ({ actor, query }) => listTrucks(deps, actor, query),
      create: ({ actor, body }) => addTruck(deps, actor, body),
      update: ({ actor, params, body }) => changeTruck(deps, actor, { id: params.id, body }),
      remove: async ({ actor, params }) => {
        await removeTruck(deps, actor, params.id);
        return {};
      },
    },
  });
}

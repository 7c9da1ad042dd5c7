import { trailers } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import {
  createTrailer,
  exportTrailers,
  importTrailers,
  updateTrailer,
  listTrailers,
  removeTrailer,
} from './trailers.service.ts';

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
      remove: async ({ actor, params }) => {
        await removeTrailer(deps, actor, params.id);
        return {};
      },
    },
  });
}

import { combinations } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { listCombinations, removeCombination, saveCombination } from './combinations.service.ts';

export function combinationsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'combinations',
    endpoints: combinations,
    handlers: {
      list: async ({ actor }) => ({ items: await listCombinations(deps, actor) }),
      create: ({ actor, body }) => saveCombination(deps, actor, body),
      remove: async ({ actor, params }) => {
        await removeCombination(deps, actor, params.id);
        return {};
      },
    },
  });
}

import { statistics } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { exportStatistics, readStatistics } from './statistics.service.ts';

export function statisticsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'statistics',
    endpoints: statistics,
    handlers: {
      read: ({ actor, query }) => readStatistics(deps, actor, query),
      export: ({ actor, query }) => exportStatistics(deps, actor, query),
    },
  });
}

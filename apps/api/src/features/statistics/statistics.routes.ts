import { statistics } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { exportStatistics, readStatistics } from './statistics.service.ts';

export const statisticsRoutes = routesOf('statistics', statistics, (deps) => ({
  read: ({ actor, query }) => readStatistics(deps, actor, query),
  export: ({ actor, query }) => exportStatistics(deps, actor, query),
}));

import { setImmediate } from 'node:timers/promises';
import { createRouteFinder, loadGeography, loadRoadGraph } from '@wideload/routing';
import type { Router } from './port.ts';

type FindRoutes = ReturnType<typeof createRouteFinder>;

/** Each part takes about a tenth of a second, so requests are answered between them. */
async function loadRoads(): Promise<FindRoutes> {
  const graph = loadRoadGraph();
  await setImmediate();
  const geography = loadGeography();
  await setImmediate();
  return createRouteFinder(graph, geography);
}

/** The roads in packages/routing; makes no requests. */
export function createShippedRouter(): Router {
  let loading: Promise<FindRoutes> | null = null;
  const load = () =>
    (loading ??= loadRoads().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
  return {
    async warm() {
      await load();
    },
    async findRoutes(places, closed) {
      const findRoutes = await load();
      const answer = findRoutes(places, closed);
      return 'fault' in answer ? { ok: false, because: 'place', ...answer } : { ok: true, ...answer };
    },
  };
}

import { createRouteFinder, loadGeography, loadRoadGraph } from '@wideload/routing';
import type { Router } from './port.ts';

/** The roads in packages/routing, loaded by the first question; makes no requests. */
export function createShippedRouter(): Router {
  let findRoutes: ReturnType<typeof createRouteFinder> | null = null;
  return {
    async findRoutes(places) {
      findRoutes ??= createRouteFinder(loadRoadGraph(), loadGeography());
      const answer = findRoutes(places);
      return 'fault' in answer ? { ok: false, because: 'place', ...answer } : { ok: true, ...answer };
    },
  };
}

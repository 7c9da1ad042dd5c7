import type { FastifyBaseLogger } from 'fastify';
import type { RoutingConfig } from '#config/providers-config.ts';
import { createOsrmRouter } from './osrm.ts';
import type { Router } from './port.ts';
import { createShippedRouter } from './shipped.ts';

export function openRouter(config: RoutingConfig, log: Pick<FastifyBaseLogger, 'warn'>): Router {
  return config.kind === 'osrm' ? createOsrmRouter({ url: config.url, log }) : createShippedRouter();
}

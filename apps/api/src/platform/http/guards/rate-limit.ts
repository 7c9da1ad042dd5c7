import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { Problem } from '../../../problem.ts';
import { createRateStore } from './rate-store.ts';

const DEFAULT_PER_MINUTE = 600;

/** Sign-ins, codes, forms and payments. The limits of reading protect a process, so each process has its own. */
function isTry({ method }: { method?: string | string[] }): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

export async function limitRates(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>): Promise<void> {
  await app.register(rateLimit, {
    max: DEFAULT_PER_MINUTE,
    timeWindow: '1 minute',
    // Only routes with a limit of their own have a store of their own.
    store: createRateStore(deps, ({ routeInfo }) => isTry(routeInfo)),
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem('rate.limited', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

import type { FastifyInstance } from 'fastify';
import { Problem } from '#problem.ts';
import type { Readiness } from '../readiness.ts';

const RETRY_SECONDS = 3;

/**
 * `live`: the process answers and is not being stopped. `ready`: the database answers and has every migration of this release. The other checks
 * are named, but a process without them still serves most requests, so they do not change the status code.
 */
export function serveHealth(app: FastifyInstance, readiness: Readiness): void {
  const config = {
    exception: 'The platform calls it without an account.',
    rateLimit: false as const,
    shed: 'never' as const,
  };
  function refuseWhileStopping(): void {
    if (app.isStopping()) throw new Problem('server.unavailable', { retryAfterSeconds: RETRY_SECONDS });
  }
  app.get('/health/live', { config }, () => {
    refuseWhileStopping();
    return { status: 'live' };
  });
  app.get('/health/ready', { config }, async (_request, reply) => {
    refuseWhileStopping();
    const { checks, cause } = await readiness.read();
    if (checks.database === 'down')
      throw new Problem('server.unavailable', { retryAfterSeconds: RETRY_SECONDS, members: { checks }, cause });
    if (checks.migrations === 'ok') return { status: 'ready', checks };
    return reply.code(503).send({ status: 'migrating', checks });
  });
}

import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '../../../clock.ts';
import { Problem } from '../../../problem.ts';

const RETRY_SECONDS = 3;

/** A process that is a second behind with everything says so at once, instead of keeping everybody waiting. */
export async function refuseUnderOverload(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: SECOND,
    pressureHandler: () => {
      throw new Problem('server.unavailable', { retryAfterSeconds: RETRY_SECONDS });
    },
  });
}

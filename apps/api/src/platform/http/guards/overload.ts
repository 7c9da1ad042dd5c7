import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '../../../clock.ts';
import { Problem } from '../../../problem.ts';

const RETRY_SECONDS = 3;

export async function refuseUnderOverload(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: SECOND,
    pressureHandler: () => {
      throw new Problem('server.unavailable', { retryAfterSeconds: RETRY_SECONDS });
    },
  });
}

import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '../../../clock.ts';
import { Problem } from '../../../problem.ts';

const RETRY_SECONDS = 3;

/** Answers 503 at once when the event loop is a second behind, instead of keeping everybody waiting. */
export async function refuseUnderOverload(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: SECOND,
    pressureHandler: () => {
      throw new Problem('server.unavailable', { retryAfterSeconds: RETRY_SECONDS });
    },
  });
}

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../../problem.ts';

const DEFAULT_PER_MINUTE = 600;

export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: DEFAULT_PER_MINUTE,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem('rate.limited', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

import { unavailable } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#problem.ts';

export const RATE_WINDOW_SECONDS = 60;

/** The answer of a public call, as the renderer expects it. It counts against the visitor's own rate limit. */
export async function loadAnswer(app: FastifyInstance, call: string, remoteAddress: string): Promise<unknown> {
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url: `/api${call}`, remoteAddress });
  if (statusCode === 404 || statusCode === 400) return null;
  if (statusCode === 503) return unavailable;
  if (statusCode === 429) {
    const retryAfterSeconds = Number(headers['retry-after'] ?? RATE_WINDOW_SECONDS);
    throw new Problem('rate.limited', { retryAfterSeconds });
  }
  if (statusCode !== 200) throw new Error(`${call} answered ${statusCode} to a public page`);
  return JSON.parse(body);
}

import { parseAddress } from '@wideload/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '#problem.ts';
import { RATE_WINDOW_SECONDS } from './load-answer.ts';
import type { Site } from './site-pages.ts';

/** Seconds. Waits are rounded up, so that only a few such pages are kept. */
const WAIT_STEP = 10;

function roundWait({ status, extra: { retryAfterSeconds } }: Problem): number | null {
  if (status !== 429 && status !== 503) return null;
  return Math.ceil((retryAfterSeconds ?? RATE_WINDOW_SECONDS) / WAIT_STEP) * WAIT_STEP;
}

export function createTroublePages({ renderer, fillDocument }: Site, origin: string) {
  const kept = new Map<string, Buffer>();

  function draw(status: number, wait: number | null, address: string): Buffer {
    const { language } = parseAddress(address);
    const key = `${status} ${language} ${wait}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const html = fillDocument(renderer.renderTrouble({ status, retryAfterSeconds: wait }, { language, origin }));
    kept.set(key, html);
    return html;
  }

  return function send(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
    const wait = roundWait(problem);
    const html = draw(problem.status, wait, request.url.split('?')[0] ?? '/');
    if (wait !== null) reply.header('retry-after', wait);
    return reply.code(problem.status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  };
}

import type { FastifyInstance } from 'fastify';
import { SECOND } from '../../../clock.ts';
import { uploadTo } from '../bodies/uploads.ts';

/** In ms, from the head of a request to the end of its body. */
export type RequestTimes = { whole: number; upload: number };

/** 10 MB in 90 s is a line of 1 Mbit/s, which is what a truck stop may have; the browser waits as long. */
export const requestTimes: RequestTimes = { whole: 15 * SECOND, upload: 90 * SECOND };

class RequestTimeout extends Error {
  /** As Node names it, whose answer to it is this one's too. */
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/**
 * The server itself allows each request the time of an upload; this ends every other one after its own. Who may not upload is refused before
 * the body is read, so only signed-in people can be slow.
 */
export function limitRequestTime(app: FastifyInstance, { whole }: RequestTimes): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const { endpoint } = routeOptions.config;
    if (endpoint && uploadTo(endpoint)) return;
    const { socket } = raw;
    const timer = setTimeout(() => {
      if (!raw.complete) app.server.emit('clientError', new RequestTimeout('The request took too long.'), socket);
    }, whole);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
    // An answer before the end of the body: the connection may serve another request by then.
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

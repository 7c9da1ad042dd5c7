import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '#clock.ts';
import { findUpload } from '../bodies/uploads.ts';

/** Milliseconds from the request's headers to the end of its body. */
export type RequestTimes = { whole: number; upload: number };

/** 10 MB in 90 s is 1 Mbit/s, as slow as a truck stop's Wi-Fi. */
export const requestTimes: RequestTimes = { whole: 15 * SECOND, upload: 90 * SECOND };

class RequestTimeout extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/** RFC 9112, 6.3: without these headers a request ends with its headers. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Only signed-in people get an upload's time: an unauthorized upload is refused before its body is read. */
export function limitRequestTime(app: FastifyInstance, { whole }: RequestTimes): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    done();
    const { endpoint } = routeOptions.config;
    if (!hasBody(raw) || (endpoint && findUpload(endpoint))) return;
    const { socket } = raw;
    const timer = setTimeout(() => {
      if (!raw.complete) app.server.emit('clientError', new RequestTimeout('The request took too long.'), socket);
    }, whole);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
    // After an early answer the connection may already serve another request.
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

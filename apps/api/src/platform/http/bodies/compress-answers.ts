import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptsEncoding } from './accepted-encoding.ts';

/** Bytes. A smaller answer fits into one packet anyway. */
const MIN_BYTES = 1400;
/** A tenth larger than the best, at a fiftieth of its time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/**
 * Compresses JSON answers for callers that take it. No cookie opens the API, so no other site can make a browser ask for a person's data
 * and guess it from the size.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (typeof payload !== 'string' || payload.length < MIN_BYTES) return done(null, payload);
    if (!/\bjson\b/.test(String(reply.getHeader('content-type')))) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const encoding = ['br', 'gzip'].find((one) => acceptsEncoding(request, one));
    if (encoding === undefined) return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (encoding === 'br') brotliCompress(payload, { params }, done);
    else gzip(payload, done);
  });
}

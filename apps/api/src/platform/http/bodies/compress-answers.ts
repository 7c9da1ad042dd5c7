import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes. A smaller answer fits into one packet anyway. */
const MIN_BYTES = 1400;
/** A tenth larger than the best, at a fiftieth of its time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** A weight of 0 refuses an encoding (RFC 9110, 12.4.2). */
function listAccepted(header: string): string[] {
  const encodings = header.split(',').filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one));
  return encodings.map((one) => one.replace(/;.*/, '').trim());
}

/**
 * Compresses JSON answers for callers that take it. No cookie opens the API, so no other site can make a browser ask for a person's data
 * and guess it from the size.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < MIN_BYTES) return payload;
    if (!/\bjson\b/.test(String(reply.getHeader('content-type')))) return payload;
    reply.header('vary', 'accept-encoding');
    const accepted = listAccepted(headers['accept-encoding'] ?? '');
    const encoding = ['br', 'gzip'].find((one) => accepted.includes(one));
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? toBrotli(payload, { params }) : toGzip(payload);
  });
}

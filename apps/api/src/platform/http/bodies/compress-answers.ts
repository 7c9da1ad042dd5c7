import type { IncomingMessage } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Bytes. A smaller answer fits into one packet anyway. */
const MIN_BYTES = 1400;
/** A tenth larger than the best, at a fiftieth of its time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const MOST_KNOWN = 500;
/** Browsers send a handful of different headers. */
const known = new Map<string, ReadonlySet<string>>();

/** A weight of 0 refuses an encoding (RFC 9110, 12.4.2). */
function parseOffered(header: string): ReadonlySet<string> {
  const offers = header.split(',').map((offer) => offer.split(';').map((part) => part.trim().toLowerCase()));
  const accepted = offers.filter(([, ...parameters]) => !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each)));
  return new Set(accepted.map(([name = '']) => name));
}

export function acceptsEncoding({ headers }: Pick<IncomingMessage, 'headers'>, encoding: string): boolean {
  const header = headers['accept-encoding'] ?? '';
  let offered = known.get(header);
  if (offered === undefined) {
    offered = parseOffered(header);
    if (known.size < MOST_KNOWN) known.set(header, offered);
  }
  return offered.has(encoding);
}

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

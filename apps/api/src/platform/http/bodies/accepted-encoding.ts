import type { FastifyRequest } from 'fastify';

/** A weight of 0 refuses an encoding (RFC 9110, 12.4.2). */
export function acceptsEncoding({ headers }: Pick<FastifyRequest, 'headers'>, encoding: string): boolean {
  const offered = (headers['accept-encoding'] ?? '').split(',');
  return offered.some((offer) => {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

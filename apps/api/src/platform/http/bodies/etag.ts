import type { FastifyRequest } from 'fastify';

/** RFC 9110, 13.1.2: weak comparison, `*` matches any. */
export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',');
  const known = new Set(tags.map((tag) => tag.trim().replace(/^W\//, '')));
  return known.has('*') || known.has(etag);
}

import type { FastifyRequest } from 'fastify';

/** Whether the caller's `If-None-Match` names this entity tag (RFC 9110, 13.1.2: compared weakly, `*` fits any). */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',');
  const known = new Set(tags.map((tag) => tag.trim().replace(/^W\//, '')));
  return known.has('*') || known.has(etag);
}

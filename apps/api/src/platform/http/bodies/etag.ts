import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export function computeEtag(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`;
}

/** RFC 9110, 13.1.2: weak comparison, `*` matches any. */
export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  const asked = headers['if-none-match'];
  if (asked === undefined) return false;
  const known = new Set(asked.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return known.has('*') || known.has(etag);
}

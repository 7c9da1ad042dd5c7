import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export function computeEtag(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`;
}

/** RFC 9110, 13.1.2: weak comparison, `*` matches any. */
export function matchesEtag({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean {
  const asked = headers['if-none-match'];
  if (asked === undefined) return false;
  if (asked === etag) return true;
  const known = new Set(asked.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return known.has('*') || known.has(etag);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { computeEtag, matchesEtag } from './etag.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- exactly these are forbidden (XML 1.0, 2.2)
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
  );
}

export function sendText(
  text: string,
  type: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const etag = computeEtag(text);
  reply.header('cache-control', 'public, no-cache').header('etag', etag);
  if (matchesEtag(request, etag)) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}

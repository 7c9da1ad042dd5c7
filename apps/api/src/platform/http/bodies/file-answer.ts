import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Endpoint } from '@wideload/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { matchesEtag } from './etag.ts';

type Answer = Endpoint['answers'][number];

type FileSchema = { contentMediaType?: string; anyOf?: readonly FileSchema[] };

export function listMediaTypes(schema: Answer): string[] {
  if (!(schema instanceof z.ZodMiniFile)) return [];
  // Zod prints a file of several types as one alternative per type.
  const whole = z.toJSONSchema(schema) as FileSchema;
  const types = (whole.anyOf ?? [whole]).flatMap(({ contentMediaType }) => contentMediaType ?? []);
  if (types.length === 0) throw new Error('A file answer names its media types.');
  return types;
}

export function toResponseSchema(schema: Answer) {
  const types = listMediaTypes(schema);
  if (types.length === 0) return schema;
  return { description: 'A file', content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

/** RFC 8187 keeps fewer signs than an address does. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The name of a person's file has blanks and accents: the second name is the whole one (RFC 6266). */
function formatContentDisposition({ name }: { name: string }): string {
  const plain = name.replaceAll(/[^\w.-]/g, '-');
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encodeName(name)}`}`;
}

/** Some readers take a text for Latin-1 where the answer does not say what it is. */
const toContentType = ({ type }: File) => (type.startsWith('text/') ? `${type}; charset=utf-8` : type);

/** Public files may be cached and are revalidated by ETag; all others are not stored. */
export async function sendFile(
  file: File,
  endpoint: Endpoint,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  z.parse(endpoint.answers[200] ?? z.never(), file);
  const bytes = Buffer.from(await file.arrayBuffer());
  if (endpoint.access === 'visitor' && !endpoint.isSecret) {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    reply.header('cache-control', 'public, no-cache').header('etag', etag);
    if (matchesEtag(request, etag)) return reply.code(304).send();
  }
  return reply
    .code(200)
    .header('content-disposition', formatContentDisposition(file))
    .type(toContentType(file))
    .send(bytes);
}

export class FileStream {
  readonly name: string;
  readonly type: string;
  readonly chunks: AsyncIterable<string>;
  constructor(name: string, { type, chunks }: { type: string; chunks: AsyncIterable<string> }) {
    this.name = name;
    this.type = type;
    this.chunks = chunks;
  }
}

async function* prependChunk(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** The first chunk comes before the headers, so an immediate failure is a problem. A later one breaks the connection. */
export async function sendStream({ name, type, chunks }: FileStream, reply: FastifyReply): Promise<FastifyReply> {
  const pieces = chunks[Symbol.asyncIterator]();
  const first = await pieces.next();
  const body = Readable.from(prependChunk(first.done === true ? '' : first.value, pieces));
  // Also when the client is gone: the generator may release its resources.
  body.once('close', () => void pieces.return?.());
  // The serializer would take the stream for the file.
  return reply.code(200).header('content-disposition', formatContentDisposition({ name })).type(type).send(body);
}

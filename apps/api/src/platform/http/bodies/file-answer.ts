import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Endpoint } from '@wideload/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isKnown } from './etag.ts';

type Answer = Endpoint['answers'][number];

type FileSchema = { contentMediaType?: string; anyOf?: readonly FileSchema[] };

/** The media types of an answer that is a file by its schema; none for JSON. */
function mediaTypesOf(schema: Answer): string[] {
  if (!(schema instanceof z.ZodMiniFile)) return [];
  // Zod prints a file of several types as one alternative for each.
  const whole = z.toJSONSchema(schema) as FileSchema;
  const types = (whole.anyOf ?? [whole]).flatMap(({ contentMediaType }) => contentMediaType ?? []);
  if (types.length === 0) throw new Error('A file answer names its media types.');
  return types;
}

/** An answer as Fastify and OpenAPI want it: a file stands under its own media types. */
export function responseSchemaOf(schema: Answer) {
  const types = mediaTypesOf(schema);
  if (types.length === 0) return schema;
  return { description: 'A file', content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

/** Names of files are ours, never a person's text; whatever else comes is taken out. */
function dispositionOf({ name }: { name: string }): string {
  return `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`;
}

/**
 * Sends a file that a handler answered, once the endpoint's schema has taken it. What anyone may have may be kept, and is asked about
 * again by its tag; everything else is not kept.
 */
export async function sendFile(
  file: File,
  endpoint: Endpoint,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  z.parse(endpoint.answers[200] ?? z.never(), file);
  const bytes = Buffer.from(await file.arrayBuffer());
  if (endpoint.access === 'visitor') {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    reply.header('cache-control', 'public, no-cache').header('etag', etag);
    if (isKnown(request, etag)) return reply.code(304).send();
  }
  return reply.code(200).header('content-disposition', dispositionOf(file)).type(file.type).send(bytes);
}

/** A file that is sent while it is being made: no part of it waits for the whole. */
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

async function* startingWith(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/**
 * Sends a file piece by piece. Its first piece is made before anything is sent, so that what fails at once is answered as a problem; what fails
 * later breaks the answer off, which no client takes for the end of the file.
 */
export async function sendStream({ name, type, chunks }: FileStream, reply: FastifyReply): Promise<FastifyReply> {
  const pieces = chunks[Symbol.asyncIterator]();
  const first = await pieces.next();
  const body = Readable.from(startingWith(first.done === true ? '' : first.value, pieces));
  // Sent, broken off, or its client gone: whoever makes the pieces may let go of what it holds.
  body.once('close', () => void pieces.return?.());
  // Without a schema: the serialiser would take the stream for the file.
  return reply.code(200).header('content-disposition', dispositionOf({ name })).type(type).send(body);
}

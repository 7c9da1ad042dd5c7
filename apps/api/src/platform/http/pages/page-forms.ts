import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../bodies/compress-answers.ts';
import { matchesEtag } from '../bodies/etag.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Levels = { brotli: number; gzip: number };

/** Two milliseconds for a page. */
const quick: Levels = { brotli: 5, gzip: 6 };
/** Brotli takes 80 milliseconds for a page, and saves a tenth. */
const best: Levels = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

/** A page in one encoding, with the headers of its answers. */
type PageForm = {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly headersOfUnchanged: Readonly<Record<string, string>>;
};

export type PageForms = { readonly br: PageForm; readonly gzip: PageForm; readonly plain: PageForm };

function toForm(body: Buffer, encoding: 'br' | 'gzip' | null): PageForm {
  // Strong: it names these bytes in this encoding.
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headersOfUnchanged = { 'cache-control': 'no-cache', etag, vary: 'accept-encoding' };
  const headers = {
    ...headersOfUnchanged,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    ...(encoding !== null && { 'content-encoding': encoding }),
  };
  return { body, etag, headers, headersOfUnchanged };
}

async function compress(html: Buffer, levels: Levels): Promise<PageForms> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gzipped] = await Promise.all([toBrotli(html, { params }), toGzip(html, { level: levels.gzip })]);
  return { br: toForm(br, 'br'), gzip: toForm(gzipped, 'gzip'), plain: toForm(html, null) };
}

/** So that a visitor does not wait. */
export function compressQuickly(html: Buffer): Promise<PageForms> {
  return compress(html, quick);
}

/** One page after the other, so that compression takes one thread at most. */
export function createBestCompression(): (html: Buffer) => Promise<PageForms> {
  let last: Promise<unknown> = Promise.resolve();
  return (html) => {
    const next = last.then(() => compress(html, best));
    last = next.catch(() => undefined);
    return next;
  };
}

export function countBytes({ br, gzip: gzipped, plain }: PageForms): number {
  return br.body.length + gzipped.body.length + plain.body.length;
}

export type Exchange = { request: FastifyRequest; reply: FastifyReply };

export function chooseForm(forms: PageForms, request: Pick<IncomingMessage, 'headers'>): PageForm {
  return forms[(['br', 'gzip'] as const).find((one) => acceptsEncoding(request, one)) ?? 'plain'];
}

export function sendForm(forms: PageForms, status: number, { request, reply }: Exchange): FastifyReply {
  const { etag, headers, headersOfUnchanged, body } = chooseForm(forms, request);
  if (matchesEtag(request, etag)) return reply.code(304).headers(headersOfUnchanged).send();
  return reply.code(status).headers(headers).send(body);
}

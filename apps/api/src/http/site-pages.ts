import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { unavailable, type SitePage, type SiteRenderer } from '@wideload/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from './etag.ts';

const compress = promisify(brotliCompress);

/** Pages kept ready to be sent; an address that nobody can guess (an unknown article) must not fill the memory. */
const MOST_KEPT = 500;

type Ready = { status: number; html: Buffer; compressed: Buffer; etag: string };

/** The document that all public pages share, with one of them. */
function documentOf(shared: string, { language, head, body }: SitePage): string {
  return shared
    .replace('lang="en"', `lang="${language}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--site-->', () => body);
}

async function readyOf(page: SitePage, shared: string): Promise<Ready> {
  const html = Buffer.from(documentOf(shared, page));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  return { status: page.status, html, compressed: await compress(html, { params }), etag };
}

function send({ status, html, compressed, etag }: Ready, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
  if (isKnown(request, etag.replace('W/', ''))) return reply.code(304).send();
  reply.code(status).type('text/html; charset=utf-8');
  if (status === 503) reply.header('retry-after', '30');
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return takesBrotli ? reply.header('content-encoding', 'br').send(compressed) : reply.send(html);
}

type Options = { webRoot: string; origin: string };
type SitePages = {
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | null;
  addresses: SiteRenderer['addresses'];
};

/**
 * The public pages: drawn when they are first asked for, kept compressed, and drawn anew when what they show has changed.
 * @returns `send` sends the page at an address, and is null where the address is no public page; `addresses` as the renderer has them.
 */
export async function sitePages(app: FastifyInstance, { webRoot, origin }: Options): Promise<SitePages> {
  const module = path.join(webRoot, '../dist-site/site.server.js');
  // The build of the web app makes it; its exports are the contract's.
  const renderer = (await import(pathToFileURL(module).href)) as SiteRenderer;
  const shared = readFileSync(path.join(webRoot, 'site.html'), 'utf8');
  const kept = new Map<string, Promise<Ready>>();

  async function answerTo(ask: string, remoteAddress: string): Promise<unknown> {
    // On the visitor's own account: a page asks no more often than she does.
    const { statusCode, body } = await app.inject({ method: 'GET', url: `/api${ask}`, remoteAddress });
    if (statusCode === 404 || statusCode === 400) return null;
    if (statusCode === 503) return unavailable;
    if (statusCode !== 200) throw new Error(`${ask} answered ${statusCode} to a public page`);
    return JSON.parse(body);
  }

  function ready(key: string, draw: () => SitePage): Promise<Ready> {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const fresh = readyOf(draw(), shared);
    kept.set(key, fresh);
    return fresh;
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | null {
    const address = request.url.split('?')[0] ?? '/';
    const asks = renderer.asksOf(address);
    if (asks === null) return null;
    return Promise.all(asks.map((ask) => answerTo(ask, request.ip))).then(async (answers) => {
      const key = asks.length === 0 ? address : `${address} ${JSON.stringify(answers)}`;
      return send(await ready(key, () => renderer.renderPage(address, answers, { origin })), request, reply);
    });
  }
  return { send: sendPage, addresses: renderer.addresses };
}

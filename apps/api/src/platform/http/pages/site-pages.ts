import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { parseAddress, unavailable, type SitePage, type SiteRenderer } from '@wideload/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../../problem.ts';
import { acceptsEncoding } from '../bodies/accepted-encoding.ts';
import { matchesEtag } from '../bodies/etag.ts';

const compress = promisify(brotliCompress);

/** Made-up addresses must not fill the memory. */
const MAX_KEPT_PAGES = 500;
/** Seconds. Waits are rounded up, so that only a few such pages are kept. */
const WAIT_STEP = 10;
const RATE_WINDOW_SECONDS = 60;
/** A page takes Brotli a few milliseconds at this quality. */
const QUICK_QUALITY = 5;

type Ready = { status: number; html: Buffer; compressed: Buffer; etag: string };

function compressPage(html: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return compress(html, { params });
}

function fillDocument(shared: string, { language, head, body }: SitePage): string {
  return shared
    .replace('lang="en"', `lang="${language}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--site-->', () => body);
}

async function preparePage(page: SitePage, shared: string): Promise<Ready> {
  const html = Buffer.from(fillDocument(shared, page));
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  const ready: Ready = { status: page.status, html, compressed: await compressPage(html, QUICK_QUALITY), etag };
  // The first visitor does not wait for full compression, which saves a tenth. Without it the page is only larger.
  compressPage(html, constants.BROTLI_MAX_QUALITY).then(
    (smaller) => (ready.compressed = smaller),
    () => undefined,
  );
  return ready;
}

function send(ready: Ready, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, html, compressed: small, etag } = ready;
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
  if (matchesEtag(request, etag.replace('W/', ''))) return reply.code(304).send();
  reply.code(status).type('text/html; charset=utf-8');
  if (status === 503) reply.header('retry-after', '30');
  return acceptsEncoding(request, 'br') ? reply.header('content-encoding', 'br').send(small) : reply.send(html);
}

function roundWait({ status, extra: { retryAfterSeconds } }: Problem): number | null {
  if (status !== 429 && status !== 503) return null;
  return Math.ceil((retryAfterSeconds ?? RATE_WINDOW_SECONDS) / WAIT_STEP) * WAIT_STEP;
}

type Options = { webRoot: string; origin: string };
type SitePages = {
  send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply> | null;
  sendTrouble: (request: FastifyRequest, reply: FastifyReply, problem: Problem) => Promise<FastifyReply>;
  addresses: SiteRenderer['addresses'];
};

/** Renders each page at its first request and again when its data has changed. `send` is null for other addresses. */
export async function createSitePages(app: FastifyInstance, { webRoot, origin }: Options): Promise<SitePages> {
  const module = path.join(webRoot, '../dist-site/site.server.js');
  const renderer = (await import(pathToFileURL(module).href)) as SiteRenderer;
  const shared = readFileSync(path.join(webRoot, 'site.html'), 'utf8');
  const kept = new Map<string, Promise<Ready>>();

  async function loadAnswer(ask: string, remoteAddress: string): Promise<unknown> {
    // The calls count against the visitor's own rate limit.
    const { statusCode, headers, body } = await app.inject({ method: 'GET', url: `/api${ask}`, remoteAddress });
    if (statusCode === 404 || statusCode === 400) return null;
    if (statusCode === 503) return unavailable;
    if (statusCode === 429) {
      const retryAfterSeconds = Number(headers['retry-after'] ?? RATE_WINDOW_SECONDS);
      throw new Problem('rate.limited', { retryAfterSeconds });
    }
    if (statusCode !== 200) throw new Error(`${ask} answered ${statusCode} to a public page`);
    return JSON.parse(body);
  }

  function findOrPrepare(key: string, draw: () => SitePage): Promise<Ready> {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MAX_KEPT_PAGES) kept.clear();
    const fresh = preparePage(draw(), shared);
    kept.set(key, fresh);
    return fresh;
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> | null {
    const [address = '/'] = request.url.split('?');
    const moved = renderer.findRedirect(address);
    if (moved !== null) return reply.redirect(moved + request.url.slice(address.length), 301);
    const asks = renderer.listCalls(address);
    if (asks === null) return null;
    return Promise.all(asks.map((ask) => loadAnswer(ask, request.ip))).then(async (answers) => {
      const key = asks.length === 0 ? address : `${address} ${JSON.stringify(answers)}`;
      return send(await findOrPrepare(key, () => renderer.renderPage(address, answers, { origin })), request, reply);
    });
  }

  async function sendTrouble(request: FastifyRequest, reply: FastifyReply, problem: Problem): Promise<FastifyReply> {
    const { status } = problem;
    const { language } = parseAddress(request.url.split('?')[0] ?? '/');
    const wait = roundWait(problem);
    const trouble = { status, retryAfterSeconds: wait };
    const { html } = await findOrPrepare(`${status} ${language} ${wait}`, () =>
      renderer.renderTrouble(trouble, { language, origin }),
    );
    if (wait !== null) reply.header('retry-after', wait);
    return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  }
  return { send: sendPage, sendTrouble, addresses: renderer.addresses };
}

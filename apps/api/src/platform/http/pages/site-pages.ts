import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { parseAddress, unavailable, type SitePage, type SiteRenderer } from '@wideload/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../../problem.ts';
import { matchesEtag } from '../bodies/etag.ts';
import { stylesUsed } from './page-styles.ts';

const compress = promisify(brotliCompress);

/** Pages kept ready to be sent; an address that nobody can guess (an unknown article) must not fill the memory. */
const MOST_KEPT = 500;
/** A wait is rounded up to this many seconds, so that only a few such pages are kept in memory. */
const WAIT_STEP = 10;
/** The time over which rates are counted. */
const RATE_WINDOW_SECONDS = 60;
/** Of Brotli: a few milliseconds. */
const QUICK = 5;

type Ready = { status: number; html: Buffer; compressed: Buffer; etag: string; allowed: Allowed };

function compressed(html: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return compress(html, { params });
}

/** Hashes of what stands in the document itself, for its Content-Security-Policy. */
type Allowed = { 'style-src': string; 'script-src': string };
/** What the build left for all pages: their document, and the style sheet of all of them together. */
type Shared = { document: string; sheet: string };

function readShared(webRoot: string): Shared {
  const document = readFileSync(path.join(webRoot, 'site.html'), 'utf8');
  const [, sheet] = /href="(\/assets\/[^"]+\.css)" data-whole/.exec(document) ?? [];
  if (sheet === undefined) throw new Error('site.html names no style sheet');
  return { document, sheet: readFileSync(path.join(webRoot, sheet), 'utf8') };
}

/** The document that all public pages share, with one of them. */
function documentOf(shared: string, { language, head, body }: SitePage, styles: string): string {
  return shared
    .replace('lang="en"', `lang="${language}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--styles-->', () => `<style>${styles}</style>`)
    .replace('<!--site-->', () => body);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function readyOf(page: SitePage, { document, sheet }: Shared): Promise<Ready> {
  const styles = stylesUsed(sheet, page.body);
  const html = Buffer.from(documentOf(document, page, styles));
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  const scripts = [...document.matchAll(/<script(?: data-[^>]*)?>(.*?)<\/script>/gs)].map(([, text = '']) =>
    hashOf(text),
  );
  const allowed = { 'style-src': hashOf(styles), 'script-src': scripts.join(' ') };
  const ready: Ready = { status: page.status, html, compressed: await compressed(html, QUICK), etag, allowed };
  // The first visitor does not wait for what saves the others a tenth; without it the page is only larger.
  compressed(html, constants.BROTLI_MAX_QUALITY).then(
    (smaller) => (ready.compressed = smaller),
    () => undefined,
  );
  return ready;
}

/** The policy of the page: what all answers have, and by their hashes the styles and the script that stand in it. */
function allow(reply: FastifyReply, allowed: Allowed): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string') return;
  const own = Object.entries(allowed).reduce(
    (text, [directive, hashes]) => text.replace(`${directive} 'self'`, `${directive} 'self' ${hashes}`),
    policy,
  );
  reply.header('content-security-policy', own);
}

function send(ready: Ready, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, html, compressed: small, etag, allowed } = ready;
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
  // With 304 too: its policy takes the place of the one that is kept with the page.
  allow(reply, allowed);
  if (matchesEtag(request, etag.replace('W/', ''))) return reply.code(304).send();
  reply.code(status).type('text/html; charset=utf-8');
  if (status === 503) reply.header('retry-after', '30');
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return takesBrotli ? reply.header('content-encoding', 'br').send(small) : reply.send(html);
}

/** Seconds until a page may be asked for again, in steps; null where waiting does not help. */
function waitOf({ status, extra: { retryAfterSeconds } }: Problem): number | null {
  if (status !== 429 && status !== 503) return null;
  return Math.ceil((retryAfterSeconds ?? RATE_WINDOW_SECONDS) / WAIT_STEP) * WAIT_STEP;
}

type Options = { webRoot: string; origin: string };
type SitePages = {
  send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply> | null;
  sendTrouble: (request: FastifyRequest, reply: FastifyReply, problem: Problem) => Promise<FastifyReply>;
  addresses: SiteRenderer['addresses'];
};

/**
 * The public pages: drawn when they are first asked for, kept compressed, and drawn anew when what they show has changed.
 * @returns `send` sends the page at an address, or leads there from another spelling of it, and is null where the address is no public page; `sendTrouble` sends a page in place of one that fails; `addresses` as the renderer has them.
 */
export async function sitePages(app: FastifyInstance, { webRoot, origin }: Options): Promise<SitePages> {
  const module = path.join(webRoot, '../dist-site/site.server.js');
  // The build of the web app makes it; its exports are the contract's.
  const renderer = (await import(pathToFileURL(module).href)) as SiteRenderer;
  const shared = readShared(webRoot);
  const kept = new Map<string, Promise<Ready>>();

  async function answerTo(ask: string, remoteAddress: string): Promise<unknown> {
    // On the visitor's own account: a page asks no more often than she does.
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

  function ready(key: string, draw: () => SitePage): Promise<Ready> {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const fresh = readyOf(draw(), shared);
    kept.set(key, fresh);
    return fresh;
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> | null {
    const [address = '/'] = request.url.split('?');
    const moved = renderer.movedTo(address);
    if (moved !== null) return reply.redirect(moved + request.url.slice(address.length), 301);
    const asks = renderer.asksOf(address);
    if (asks === null) return null;
    return Promise.all(asks.map((ask) => answerTo(ask, request.ip))).then(async (answers) => {
      const key = asks.length === 0 ? address : `${address} ${JSON.stringify(answers)}`;
      return send(await ready(key, () => renderer.renderPage(address, answers, { origin })), request, reply);
    });
  }

  async function sendTrouble(request: FastifyRequest, reply: FastifyReply, problem: Problem): Promise<FastifyReply> {
    const { status } = problem;
    const { language } = parseAddress(request.url.split('?')[0] ?? '/');
    const wait = waitOf(problem);
    const trouble = { status, retryAfterSeconds: wait };
    const { html, allowed } = await ready(`${status} ${language} ${wait}`, () =>
      renderer.renderTrouble(trouble, { language, origin }),
    );
    allow(reply, allowed);
    if (wait !== null) reply.header('retry-after', wait);
    return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  }
  return { send: sendPage, sendTrouble, addresses: renderer.addresses };
}

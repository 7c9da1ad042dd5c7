import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  localizePath,
  isAdminPage,
  isPacketPage,
  isSignedInPage,
  parseAddress,
  type SiteRenderer,
} from '@wideload/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#problem.ts';
import { answerErrors, sendProblem } from '../problem-answer.ts';
import type { ContentVersion } from './content-version.ts';
import type { PageForms } from './page-forms.ts';
import { createSitePages, loadSite, type Site, RATE_WINDOW_SECONDS } from './site-pages.ts';
import { open, stat } from 'node:fs/promises';
import { acceptsEncoding } from '../bodies/compress-answers.ts';
import { matchesEtag } from '../bodies/etag.ts';

/** Seconds. Waits are rounded up, so that only a few such pages are kept. */
const WAIT_STEP = 10;

function roundWait({ status, extra: { retryAfterSeconds } }: Problem): number | null {
  if (status !== 429 && status !== 503) return null;
  return Math.ceil((retryAfterSeconds ?? RATE_WINDOW_SECONDS) / WAIT_STEP) * WAIT_STEP;
}

function createTroublePages({ renderer, fillDocument }: Site, origin: string) {
  const kept = new Map<string, Buffer>();

  function draw(status: number, wait: number | null, address: string): Buffer {
    const { language } = parseAddress(address);
    const key = `${status} ${language} ${wait}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const html = fillDocument(renderer.renderTrouble({ status, retryAfterSeconds: wait }, { language, origin }));
    kept.set(key, html);
    return html;
  }

  return function send(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
    const wait = roundWait(problem);
    const html = draw(problem.status, wait, request.url.split('?')[0] ?? '/');
    if (wait !== null) reply.header('retry-after', wait);
    return reply.code(problem.status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  };
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** In the order of preference: the build writes these forms beside a file that they make smaller. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return found?.isFile() ?? false;
}

async function findSmallest(file: string, request: FastifyRequest) {
  for (const { name, suffix } of encodings)
    if (acceptsEncoding(request, name) && (await isFile(file + suffix))) return { file: file + suffix, encoding: name };
  return { file, encoding: null };
}

/** Sends a file of the build, as small as the client takes it. The caller vouches for the name: it is never a client's own words. */
async function sendStatic(
  file: string,
  cacheControl: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const chosen = await findSmallest(file, request);
  const handle = await open(chosen.file);
  const { size, mtimeMs } = await handle.stat();
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  reply.header('cache-control', cacheControl).header('etag', `W/${etag}`).header('vary', 'accept-encoding');
  if (matchesEtag(request, etag)) {
    await handle.close();
    return reply.code(304).send();
  }
  if (chosen.encoding !== null) reply.header('content-encoding', chosen.encoding);
  reply.type(mediaTypes[path.extname(file)] ?? 'application/octet-stream').header('content-length', size);
  return reply.send(handle.createReadStream());
}

const ONE_YEAR_SECONDS = 31_536_000;
const ONE_MONTH_SECONDS = 2_592_000;

/** Browsers fetch the icon on every page. */
function getCacheControl(file: string): string {
  if (file.startsWith('/assets/')) return `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
  return file === '/favicon.ico' ? `public, max-age=${ONE_MONTH_SECONDS}` : 'no-cache';
}

function listAssets(webRoot: string): ReadonlySet<string> {
  const files = readdirSync(webRoot, { recursive: true, withFileTypes: true }).filter(
    (entry) => !/\.(?:br|gz|html)$/.test(entry.name) && entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => path.join('/', parentPath.slice(webRoot.length), name));
  return new Set(paths.map((file) => file.replaceAll(path.sep, '/')).filter((file) => !file.startsWith('/.')));
}

function getPath(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}

export type Web = {
  addresses: SiteRenderer['addresses'];
  /** A public page that is in memory and current. */
  findKept(url: string): PageForms | null;
};

const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE'];

function toLandingPath(address: string): string {
  return localizePath('/', parseAddress(address).language);
}

/** Hashed assets are cached for a year, documents are fresh at each visit. */
export async function serveWeb(
  app: FastifyInstance,
  { webRoot, origin, content }: { webRoot: string; origin: string; content: ContentVersion },
): Promise<Web> {
  const assets = listAssets(webRoot);
  const site = await loadSite(webRoot);
  const pages = createSitePages({ ...site, app, origin, content });
  const sendTrouble = createTroublePages(site, origin);
  const isPage = (address: string) => !assets.has(address) && !/^\/(?:api|assets)(?:\/|$)/.test(address);
  const options = {
    config: { exception: 'A document or an asset of the web app.', rateLimit: false as const, isQuiet: true },
    errorHandler: answerErrors((request, reply, problem) =>
      isPage(getPath(request)) ? sendTrouble(request, reply, problem) : sendProblem(request, reply, problem),
    ),
  };
  const sendFile = (file: string, request: FastifyRequest, reply: FastifyReply) =>
    sendStatic(path.join(webRoot, file), getCacheControl(file), { request, reply });
  function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const address = getPath(request);
    if (assets.has(address)) return sendFile(address, request, reply);
    if (!isPage(address)) return reply.callNotFound();
    const sent = pages.send(request, reply);
    if (sent !== null) return sent;
    if (isPacketPage(address)) return sendFile('/packet.html', request, reply.header('referrer-policy', 'no-referrer'));
    if (!isSignedInPage(address)) return reply.redirect(toLandingPath(address));
    return sendFile(isAdminPage(address) ? '/admin.html' : '/app.html', request, reply);
  }
  app.get('/*', options, sendPage);
  app.route({
    ...options,
    method: otherMethods,
    url: '/*',
    onRequest: (request, reply, next) => {
      if (!isPage(getPath(request))) return reply.callNotFound();
      reply.header('allow', 'GET, HEAD');
      next(new Problem('method-not-allowed'));
    },
    handler: (_request, reply) => reply.callNotFound(),
  });
  return { addresses: site.renderer.addresses, findKept: pages.findKept };
}

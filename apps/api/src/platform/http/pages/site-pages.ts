import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unavailable, type SitePage, type SiteRenderer } from '@wideload/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#problem.ts';
import type { ContentVersion } from './content-version.ts';
import {
  compressQuickly,
  countBytes,
  createBestCompression,
  sendForm,
  type Exchange,
  type PageForms,
} from './page-forms.ts';

/** All pages of the build take 12 MB, an article 25 kB. */
const MOST_BYTES = 48 * 2 ** 20;
const RETRY_SECONDS = 30;

type Drawn = { status: number; forms: PageForms };
/** A page without calls has no version: it is the same until the process ends. */
type KeptPage = { forms: PageForms; answers: string; version: string | null; readonly byteLength: number };

export type Site = { renderer: SiteRenderer; fillDocument(page: SitePage): Buffer };

const load = createRequire(import.meta.url);

function loadRenderer(webRoot: string): SiteRenderer {
  // Cast: the web app's build makes it.
  return load(path.join(webRoot, '../dist-site/site.server.cjs')) as SiteRenderer;
}

/** Loads the renderer while something else is waited for. A failure comes again from `loadSite`. */
export function preloadSite(webRoot: string): void {
  try {
    loadRenderer(webRoot);
  } catch {
    // Told by `loadSite`.
  }
}

export async function loadSite(webRoot: string): Promise<Site> {
  const shared = readFileSync(path.join(webRoot, 'site.html'), 'utf8');
  return {
    renderer: loadRenderer(webRoot),
    fillDocument: ({ language, head, body }) =>
      Buffer.from(
        shared
          .replace('lang="en"', `lang="${language}"`)
          .replace('<!--head-->', () => head)
          .replace('<!--site-->', () => body),
      ),
  };
}

type Options = Site & { app: FastifyInstance; origin: string; content: ContentVersion };
type Wanted = { address: string; calls: readonly string[] };
type Loaded = { answers: readonly unknown[]; version: string | null };

function toAddress(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

type Sized = { readonly byteLength: number };

/** Pages by their address, together at most `mostBytes`. The page that nobody asked for the longest time leaves first. */
export function createPageMemory<Page extends Sized>(mostBytes: number) {
  const kept = new Map<string, Page>();
  let byteLength = 0;

  function remove(address: string): void {
    byteLength -= kept.get(address)?.byteLength ?? 0;
    kept.delete(address);
  }

  return {
    find(address: string): Page | undefined {
      const page = kept.get(address);
      if (page === undefined) return undefined;
      // A Map lists its keys in the order of their insertion.
      kept.delete(address);
      kept.set(address, page);
      return page;
    },
    keep(address: string, page: Page): void {
      remove(address);
      kept.set(address, page);
      byteLength += page.byteLength;
      for (const [oldest] of kept) {
        if (byteLength <= mostBytes) return;
        remove(oldest);
      }
    },
  };
}

export const RATE_WINDOW_SECONDS = 60;

/** The answer of a public call, as the renderer expects it. It counts against the visitor's own rate limit. */
async function loadAnswer(app: FastifyInstance, call: string, remoteAddress: string): Promise<unknown> {
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url: `/api${call}`, remoteAddress });
  if (statusCode === 404 || statusCode === 400) return null;
  if (statusCode === 503) return unavailable;
  if (statusCode === 429) {
    const retryAfterSeconds = Number(headers['retry-after'] ?? RATE_WINDOW_SECONDS);
    throw new Problem('rate.limited', { retryAfterSeconds });
  }
  if (statusCode !== 200) throw new Error(`${call} answered ${statusCode} to a public page`);
  return JSON.parse(body);
}

/** Renders each page at its first request and again when its data has changed. `send` returns null for other addresses. */
export function createSitePages({ app, origin, content, renderer, fillDocument }: Options) {
  const memory = createPageMemory<KeptPage>(MOST_BYTES);
  const compressBest = createBestCompression();
  /** Visitors who come at once wait for one page. */
  const drawing = new Map<string, Promise<Drawn>>();

  function keep(address: string, html: Buffer, page: KeptPage): void {
    memory.keep(address, page);
    // Without it the page is only larger.
    compressBest(html).then(
      (forms) => (page.forms = forms),
      () => undefined,
    );
  }

  async function draw({ address, calls }: Wanted, { answers, version }: Loaded): Promise<Drawn> {
    const page = renderer.renderPage(address, answers, { origin });
    const html = fillDocument(page);
    const forms = await compressQuickly(html);
    const isCurrent = calls.length === 0 || (version !== null && !answers.includes(unavailable));
    // Made-up addresses answer 404, so that they cannot fill the memory.
    if (page.status === 200 && isCurrent)
      keep(address, html, { forms, answers: JSON.stringify(answers), version, byteLength: countBytes(forms) });
    return { status: page.status, forms };
  }

  function drawOnce(wanted: Wanted, loaded: Loaded): Promise<Drawn> {
    const key = `${wanted.address} ${JSON.stringify(loaded.answers)}`;
    const running = drawing.get(key);
    if (running !== undefined) return running;
    const started = draw(wanted, loaded).finally(() => drawing.delete(key));
    drawing.set(key, started);
    return started;
  }

  /** The kept page as long as its data are the same. */
  async function findOrDraw(wanted: Wanted, remoteAddress: string): Promise<Drawn> {
    const { address, calls } = wanted;
    const version = calls.length === 0 ? null : await content.read();
    const kept = memory.find(address);
    // Without its source a page stays as it was.
    if (kept !== undefined && (version === null || version === kept.version)) return { status: 200, forms: kept.forms };
    const answers = await Promise.all(calls.map((call) => loadAnswer(app, call, remoteAddress)));
    if (kept?.answers !== JSON.stringify(answers)) return drawOnce(wanted, { answers, version });
    kept.version = version;
    return { status: 200, forms: kept.forms };
  }

  async function sendRendered(wanted: Wanted, { request, reply }: Exchange): Promise<FastifyReply> {
    const { status, forms } = await findOrDraw(wanted, request.ip);
    if (status === 503) reply.header('retry-after', RETRY_SECONDS);
    return sendForm(forms, status, { request, reply });
  }

  /** The page in memory, if it is sure to be current. */
  function findKept(url: string): PageForms | null {
    const kept = memory.find(toAddress(url));
    return kept !== undefined && (kept.version === null || kept.version === content.peek()) ? kept.forms : null;
  }

  function send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> | null {
    const forms = findKept(request.url);
    if (forms !== null) return sendForm(forms, 200, { request, reply });
    const address = toAddress(request.url);
    const moved = renderer.findRedirect(address);
    if (moved !== null) return reply.redirect(moved + request.url.slice(address.length), 301);
    const calls = renderer.listCalls(address);
    return calls && sendRendered({ address, calls }, { request, reply });
  }

  return { findKept, send };
}

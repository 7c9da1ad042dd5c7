import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type * as Contract from '@wideload/contract';
import type { Plugin, ViteDevServer } from 'vite';

const MODULE = '/src/site/render/site.server.tsx';

/** `apps/api/src/platform/http/pages/site-pages.ts` does the same in production. */
function fillDocument(shared: string, { language, head, body }: Contract.SitePage): string {
  return shared
    .replace('lang="en"', `lang="${language}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--site-->', () => body);
}

async function loadAnswer(api: string, ask: string): Promise<unknown> {
  const response = await fetch(`${api}/api${ask}`);
  if (response.status === 503) return 'unavailable';
  return response.ok ? response.json() : null;
}

async function renderAt(server: ViteDevServer, address: string, api: string): Promise<Contract.SitePage | null> {
  // The two exports of `site.server.tsx`; the loader cannot know their types.
  const { listCalls, renderPage } = (await server.ssrLoadModule(MODULE)) as Contract.SiteRenderer;
  const asks = listCalls(address);
  if (asks === null) return null;
  const answers = await Promise.all(asks.map((ask) => loadAnswer(api, ask)));
  return renderPage(address, answers, { origin: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '' });
}

type Next = (error?: unknown) => void;

/** Renders public pages at each request during development; every other page address is a signed-in area. */
export function renderPagesByAddress(root: string, api: string): Plugin {
  async function answer(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    const isPage = wantsPage && !pathname.includes('.') && !/^\/(?:api|dev\/mail|@)/.test(pathname);
    if (request.method !== 'GET' || !isPage) return false;
    const page = await renderAt(server, pathname, api);
    if (page === null) {
      // Vite loads the contract: the configuration itself cannot import TypeScript of another package.
      const { isAdminPage, isPacketPage } = (await server.ssrLoadModule('@wideload/contract')) as typeof Contract;
      const area = isAdminPage(pathname) ? 'admin' : 'app';
      request.url = `/${isPacketPage(pathname) ? 'packet' : area}.html${search}`;
      return false;
    }
    const shared = readFileSync(path.join(root, 'site.html'), 'utf8');
    const html = await server.transformIndexHtml('/site.html', fillDocument(shared, page));
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    return true;
  }

  async function answerOrPass(server: ViteDevServer, exchange: [IncomingMessage, ServerResponse], next: Next) {
    let failure: unknown;
    let isAnswered = false;
    try {
      isAnswered = await answer(server, ...exchange);
    } catch (error) {
      failure = error;
    }
    if (!isAnswered) next(failure);
  }

  return {
    name: 'pages-by-address',
    configureServer(server) {
      server.middlewares.use((request, response, next) => void answerOrPass(server, [request, response], next));
    },
  };
}

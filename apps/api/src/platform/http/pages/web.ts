import { readdirSync } from 'node:fs';
import path from 'node:path';
import { localizePath, isAdminPage, isSignedInPage, parseAddress, type SiteRenderer } from '@wideload/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#problem.ts';
import { answerErrors, sendProblem } from '../problem-answer.ts';
import type { ContentVersion } from './content-version.ts';
import type { PageForms } from './page-forms.ts';
import { createSitePages, loadSite } from './site-pages.ts';
import { sendStatic } from './static-files.ts';
import { createTroublePages } from './trouble-pages.ts';

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

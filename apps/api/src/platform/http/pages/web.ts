import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { localizePath, isAdminPage, isSignedInPage, parseAddress, type SiteRenderer } from '@wideload/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../../problem.ts';
import { answerErrors, sendProblem } from '../problem-answer.ts';
import { sitePages } from './site-pages.ts';

const ONE_YEAR_SECONDS = 31_536_000;
const ONE_MONTH_SECONDS = 2_592_000;

/** Browsers fetch the icon on every page. */
function cacheControlOf(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
  return path.basename(file) === 'favicon.ico' ? `public, max-age=${ONE_MONTH_SECONDS}` : 'no-cache';
}

function listAssets(webRoot: string): ReadonlySet<string> {
  const files = readdirSync(webRoot, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) =>
    path.relative(webRoot, path.join(parentPath, name)).split(path.sep).join('/'),
  );
  return new Set(paths.filter((file) => !/\.(?:br|gz|html)$|^\./.test(file)).map((file) => `/${file}`));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}

const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE'];

function toLandingPath(asked: string): string {
  return localizePath('/', parseAddress(asked).language);
}

/** Hashed assets are cached for a year, documents not at all. @returns the addresses of the public pages. */
export async function serveWeb(
  app: FastifyInstance,
  { webRoot, origin }: { webRoot: string; origin: string },
): Promise<SiteRenderer['addresses']> {
  const assets = listAssets(webRoot);
  const site = await sitePages(app, { webRoot, origin });
  const isPage = (asked: string) => !assets.has(asked) && !/^\/(?:api|assets)(?:\/|$)/.test(asked);
  const options = {
    config: { exception: 'A document or an asset of the web app.', rateLimit: false as const },
    schema: { hide: true },
    errorHandler: answerErrors((request, reply, problem) =>
      isPage(pathOf(request)) ? site.sendTrouble(request, reply, problem) : sendProblem(request, reply, problem),
    ),
  };
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControlOf(file));
    },
  });
  function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const asked = pathOf(request);
    if (assets.has(asked)) return reply.sendFile(asked);
    if (!isPage(asked)) return reply.callNotFound();
    const sent = site.send(request, reply);
    if (sent !== null) return sent;
    if (!isSignedInPage(asked)) return reply.redirect(toLandingPath(asked));
    return reply.sendFile(isAdminPage(asked) ? 'admin.html' : 'app.html');
  }
  app.get('/*', options, sendPage);
  app.route({
    ...options,
    method: otherMethods,
    url: '/*',
    onRequest: (request, reply, next) => {
      if (!isPage(pathOf(request))) return reply.callNotFound();
      reply.header('allow', 'GET, HEAD');
      next(new Problem('method-not-allowed'));
    },
    handler: (_request, reply) => reply.callNotFound(),
  });
  return site.addresses;
}

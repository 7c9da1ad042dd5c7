import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;

/** Addresses of the visitors' document; every other page belongs to the signed-in application. */
const visitorPages = ['/', '/auth'];

/**
 * The built web app: hashed assets for a year, documents fresh at each visit.
 * @param webRoot folder with `site.html`, `app.html` and `assets/`.
 */
export async function serveWeb(app: FastifyInstance, webRoot: string): Promise<void> {
  const config = { exception: 'A document or an asset of the web app.', rateLimit: false as const };
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', '.vite/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  const document = (file: string) => ({ config, schema: { hide: true }, file });
  const site = document(existsSync(path.join(webRoot, 'site.html')) ? 'site.html' : 'app.html');
  for (const page of visitorPages) app.get(page, site, (_request, reply) => reply.sendFile(site.file));
  // Spec [2]: a browser that opens this address is sent to the start; as a call it is a POST below it.
  app.get('/api/users/email', { config, schema: { hide: true } }, (_request, reply) => reply.redirect('/'));
  app.get('/*', document('app.html'), (request, reply) =>
    request.url.startsWith('/api/') ? reply.callNotFound() : reply.sendFile('app.html'),
  );
}

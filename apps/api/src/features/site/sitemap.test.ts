import type { WrittenArticle } from '@wideload/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { installProblems } from '#platform/http/problem-answer.ts';
import type { Blog } from '#providers/blog/port.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

const world = aWorld({ env: { PUBLIC_URL: 'https://wide.example' } });
let app: FastifyInstance;
let blog: Blog;

beforeAll(async () => {
  blog = world.deps.blog;
  app = Fastify();
  installProblems(app);
  const ownBlog: Blog = { ...blog, list: (wanted) => blog.list(wanted) };
  sitemapRoutes(app, { ...world.deps, blog: ownBlog }, { addresses: () => ['/', '/states/ohio'] });
});
afterAll(async () => {
  await app.close();
});

const get = (url: string) => app.inject({ method: 'GET', url });

test('the sitemap has every page in both languages, each naming the other', async () => {
  const { headers, body } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body.match(/<loc>.*?<\/loc>/g)).toEqual(
    ['', '/es', '/states/ohio', '/es/states/ohio'].map((path) => `<loc>https://wide.example${path || '/'}</loc>`),
  );
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="https://wide.example/states/ohio"/>' +
    '<xhtml:link rel="alternate" hreflang="es" href="https://wide.example/es/states/ohio"/>';
  expect(body).toContain(`<url><loc>https://wide.example/es/states/ohio</loc>${alternates}</url>`);
});

test('an article is there from its publication on, with the day of its last change', async () => {
  const { token } = await aUser(world, { role: 'admin' });
  const text = { title: 'Escorts', description: 'Who drives ahead.', html: '<p>Escorts warn.</p>' };
  const draft = (await world.call('POST', '/articles', { token, body: text })).json<WrittenArticle>();
  expect((await get('/sitemap.xml')).body).not.toContain(draft.id);
  const body = { version: draft.version };
  const { updated_at: at } = (
    await world.call('PUT', `/articles/${draft.id}/publish`, { token, body })
  ).json<WrittenArticle>();
  const entry = `<loc>https://wide.example/articles/${draft.id}</loc><lastmod>${at}</lastmod>`;
  expect((await get('/sitemap.xml')).body).toContain(entry);
});

test('an article and its translation name each other; an article in one language names nobody', async () => {
  const publishedAt = { publishedAt: new Date(0), updatedAt: new Date(0) };
  const common = { title: '', description: '', featureImage: null, ...publishedAt, translationOf: null };
  const versions = [{ id: 'b', language: 'es' as const, updatedAt: new Date(1) }];
  const items = [
    { ...common, id: 'a', language: 'en' as const, versions },
    { ...common, id: 'c', language: 'es' as const, versions: [] },
  ];
  const before = blog;
  blog = { ...blog, list: async () => ({ items, total: items.length }) };
  const { body } = await get('/sitemap.xml');
  blog = before;
  const [, ofArticles = ''] = body.split('</url>\n<url><loc>https://wide.example/articles/a');
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="https://wide.example/articles/a"/>' +
    '<xhtml:link rel="alternate" hreflang="es" href="https://wide.example/es/articles/b"/>';
  expect(`<url><loc>https://wide.example/articles/a${ofArticles}`.split('\n').slice(0, 3)).toEqual([
    `<url><loc>https://wide.example/articles/a</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod>${alternates}</url>`,
    `<url><loc>https://wide.example/es/articles/b</loc><lastmod>1970-01-01T00:00:00.001Z</lastmod>${alternates}</url>`,
    '<url><loc>https://wide.example/es/articles/c</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>',
  ]);
});

test('a blog of many pages is in it whole; one that is away leaves the other pages in it', async () => {
  const item = (id: string) => ({
    id,
    title: id,
    description: '',
    featureImage: null,
    publishedAt: new Date(0),
    updatedAt: new Date(0),
    language: 'en' as const,
    translationOf: null,
    versions: [],
  });
  const all = Array.from({ length: 120 }, (_, index) => item(`a${index}`));
  blog = {
    ...blog,
    list: async ({ page, pageSize }) => ({ items: all.slice((page - 1) * pageSize, page * pageSize), total: 120 }),
  };
  expect((await get('/sitemap.xml')).body.match(/<loc>[^<]*\/articles\//g)).toHaveLength(120);
  blog = { ...blog, list: async () => 'unavailable' };
  const { statusCode, body } = await get('/sitemap.xml');
  expect(statusCode).toBe(200);
  expect(body).toContain('<loc>https://wide.example/states/ohio</loc>');
  expect(body).not.toContain('/articles/');
});

test('robots.txt has the refused paths and the sitemap', async () => {
  const { headers, body } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const line of ['Disallow: /api/', 'Allow: /api/articles/', 'Disallow: /order_list', 'Disallow: /dashboard'])
    expect(body.split('\n')).toContain(line);
  // The files that a state's page names as its data.
  const allowed = body.split('\n').flatMap((line) => /^Allow: (.+)/.exec(line)?.[1] ?? []);
  for (const file of ['/api/states/TX', '/api/permits/provisions/TX.pdf'])
    expect(allowed.some((path) => file.startsWith(path))).toBe(true);
  // A program that takes the first line that fits reads it as one that takes the longest.
  expect(allowed.filter((path) => '/order_list'.startsWith(path))).toEqual([]);
  expect(body).toContain('\nSitemap: https://wide.example/sitemap.xml\n');
});

import { languages, type ArticleSummary, type SiteRenderer } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { sendText } from '#platform/http/bodies/text-answer.ts';
import { Problem } from '#problem.ts';
import { listPublished } from '../articles/articles.service.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';

const PAGE_SIZE = 50;
/** With both languages and the other pages far below a sitemap's limit of 50,000 addresses. */
const MOST_ARTICLES = 5000;

/** Each entry has its versions in the other languages. Without a blog that answers, those listed before: the other pages stay in sight. */
async function listAllArticles(deps: Deps): Promise<ArticleSummary[]> {
  const found: ArticleSummary[] = [];
  try {
    await listInto(found, deps);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'blog.unavailable')) throw error;
    deps.log.warn({ event: 'sitemap.without_articles', listed: found.length });
  }
  return found;
}

async function listInto(found: ArticleSummary[], deps: Deps): Promise<void> {
  for (let page = 1; found.length < MOST_ARTICLES; page += 1) {
    const { items, total } = await listPublished(deps, { page, pageSize: PAGE_SIZE, language: languages[0] });
    found.push(...items);
    if (items.length === 0 || found.length >= total) break;
  }
}

export function sitemapRoutes(app: FastifyInstance, deps: Deps, { addresses }: Pick<SiteRenderer, 'addresses'>): void {
  const { publicUrl: origin } = deps.config;
  const options = { config: { exception: 'What search engines ask for.' } };
  app.get('/robots.txt', options, (request, reply) => sendText(renderRobots(origin), 'text/plain', { request, reply }));
  app.get('/sitemap.xml', options, async (request, reply) => {
    const sitemap = renderSitemap({ addresses: addresses(), articles: await listAllArticles(deps) }, origin);
    return sendText(sitemap, 'application/xml', { request, reply });
  });
}

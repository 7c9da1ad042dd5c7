import {
  languages,
  articlePath,
  localizePath,
  signedInSegments,
  type ArticleSummary,
  type SiteRenderer,
  type Language,
} from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { sendText, escapeXml } from '#platform/http/bodies/text-answer.ts';
import { Problem } from '#problem.ts';
import { listPublished } from '../articles/articles.service.ts';

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

/** A page in one language. */
type Version = { language: Language; path: string; changedAt?: string };

function renderEntries(versions: readonly Version[], origin: string): string[] {
  const toHref = ({ path, language }: Version) => escapeXml(origin + localizePath(path, language));
  const alternates = versions.map(
    (version) => `<xhtml:link rel="alternate" hreflang="${version.language}" href="${toHref(version)}"/>`,
  );
  // A page in one language has no alternates.
  const links = versions.length > 1 ? alternates.join('') : '';
  return versions.map((version) => {
    const lastmod = version.changedAt === undefined ? '' : `<lastmod>${escapeXml(version.changedAt)}</lastmod>`;
    return `<url><loc>${toHref(version)}</loc>${lastmod}${links}</url>`;
  });
}

type ListedArticle = Pick<ArticleSummary, 'id' | 'language' | 'updated_at' | 'versions'>;
type SitemapContent = { addresses: readonly string[]; articles: readonly ListedArticle[] };

function listVersions(article: ListedArticle): Version[] {
  return [article, ...article.versions].map(({ id, language, updated_at: changedAt }) => ({
    language,
    path: articlePath(id),
    changedAt,
  }));
}

/** https://www.sitemaps.org/protocol.html */
function renderSitemap({ addresses, articles }: SitemapContent, origin: string): string {
  const pages: Version[][] = [
    ...addresses.map((path) => languages.map((language) => ({ language, path }))),
    ...articles.map(listVersions),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((versions) => renderEntries(versions, origin)),
    '</urlset>',
    '',
  ].join('\n');
}

/** RFC 9309. Some programs take the first line that fits: the exceptions come first, and none allows everything. */
function renderRobots(origin: string): string {
  const refused = ['/api/', '/dev/', ...signedInSegments.map((segment) => `/${segment}`)];
  return [
    'User-agent: *',
    'Allow: /api/articles/',
    'Allow: /api/states/',
    // The PDF that each state's page offers beside its figures.
    'Allow: /api/permits/provisions/',
    ...refused.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
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

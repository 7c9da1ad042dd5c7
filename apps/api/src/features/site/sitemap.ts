import { articlePath, localizePath, languages, signedInSegments, type ArticleSummary } from '@wideload/contract';
import { escapeXml } from '../../platform/http/bodies/text-answer.ts';

type Page = { path: string; changedAt?: string };

function listEntries({ path, changedAt }: Page, origin: string): string[] {
  const addresses = languages.map((language) => ({ language, href: escapeXml(origin + localizePath(path, language)) }));
  const alternates = addresses.map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const lastmod = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return addresses.map(({ href }) => `<url><loc>${href}</loc>${lastmod}${alternates.join('')}</url>`);
}

type SitemapContent = { addresses: readonly string[]; articles: readonly Pick<ArticleSummary, 'id' | 'updated_at'>[] };

/** https://www.sitemaps.org/protocol.html */
export function renderSitemap({ addresses, articles }: SitemapContent, origin: string): string {
  const pages: Page[] = [
    ...addresses.map((path) => ({ path })),
    ...articles.map(({ id, updated_at: changedAt }) => ({ path: articlePath(id), changedAt })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => listEntries(page, origin)),
    '</urlset>',
    '',
  ].join('\n');
}

/** RFC 9309. */
export function renderRobots(origin: string): string {
  const refused = ['/api/', '/dev/', ...signedInSegments.map((segment) => `/${segment}`)];
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/articles/',
    'Allow: /api/states/',
    ...refused.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

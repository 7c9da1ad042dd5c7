import {
  articlePath,
  localizePath,
  languages,
  signedInSegments,
  type ArticleSummary,
  type Language,
} from '@wideload/contract';
import { escapeXml } from '#platform/http/bodies/text-answer.ts';

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
export function renderSitemap({ addresses, articles }: SitemapContent, origin: string): string {
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

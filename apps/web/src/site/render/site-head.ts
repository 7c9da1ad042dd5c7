import { localizePath, parseAddress, languages, type Language } from '@wideload/contract/client';
import { branding } from '../../lib/branding.ts';

export { localizePath, parseAddress };

export type PageHead = {
  title: string;
  description: string;
  facts?: object;
  /** Search engines must not index the page, because its address has no subject. */
  hidden?: boolean;
  /** An absolute address, or one of this site. */
  picture?: string;
  /** An ISO instant. */
  publishedAt?: string;
  feed?: { title: string; address: string };
  /** The hero reaches the top of the window. */
  isUnderHero?: boolean;
};

/** The colors of the bar at the top of the page, `--surface` or `--hero` of tokens.css, for the browser's own bar above it. */
const barColors = {
  surface: { light: '#ffffff', dark: '#171b1e' },
  hero: { light: '#ffc72c', dark: '#15181a' },
} as const;

type Place = { path: string; language: Language; origin: string };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** `path` has no language. */
export function renderHead(head: PageHead, { path, language, origin }: Place): string {
  const { title, description, facts, hidden, picture = '/icons/social.png', publishedAt, feed } = head;
  const bar = barColors[head.isUnderHero ? 'hero' : 'surface'];
  const url = `${origin}${localizePath(path, language)}`;
  const named = title === branding.name ? title : `${title} · ${branding.name}`;
  const texts = {
    'og:type': publishedAt === undefined ? 'website' : 'article',
    'og:site_name': branding.name,
    'og:title': named,
    'og:description': description,
  };
  const pictures = {
    'og:url': url,
    'og:image': new URL(picture, origin).href,
    ...(publishedAt === undefined ? {} : { 'article:published_time': publishedAt }),
  };
  return [
    `<title>${escapeHtml(named)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    // `public/theme.js` sets the color of the theme that the visitor chose.
    `<meta name="theme-color" content="${bar.light}" data-light="${bar.light}" data-dark="${bar.dark}">`,
    // `public/theme.js` opens the one that the visitor chose.
    `<meta name="languages" content="${languages.join(' ')}">`,
    ...(hidden
      ? ['<meta name="robots" content="noindex">']
      : [
          `<link rel="canonical" href="${escapeHtml(url)}">`,
          ...languages.map(
            (other) =>
              `<link rel="alternate" hreflang="${other}" href="${escapeHtml(origin + localizePath(path, other))}">`,
          ),
          // Visitors with any other language get the first one.
          `<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + localizePath(path, languages[0]))}">`,
        ]),
    ...Object.entries({ ...texts, ...pictures }).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(origin + feed.address)}">`,
        ]
      : []),
    // `<` could end the element early; JSON allows the escape.
    ...(facts
      ? [`<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`]
      : []),
  ].join('\n    ');
}

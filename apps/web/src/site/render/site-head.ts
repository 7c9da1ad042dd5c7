import { localizePath, parseAddress, languages, type Language } from '@wideload/contract/client';
import { branding } from '#lib/branding.ts';
import type { PageContent, PagePaths } from '../frame/site-place.ts';
import type { ReactNode } from 'react';

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

type Place = { path: string; language: Language; origin: string; content?: PageContent | undefined };

/** The paths of a page that exists in every language. */
export function listPaths(path: string): PagePaths {
  return Object.fromEntries(languages.map((language) => [language, path]));
}

/** Only a page in the language of its content is indexed: the same content in another frame names it as the canonical one. */
function findAddresses({ path, language, origin, content = { language, paths: listPaths(path) } }: Place) {
  const canonical = origin + localizePath(content.paths[content.language] ?? path, content.language);
  const versions = languages.flatMap((one) => {
    const own = content.paths[one];
    return own === undefined ? [] : [{ language: one, href: origin + localizePath(own, one) }];
  });
  const alternates = content.language === language && versions.length > 1 ? versions : [];
  // Visitors with any other language get the first one.
  const fallback = alternates.slice(0, 1).map(({ href }) => ({ language: 'x-default', href }));
  return { canonical, alternates: [...alternates, ...fallback] };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

const socialPictures = { en: '/icons/social.png', es: '/icons/social-es.png' } as const;

/** `path` has no language. */
export function renderHead(head: PageHead, place: Place): string {
  const { origin, language } = place;
  const { title, description, facts, hidden, picture = socialPictures[language], publishedAt, feed } = head;
  const bar = barColors[head.isUnderHero ? 'hero' : 'surface'];
  const { canonical, alternates } = findAddresses(place);
  const named = title === branding.name ? title : `${title} · ${branding.name}`;
  const texts = {
    'og:type': publishedAt === undefined ? 'website' : 'article',
    'og:site_name': branding.name,
    'og:title': named,
    'og:description': description,
  };
  const pictures = {
    'og:url': canonical,
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
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          ...alternates.map(
            ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
          ),
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

export type Params = Readonly<Record<string, string>>;
export type Drawn = {
  head: PageHead;
  body: ReactNode;
  status?: 404 | 503;
  /** By default the page is in every language, under its own path. */
  content?: PageContent;
};

export type SiteRoute = {
  /** Without the language. */
  path: string;
  listCalls?: (params: Params, language: Language) => readonly string[];
  /** The canonical path where the parameters use another spelling. */
  findRedirect?: (params: Params) => string | null;
  addresses?: readonly string[];
  render: (visit: { language: Language; params: Params; answers: readonly unknown[]; origin: string }) => Drawn;
};

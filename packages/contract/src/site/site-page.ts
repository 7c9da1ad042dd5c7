// Between the build of the web app and the server that sends its public pages: neither imports the other.

/** Languages of the public pages; the first is at the plain address, each other below its own: `/es/states/ohio`. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Each language's own name for itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** A page's address in a language: the first language has none in front. */
export function inLanguage(path: string, language: Language): string {
  if (language === languages[0]) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language of an address, and the address without it. */
export function languageOf(address: string): { language: Language; path: string } {
  const [, first = '', ...rest] = address.split('/');
  const language = languages.slice(1).find((candidate) => candidate === first);
  return language === undefined ? { language: languages[0], path: address } : { language, path: `/${rest.join('/')}` };
}

/** Where an article is read, without its language. */
export function articlePath(id: string): string {
  return `/articles/${id}`;
}

/** The feed of the articles: drawn by the server itself, named in the head of the pages of the articles. */
export const feedPath = '/articles/rss.xml';

/** What an ask is answered with while nothing can be said: the source of it is away. */
export const unavailable = 'unavailable';

/** A page as html: what stands in its `head` beside what all pages have, and its `body`. */
export type SitePage = { status: number; language: Language; head: string; body: string };

/** Why a page is not sent: the status of the answer, and when to ask again, where that is known. */
export type Trouble = { status: number; retryAfterSeconds: number | null };

/** The module that the build of the web app makes for the server. Addresses are paths, without query. */
export type SiteRenderer = {
  /**
   * What has to be asked before a page can be drawn: addresses of public GET calls, relative to `/api`.
   * @returns null for an address that is no public page.
   */
  listCalls(address: string): readonly string[] | null;
  /** The address of the page that another spelling means (`/states/OH/`); null for an address that is right, or means nothing. */
  movedTo(address: string): string | null;
  /**
   * @param answers the bodies, in the order of the asks; null where there is no such thing, `unavailable` where that cannot be known.
   * @param origin where the product is reached, for addresses that must be whole.
   */
  renderPage(address: string, answers: readonly unknown[], options: { origin: string }): SitePage;
  /** The page in place of one that cannot be sent. */
  renderTrouble(trouble: Trouble, place: { language: Language; origin: string }): SitePage;
  /** Every page that search engines should know, without its language; all but the articles, which only the server knows. */
  addresses(): readonly string[];
};

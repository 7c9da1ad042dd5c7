// The interface between the build of the web app and the server that sends its public pages: neither imports the other.

/**
 * The languages of the public site by their own names, each with its folder of texts. The first has plain addresses,
 * every other a prefix: `/es/states/ohio`.
 */
export const languageNames = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languageNames;

// Cast: Object.keys loses the key type; the record has exactly these keys.
export const languages = Object.keys(languageNames) as [Language, ...Language[]];

/** Returns the address of a page in a language; the first language has no prefix. */
export function localizePath(path: string, language: Language): string {
  if (language === languages[0]) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Splits an address into its language and the address without it. */
export function parseAddress(address: string): { language: Language; path: string } {
  const [, first = '', ...rest] = address.split('/');
  const language = languages.slice(1).find((candidate) => candidate === first);
  return language === undefined ? { language: languages[0], path: address } : { language, path: `/${rest.join('/')}` };
}

export function articlePath(id: string): string {
  return `/articles/${id}`;
}

/** The RSS feed, which the server renders and the head of the article pages links. */
export const feedPath = '/articles/rss.xml';

/** Takes the place of an answer while its source is down. */
export const unavailable = 'unavailable';

/** A page as HTML: its additions to the shared `head`, and its `body`. */
export type SitePage = { status: number; language: Language; head: string; body: string };

/** The status of an error page, and when to retry, if known. */
export type Trouble = { status: number; retryAfterSeconds: number | null };

/** The module that the build of the web app makes for the server. Addresses are paths, without a query. */
export type SiteRenderer = {
  /**
   * Lists the public GET calls that a page needs, relative to `/api`.
   * @returns null for an address that is no public page.
   */
  listCalls(address: string): readonly string[] | null;
  /** Returns the address to redirect another spelling to (`/states/OH/`); null for a correct or unknown address. */
  findRedirect(address: string): string | null;
  /**
   * @param answers the bodies, in the order of the calls; null where the subject does not exist, `unavailable` while the
   * source is down.
   * @param origin the public origin of the product, for absolute addresses.
   */
  renderPage(address: string, answers: readonly unknown[], options: { origin: string }): SitePage;
  /** Renders the error page in place of one that cannot be sent. */
  renderTrouble(trouble: Trouble, place: { language: Language; origin: string }): SitePage;
  /** Lists the pages for search engines, without their language; the server adds the articles. */
  addresses(): readonly string[];
};

// The interface between the build of the web app and the server: neither imports the other.

/**
 * The languages of the public site by their own names, each with its folder of texts. The first has plain addresses,
 * every other a prefix: `/es/states/ohio`.
 */
export const languageNames = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languageNames;

// Cast: Object.keys loses the key type; the record has exactly these keys.
export const languages = Object.keys(languageNames) as [Language, ...Language[]];

export function localizePath(path: string, language: Language): string {
  if (language === languages[0]) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

export function parseAddress(address: string): { language: Language; path: string } {
  const [, first = '', ...rest] = address.split('/');
  const language = languages.slice(1).find((candidate) => candidate === first);
  return language === undefined ? { language: languages[0], path: address } : { language, path: `/${rest.join('/')}` };
}

export function articlePath(id: string): string {
  return `/articles/${id}`;
}

export const feedPath = '/articles/rss.xml';

/** Replaces an answer while its source is down. */
export const unavailable = 'unavailable';

export type SitePage = { status: number; language: Language; head: string; body: string };

export type Trouble = { status: number; retryAfterSeconds: number | null };

/** The module that the build of the web app makes for the server. Addresses are paths without a query. */
export type SiteRenderer = {
  /** The public GET calls that a page needs, relative to `/api`; null if the address is no public page. */
  listCalls(address: string): readonly string[] | null;
  /** The canonical address of another spelling (`/states/OH/`); null for a correct or unknown address. */
  findRedirect(address: string): string | null;
  /** `answers` has a body for each call; null if the subject does not exist, `unavailable` while the source is down. */
  renderPage(address: string, answers: readonly unknown[], options: { origin: string }): SitePage;
  renderTrouble(trouble: Trouble, place: { language: Language; origin: string }): SitePage;
  /** The pages for search engines, without their language; the server adds the articles. */
  addresses(): readonly string[];
};

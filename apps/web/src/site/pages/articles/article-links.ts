import type { articlePagesTexts } from '../../texts/en/article-pages.ts';
import type { TextsOf } from '../../../lib/texts-of.ts';

export type ArticlePagesTexts = TextsOf<typeof articlePagesTexts>;

/** What leads on from the pages of the articles, in the visitor's language. */
export type ArticleLinks = {
  main: string;
  check: string;
  feed: string;
  list: (page?: number) => string;
  article: (id: string) => string;
};

/** Articles on a page of the list. */
export const articlesPerPage = 10;

/** The address of a page of the list, without its language: the first is the list itself. */
export function listPath(page = 1): string {
  return page === 1 ? '/articles' : `/articles/page/${page}`;
}

/** The number in the address of a page of the list; null for an address that no page has. */
export function pageOf(written: string | undefined): number | null {
  if (written === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : null;
}

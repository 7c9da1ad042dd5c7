import type { articlePagesTexts } from '../../texts/en/article-pages.ts';
import type { TextsOf } from '../../../lib/texts-of.ts';

export type ArticlePagesTexts = TextsOf<typeof articlePagesTexts>;

/** Addresses that the article pages link to, in the visitor's language. */
export type ArticleLinks = {
  main: string;
  check: string;
  feed: string;
  list: (page?: number) => string;
  article: (id: string) => string;
};

export const articlesPerPage = 10;

/** Returns the path of a page of the list, without its language: the first page is the list itself. */
export function listPath(page = 1): string {
  return page === 1 ? '/articles' : `/articles/page/${page}`;
}

/** Parses the page number of an address; null for an address without a page. */
export function parsePage(written: string | undefined): number | null {
  if (written === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : null;
}

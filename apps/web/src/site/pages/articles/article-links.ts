import type { Language } from '@wideload/contract/client';
import type { articlePagesTexts } from '../../texts/en/article-pages.ts';
import type { TextsOf } from '#lib/texts-of.ts';

export type ArticlePagesTexts = TextsOf<typeof articlePagesTexts>;

export type ArticleLinks = {
  main: string;
  check: string;
  feed: string;
  list: (page?: number) => string;
  /** In the frame of the page, unless another language is given. */
  article: (id: string, language?: Language) => string;
};

export const articlesPerPage = 10;

export function toListPath(page = 1): string {
  return page === 1 ? '/articles' : `/articles/page/${page}`;
}

export function parsePage(written: string | undefined): number | null {
  if (written === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : null;
}

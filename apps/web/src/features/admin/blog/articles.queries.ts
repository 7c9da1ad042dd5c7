import { keepPreviousData } from '@tanstack/react-query';
import { type ArticleStatus, articles, type articleList, type Language } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import type { ListParams } from '#lib/address/list-params.ts';

type ArticleListParams = ListParams<typeof articleList> & { status: ArticleStatus | undefined };

export const articlePageQuery = (params: ArticleListParams) =>
  callQuery(
    ['admin', 'articles', 'list', params],
    articles.adminList,
    { query: params },
    { placeholderData: keepPreviousData },
  );

/** The articles of which a new one in this language can be a translation, the latest first. */
export const originalsQuery = (originalFor: Language, search: string) =>
  callQuery(
    ['admin', 'articles', 'originals', originalFor, search],
    articles.adminList,
    { query: { originalFor, search, pageSize: 50 } },
    {
      // While somebody types, but not from one language to the other.
      placeholderData: (before, query) => (query?.queryKey[3] === originalFor ? before : undefined),
    },
  );

/** Refetched at each opening, and never while somebody edits. */
export const articleQuery = (id: string) =>
  callQuery(
    ['admin', 'articles', 'one', id],
    articles.adminRead,
    { params: { id } },
    { gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );

export const adminKey = ['admin'] as const;

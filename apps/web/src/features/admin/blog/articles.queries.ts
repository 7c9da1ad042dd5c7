import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ArticleStatus, articles, type articleList, type Language } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import type { ListParams } from '#lib/address/list-params.ts';

type ArticleListParams = ListParams<typeof articleList> & { status: ArticleStatus | undefined };

export function articlePageQuery(params: ArticleListParams) {
  return queryOptions({
    queryKey: ['admin', 'articles', 'list', params],
    queryFn: ({ signal }) => call(articles.adminList, { query: params }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The articles of which a new one in this language can be a translation, the latest first. */
export function originalsQuery(originalFor: Language, search: string) {
  return queryOptions({
    queryKey: ['admin', 'articles', 'originals', originalFor, search],
    queryFn: ({ signal }) => call(articles.adminList, { query: { originalFor, search, pageSize: 50 } }, { signal }),
    // While somebody types, but not from one language to the other.
    placeholderData: (before, query) => (query?.queryKey[3] === originalFor ? before : undefined),
  });
}

/** Refetched at each opening, and never while somebody edits. */
export function articleQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'articles', 'one', id],
    queryFn: ({ signal }) => call(articles.adminRead, { params: { id } }, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export const adminKey = ['admin'] as const;

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ArticleStatus, articles, type articleList } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import type { ListParams } from '../../../lib/address/list-params.ts';

type ArticleListParams = ListParams<typeof articleList> & { status: ArticleStatus | undefined };

export function articlePageQuery(params: ArticleListParams) {
  return queryOptions({
    queryKey: ['admin', 'articles', 'list', params],
    queryFn: ({ signal }) => call(articles.adminList, { query: params }, { signal }),
    placeholderData: keepPreviousData,
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

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ArticleStatus, articles, type articleList } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import type { ListParams } from '../../../lib/address/list-params.ts';

type ArticleListParams = ListParams<typeof articleList> & { status: ArticleStatus | undefined };

/** One page of all articles; the page before stays in sight while the next one comes. */
export function articlePageQuery(params: ArticleListParams) {
  return queryOptions({
    queryKey: ['admin', 'articles', 'list', params],
    queryFn: ({ signal }) => call(articles.adminList, { query: params }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One article to work on: asked for anew at each opening, and never under the hands of who is writing. */
export function articleQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'articles', 'one', id],
    queryFn: ({ signal }) => call(articles.adminRead, { params: { id } }, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** After any act of an admin: whatever an admin looks at may tell of it. */
export const adminKey = ['admin'] as const;

import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { List } from '@wideload/contract/client';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useListParams, type ListParams } from '#lib/address/list-params.ts';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { computeLastPage } from './pagination.tsx';

type Page = { items: readonly unknown[]; total: number; page: number; pageSize: number };

export function useList<const L extends List, Answer extends Page, Key extends QueryKey>(
  list: L,
  toQuery: (params: ListParams<L>) => UseQueryOptions<Answer, ApiProblem, Answer, Key>,
) {
  const address = useListParams(list);
  const options = toQuery(address.params);
  const query = useQuery(options);
  const client = useQueryClient();
  const region = useRef<HTMLDivElement>(null);

  function continueAfterRemoval(close?: () => void): void {
    if (close) flushSync(close);
    // The pressed button is gone with its row, and the focus with it.
    region.current?.focus({ preventScroll: true });
    const now = client.getQueryData<Answer>(options.queryKey);
    if (now?.items.length === 0 && now.total > 0) void address.setPage(computeLastPage(now));
  }
  return { ...address, query, region, continueAfterRemoval };
}

import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { List } from '@wideload/contract/client';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useListParams, type ListParams } from '../../lib/address/list-params.ts';
import type { ApiProblem } from '../../lib/api/api-problem.ts';
import { lastPageOf } from './pagination.tsx';

type Page = { items: readonly unknown[]; total: number; page: number; pageSize: number };

/** A list of a page: its state in the address, the query of its rows, and the region that shows them. */
export function useList<const L extends List, Answer extends Page, Key extends QueryKey>(
  list: L,
  toQuery: (params: ListParams<L>) => UseQueryOptions<Answer, ApiProblem, Answer, Key>,
) {
  const address = useListParams(list);
  const options = toQuery(address.params);
  const query = useQuery(options);
  const client = useQueryClient();
  const region = useRef<HTMLDivElement>(null);

  /** Goes on after a row was removed and the list read again. `close` takes away the question, if one was asked. */
  function continueAfterRemoval(close?: () => void): void {
    if (close) flushSync(close);
    // The button that was pressed is gone with its row, and the focus with it.
    region.current?.focus({ preventScroll: true });
    const now = client.getQueryData<Answer>(options.queryKey);
    if (now?.items.length === 0 && now.total > 0) address.setPage(lastPageOf(now));
  }
  return { ...address, query, region, continueAfterRemoval };
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { maxPage, maxSearchLength, pageSizes, type List } from '@wideload/contract/client';
import { useCallback, useMemo } from 'react';
import { parseSearch, type SearchTexts } from './search-codec.ts';

export type ListParams<L extends List = List> = {
  search: string;
  page: number;
  pageSize: number;
  sort: L['sorts'][number];
};

const names = ['search', 'page', 'pageSize', 'sort'] as const;

function parsePage(text = ''): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}

export function parseListParams<const L extends List>(list: L, address: SearchTexts): ListParams<L> {
  const search = address['search']?.trim() ?? '';
  const size = Number(address['pageSize']);
  return {
    search: search.length <= maxSearchLength ? search : '',
    page: parsePage(address['page']),
    pageSize: pageSizes.find((allowed) => allowed === size) ?? list.pageSize,
    sort: list.sorts.find((key) => key === address['sort']) ?? list.sorts[0],
  };
}

export function toSearchParams<const L extends List>(
  list: L,
  params: ListParams<L>,
): { [N in keyof ListParams]?: string } {
  const defaults = parseListParams(list, {});
  const differing = names.filter((name) => params[name] !== defaults[name]);
  return Object.fromEntries(differing.map((name) => [name, String(params[name])]));
}

/** The `state` of a row's link, for the way back. A function, so that the link stays the same while the list is sorted and turned. */
export const keepList = () => ({ orderList: parseSearch(window.location.search) });

/**
 * A search replaces the history entry and returns to page 1; turning a page pushes one. `setPage` and `setSort` return when the address
 * has changed.
 */
export function useListParams<const L extends List>(list: L) {
  const address: SearchTexts = useSearch({ strict: false });
  const navigate = useNavigate();
  const params = useMemo(() => parseListParams(list, address), [list, address]);

  const go = useCallback(
    (change: Partial<ListParams<L>>, replace: boolean): Promise<void> =>
      navigate({
        to: '.',
        search: (before: SearchTexts) => {
          const rest = Object.entries(before).filter(([name]) => !names.some((own) => own === name));
          return {
            ...Object.fromEntries(rest),
            ...toSearchParams(list, { ...parseListParams(list, before), ...change }),
          };
        },
        replace,
        resetScroll: false,
      }),
    [navigate, list],
  );
  const setSearch = useCallback((search: string) => void go({ search, page: 1 }, true), [go]);
  const setPage = useCallback((page: number) => go({ page }, false), [go]);
  const setSort = useCallback((sort: L['sorts'][number]) => go({ sort, page: 1 }, false), [go]);
  const setPageSize = useCallback((pageSize: number) => void go({ pageSize, page: 1 }, false), [go]);
  return { params, setSearch, setPage, setSort, setPageSize };
}

export function useSetFilters() {
  const navigate = useNavigate();
  return useCallback(
    (filters: Readonly<Record<string, string | undefined>>) =>
      void navigate({
        to: '.',
        search: ({ page: _page, ...before }: SearchTexts) => {
          const entries = Object.entries({ ...before, ...filters });
          return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
        },
        resetScroll: false,
      }),
    [navigate],
  );
}

export function useFilterParam<const Choice extends string>(name: string, choices: readonly Choice[]) {
  const address: SearchTexts = useSearch({ strict: false });
  const setFilters = useSetFilters();
  const set = (choice: Choice | undefined) => setFilters({ [name]: choice });
  return [choices.find((each) => each === address[name]), set] as const;
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { maxPage, maxSearchLength, pageSizes, type List } from '@wideload/contract/client';
import { useCallback, useMemo } from 'react';
import type { SearchTexts } from './search-codec.ts';

export type ListParams<L extends List = List> = {
  search: string;
  page: number;
  pageSize: number;
  sort: L['sorts'][number];
};

const names = ['search', 'page', 'pageSize', 'sort'] as const;

function pageOf(text = ''): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}

/** The list that an address asks for. What the server would refuse counts as not given. */
export function readListParams<const L extends List>(list: L, address: SearchTexts): ListParams<L> {
  const search = address['search']?.trim() ?? '';
  const size = Number(address['pageSize']);
  return {
    search: search.length <= maxSearchLength ? search : '',
    page: pageOf(address['page']),
    pageSize: pageSizes.find((allowed) => allowed === size) ?? list.pageSize,
    sort: list.sorts.find((key) => key === address['sort']) ?? list.sorts[0],
  };
}

/** What the address says of a list: only what differs from the defaults. */
export function writeListParams<const L extends List>(
  list: L,
  params: ListParams<L>,
): { [N in keyof ListParams]?: string } {
  const defaults = readListParams(list, {});
  const differing = names.filter((name) => params[name] !== defaults[name]);
  return Object.fromEntries(differing.map((name) => [name, String(params[name])]));
}

/**
 * The state of a list, which the address holds and nothing else does. `params` goes to the call as it is. Searching replaces the entry and
 * begins at page 1; turning a page pushes one, so that Back turns it back.
 */
export function useListParams<const L extends List>(list: L) {
  const address: SearchTexts = useSearch({ strict: false });
  const navigate = useNavigate();
  const params = useMemo(() => readListParams(list, address), [list, address]);

  const go = useCallback(
    (change: Partial<ListParams<L>>, replace: boolean) =>
      void navigate({
        to: '.',
        search: (before: SearchTexts) => {
          const rest = Object.entries(before).filter(([name]) => !names.some((own) => own === name));
          return {
            ...Object.fromEntries(rest),
            ...writeListParams(list, { ...readListParams(list, before), ...change }),
          };
        },
        replace,
        resetScroll: false,
      }),
    [navigate, list],
  );
  const setSearch = useCallback((search: string) => go({ search, page: 1 }, true), [go]);
  const setPage = useCallback((page: number) => go({ page }, false), [go]);
  const setSort = useCallback((sort: L['sorts'][number]) => go({ sort, page: 1 }, false), [go]);
  const setPageSize = useCallback((pageSize: number) => go({ pageSize, page: 1 }, false), [go]);
  return { params, setSearch, setPage, setSort, setPageSize };
}

/** Sets filters beside the list's own parameters: pushes an entry and begins at page 1; an undefined filter is left out. */
export function useSetFilters() {
  const navigate = useNavigate();
  return useCallback(
    (filters: Readonly<Record<string, string | undefined>>) =>
      void navigate({
        to: '.',
        search: ({ page: _page, ...before }: SearchTexts) => {
          const wanted = Object.entries({ ...before, ...filters });
          return Object.fromEntries(wanted.filter(([, value]) => value !== undefined));
        },
        resetScroll: false,
      }),
    [navigate],
  );
}

/** A filter with a few choices, and its setter. A value that is none of the choices counts as not given. */
export function useFilterParam<const Choice extends string>(name: string, choices: readonly Choice[]) {
  const address: SearchTexts = useSearch({ strict: false });
  const setFilters = useSetFilters();
  const set = (choice: Choice | undefined) => setFilters({ [name]: choice });
  return [choices.find((each) => each === address[name]), set] as const;
}

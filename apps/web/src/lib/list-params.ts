import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import type { SearchTexts } from './search-codec.ts';

/** A list's query object of the contract, whatever its sort keys are and whatever else it takes. */
export type ListQuery = { readonly shape: { readonly [N in keyof ListParams]: z.ZodMiniType } };
export type ListParams = { search: string; page: number; pageSize: number; sort: string };

const names = ['search', 'page', 'pageSize', 'sort'] as const;

/** The list that an address asks for. What the contract would refuse counts as not given. */
export function readListParams(query: ListQuery, address: SearchTexts): ListParams {
  const read = <Name extends (typeof names)[number]>(name: Name) => {
    const schema = query.shape[name];
    const asked = z.safeParse(schema, address[name]);
    // The shape's own schema, parsed or defaulted, gives the type of its name.
    return (asked.success ? asked.data : z.parse(schema, undefined)) as ListParams[Name];
  };
  return { search: read('search'), page: read('page'), pageSize: read('pageSize'), sort: read('sort') };
}

/** What the address says of a list: only what differs from the defaults. */
export function writeListParams(query: ListQuery, params: ListParams): { [N in keyof ListParams]?: string } {
  const defaults = readListParams(query, {});
  const differing = names.filter((name) => params[name] !== defaults[name]);
  return Object.fromEntries(differing.map((name) => [name, String(params[name])]));
}

/**
 * A list's state, which stands in the address and nowhere else. `params` goes to the call as it is. Searching replaces the entry and begins
 * at page 1; turning a page pushes one, so that Back turns it back.
 */
export function useListParams(query: ListQuery) {
  const address: SearchTexts = useSearch({ strict: false });
  const navigate = useNavigate();
  const params = useMemo(() => readListParams(query, address), [query, address]);

  const go = useCallback(
    (change: Partial<ListParams>, replace: boolean) =>
      void navigate({
        to: '.',
        search: (before: SearchTexts) => {
          const rest = Object.entries(before).filter(([name]) => !names.some((own) => own === name));
          return {
            ...Object.fromEntries(rest),
            ...writeListParams(query, { ...readListParams(query, before), ...change }),
          };
        },
        replace,
        resetScroll: false,
      }),
    [navigate, query],
  );
  const setSearch = useCallback((search: string) => go({ search, page: 1 }, true), [go]);
  const setPage = useCallback((page: number) => go({ page }, false), [go]);
  const setSort = useCallback((sort: string) => go({ sort, page: 1 }, false), [go]);
  const setPageSize = useCallback((pageSize: number) => go({ pageSize, page: 1 }, false), [go]);
  return { params, setSearch, setPage, setSort, setPageSize };
}

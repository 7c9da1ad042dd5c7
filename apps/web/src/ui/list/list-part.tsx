import { pageSizes, type List } from '@wideload/contract/client';
import { useDeferredValue, type ReactNode, type RefObject, useId, useRef } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import css from './list-part.module.css';
import { EmptyState, FailedState, ListSkeleton, type Failure } from './list-states.tsx';
import { Pagination, computeLastPage } from './pagination.tsx';
import { SearchField } from './search-field.tsx';
import type { SortLabels } from './sort-table.tsx';
import * as texts from '../ui.texts.ts';
import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useListParams, type ListParams } from '#lib/address/list-params.ts';
import type { ApiProblem } from '#lib/api/api-problem.ts';

type ListStatesProps<Item> = {
  list: { items: readonly Item[]; total: number; page: number; pageSize: number } | undefined;
  failure: Failure | null;
  isFetching?: boolean | undefined;
  onRetry: () => void;
  onPage: (page: number) => void;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
};

export function ListStates<Item>({
  list,
  failure,
  isFetching,
  onRetry,
  onPage,
  empty,
  children,
}: ListStatesProps<Item>) {
  if (list === undefined && failure) return <FailedState failure={failure} onRetry={onRetry} pending={isFetching} />;
  if (list === undefined) return <ListSkeleton />;
  if (list.total === 0) return empty;
  if (list.items.length === 0) {
    const last = computeLastPage(list);
    return (
      <EmptyState
        title={texts.noPage(list.page)}
        action={<Button onClick={() => onPage(last)}>{texts.goToPage(last)}</Button>}
      >
        {texts.listEndsOn(last)}
      </EmptyState>
    );
  }
  return children(list.items);
}

type ListState<Item, Sort> = {
  params: { search: string; sort: Sort; page: number };
  setSearch: (search: string) => void;
  setPage: (page: number) => unknown;
  setPageSize: (pageSize: number) => void;
  setSort: (sort: Sort) => void;
  query: {
    data: ListStatesProps<Item>['list'];
    error: ListStatesProps<Item>['failure'];
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  region: RefObject<HTMLDivElement | null>;
};

export type ListPartProps<Item, Sort extends string> = {
  list: ListState<Item, Sort>;
  look: 'cards' | 'table';
  searchLabel: string;
  searchHint?: string | undefined;
  /** For the widths at which the table has no column heads. */
  sortLabels?: SortLabels | undefined;
  filter?: ReactNode;
  bar?: ReactNode;
  empty: ReactNode;
  /** Not before the rows, which would push it down. */
  below?: ReactNode;
  /** By default, true while the query fetches. */
  isBusy?: boolean | undefined;
  className?: string | undefined;
  children: (items: readonly Item[]) => ReactNode;
};

type SortSelectProps<Sort extends string> = {
  labels: Readonly<Record<string, string>>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** For a list with sort keys that have no column. */
  isAlwaysShown?: boolean;
};

/** For the widths at which the table is shown as cards without column heads. */
export function SortSelect<Sort extends string>({
  labels,
  sort,
  onSort,
  isAlwaysShown = false,
}: SortSelectProps<Sort>) {
  const id = useId();
  return (
    <p className={classNames('cluster', css['sort'], !isAlwaysShown && 'only-when-narrow')}>
      <label htmlFor={id}>{texts.sortBy}</label>
      {/* A list that is sorted by a column has both of its keys. */}
      <select id={id} className="control-frame" value={sort} onChange={({ target }) => onSort(target.value as Sort)}>
        {Object.entries(labels).flatMap(([by, label]) => [
          <option key={by} value={by}>
            {texts.ascending(label)}
          </option>,
          <option key={`-${by}`} value={`-${by}`}>
            {texts.descending(label)}
          </option>,
        ])}
      </select>
    </p>
  );
}

export function ListPart<Item, Sort extends string>(props: ListPartProps<Item, Sort>) {
  const { list, look, searchLabel, searchHint, sortLabels, filter, bar, empty, below, className, children } = props;
  const { params, setSearch, setPage, setPageSize, setSort, query, region } = list;
  const { isBusy = query.isFetching } = props;
  // Rows that come later than the page are rendered in pieces, between which the page answers. Pagination waits for the first of them.
  const shown = useDeferredValue(query.data);
  return (
    <>
      <div className="filters">
        <SearchField label={searchLabel} hint={searchHint} value={params.search} onSearch={setSearch} />
        {filter}
        {sortLabels && <SortSelect labels={sortLabels} sort={params.sort} onSort={setSort} />}
      </div>
      {bar}
      <div
        ref={region}
        tabIndex={-1}
        className={classNames('no-ring', look === 'cards' ? 'stack gap-16 above-20' : css['table'], className)}
        aria-busy={isBusy || shown !== query.data}
      >
        <ListStates
          list={shown}
          failure={query.error}
          isFetching={query.isFetching}
          onRetry={() => void query.refetch()}
          onPage={setPage}
          empty={empty}
        >
          {children}
        </ListStates>
      </div>
      {shown && query.data && query.data.items.length > 0 && (
        <Pagination
          {...query.data}
          wanted={query.isFetching ? params.page : undefined}
          onPage={setPage}
          {...(look === 'table' && { pageSizes, onPageSize: setPageSize })}
        />
      )}
      {(shown || query.error) && below}
    </>
  );
}

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

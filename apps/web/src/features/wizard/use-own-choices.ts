import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSettled } from '../../lib/forms/use-settled.ts';

/** How long after the last key a search is sent, in ms (spec [9]). */
const searchDelay = 1000;

type Thing = { _id: string };
type Found<T> = { items: T[]; total: number };

export type OwnChoices<T> = { items: readonly T[]; failure: string | undefined; onSearch: (text: string) => void };

/**
 * Own companies, trucks or trailers to choose from: the first page, and what the server finds for the typed text when there are more.
 * `chosen` is among them, also when it has since been deleted from its list.
 */
export function useOwnChoices<T extends Thing, Listed extends T>(
  query: (search: string) => UseQueryOptions<Found<Listed>>,
  chosen: T | null,
): OwnChoices<T> {
  const [text, setText] = useState('');
  const search = useSettled(text, searchDelay);
  const first = useQuery(query(''));
  const hasMore = first.data !== undefined && first.data.total > first.data.items.length;
  const found = useQuery({ ...query(search), enabled: hasMore && search !== '' });
  const firstItems = first.data?.items;
  const foundItems = found.data?.items;
  // The same list while nothing changes: the combobox builds its index anew for each list.
  const items = useMemo(
    () => onePerId<T>([...(firstItems ?? []), ...(foundItems ?? []), ...(chosen === null ? [] : [chosen])]),
    [firstItems, foundItems, chosen],
  );
  return { items, failure: (first.error ?? found.error)?.message, onSearch: setText };
}

function onePerId<T extends Thing>(items: readonly T[]): T[] {
  return items.filter(({ _id }, at) => items.findIndex((other) => other._id === _id) === at);
}

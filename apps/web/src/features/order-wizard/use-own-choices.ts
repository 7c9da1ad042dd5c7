import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long after the last key a search is sent, in ms (spec [9]). */
const searchDelay = 1000;

type Thing = { _id: string };
type Found<T> = { items: T[]; total: number };

export type OwnChoices<T> = { items: readonly T[]; failure: string | undefined; onSearch: (text: string) => void };

/**
 * Own companies, trucks or trailers to choose from: the first page, and what the server finds for the typed text when there are more.
 * `chosen` is among them, also when it has since been deleted from its list.
 */
export function useOwnChoices<T extends Thing>(query: (search: string) => UseQueryOptions<Found<T>, Error, Found<T>, string[]>, chosen: T | null): OwnChoices<T> {
  const [text, setText] = useState('');
  const search = useSettled(text, searchDelay);
  const first = useQuery(query(''));
  const hasMore = first.data !== undefined && first.data.total > first.data.items.length;
  const found = useQuery({ ...query(search), enabled: hasMore && search !== '' });
  const all = [...(first.data?.items ?? []), ...(found.data?.items ?? []), ...(chosen === null ? [] : [chosen])];
  const items = [...new Map(all.toReversed().map((item) => [item._id, item])).values()].toReversed();
  return { items, failure: (first.error ?? found.error)?.message, onSearch: setText };
}

/** The value once it has not changed for `delay` ms. */
export function useSettled<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

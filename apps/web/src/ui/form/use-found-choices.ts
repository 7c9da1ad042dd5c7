import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { searchDelayMs, useDebounced } from '#lib/forms/use-debounced.ts';
import { buildChoicesFailure, type ChoicesFailure } from './choices-failure.ts';

type Row = { _id: string };
type Found<Item> = { items: Item[]; total: number };

export type FoundChoices<Item> = {
  items: readonly Item[];
  failure: ChoicesFailure;
  onSearch: (text: string) => void;
};

/** Includes `chosen` even after its deletion from the list. */
export function useFoundChoices<Item extends Row, Listed extends Item, Answer = Found<Listed>>(
  toQuery: (search: string) => UseQueryOptions<Answer, ApiProblem, Found<Listed>>,
  chosen: Item | null,
): FoundChoices<Item> {
  const [text, setText] = useState('');
  const search = useDebounced(text, searchDelayMs);
  const first = useQuery(toQuery(''));
  const hasMore = first.data !== undefined && first.data.total > first.data.items.length;
  const found = useQuery({ ...toQuery(search), enabled: hasMore && search !== '' });
  const firstItems = first.data?.items;
  const foundItems = found.data?.items;
  // The combobox rebuilds its index for each new array.
  const items = useMemo(
    () => keepOnePerId<Item>([...(firstItems ?? []), ...(foundItems ?? []), ...(chosen === null ? [] : [chosen])]),
    [firstItems, foundItems, chosen],
  );
  return { items, failure: buildChoicesFailure(first.error ? first : found), onSearch: setText };
}

function keepOnePerId<Item extends Row>(items: readonly Item[]): Item[] {
  return items.filter(({ _id }, at) => items.findIndex((other) => other._id === _id) === at);
}

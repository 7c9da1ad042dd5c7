import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { AnswerOf, Endpoint, InputOf } from '@wideload/contract';
import type { CallOf } from '@wideload/contract/client';
import { call } from './api.ts';

type Options<E extends Endpoint> = Omit<UseQueryOptions<NonNullable<AnswerOf<E>>>, 'queryKey' | 'queryFn' | 'select'>;

/** A query that is one call: `callQuery(['admin', 'system'], system.read, {}, { refetchInterval: 15_000 })`. */
export function callQuery<const E extends Endpoint>(
  queryKey: readonly unknown[],
  endpoint: CallOf<E>,
  input: InputOf<E>,
  options: Options<E> = {},
) {
  return queryOptions({ ...options, queryKey, queryFn: ({ signal }) => call(endpoint, input, { signal }) });
}

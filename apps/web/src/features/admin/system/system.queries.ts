import { queryOptions } from '@tanstack/react-query';
import { system } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const keptWaitsQuery = queryOptions({
  queryKey: ['admin', 'system', 'waits'],
  queryFn: ({ signal }) => call(system.waits, {}, { signal }),
});

export const systemQuery = queryOptions({
  queryKey: ['admin', 'system'],
  queryFn: ({ signal }) => call(system.read, {}, { signal }),
  refetchInterval: 15_000,
});

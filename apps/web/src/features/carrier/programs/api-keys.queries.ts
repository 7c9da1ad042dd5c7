import { queryOptions } from '@tanstack/react-query';
import { apiKeys } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys', 'list'],
  queryFn: ({ signal }) => call(apiKeys.list, {}, { signal }),
});

export const keyCallsQuery = (id: string) =>
  queryOptions({
    queryKey: ['api-keys', 'calls', id],
    queryFn: ({ signal }) => call(apiKeys.calls, { params: { id } }, { signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import { accounts } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call(accounts.sessions, {}, { signal }),
});

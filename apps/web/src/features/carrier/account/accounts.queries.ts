import { queryOptions } from '@tanstack/react-query';
import { accounts } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';

/** Where the person is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call(accounts.sessions, {}, { signal }),
});

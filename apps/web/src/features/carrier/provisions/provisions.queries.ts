import { queryOptions } from '@tanstack/react-query';
import { provisions } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';

/** The documents of all states. */
export const provisionsQuery = queryOptions({
  queryKey: ['provisions'],
  queryFn: ({ signal }) => call(provisions.list, {}, { signal }),
});

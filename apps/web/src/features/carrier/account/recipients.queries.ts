import { queryOptions } from '@tanstack/react-query';
import { recipients } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const recipientsQuery = queryOptions({
  queryKey: ['recipients'],
  queryFn: ({ signal }) => call(recipients.list, {}, { signal }),
});

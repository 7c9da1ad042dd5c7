import { queryOptions } from '@tanstack/react-query';
import { signInMethods } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }) => call(signInMethods.list, {}, { signal }),
});

import { queryOptions } from '@tanstack/react-query';
import { combinations } from '@wideload/contract/client';
import { call } from '../../../../../lib/api/api.ts';

export const combinationsQuery = queryOptions({
  queryKey: ['combinations'],
  queryFn: async ({ signal }) => (await call(combinations.list, {}, { signal })).items,
});

import { queryOptions } from '@tanstack/react-query';
import { combinations } from '@wideload/contract/client';
import { call } from '../../../../../lib/api/api.ts';

/** Shown again each time that the unit becomes complete. Saving and deleting one invalidates them. */
export const combinationsQuery = queryOptions({
  queryKey: ['combinations'],
  queryFn: async ({ signal }) => (await call(combinations.list, {}, { signal })).items,
  staleTime: 60_000,
});

import { queryOptions } from '@tanstack/react-query';
import { combinations } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

/** The offer mounts each time the unit becomes complete. Saving or deleting a combination invalidates the list. */
export const combinationsQuery = queryOptions({
  queryKey: ['combinations'],
  queryFn: async ({ signal }) => (await call(combinations.list, {}, { signal })).items,
  staleTime: 60_000,
});

import { queryOptions } from '@tanstack/react-query';
import { site } from '@wideload/contract/client';
import { call } from './api/api.ts';

/** What the browser may know of this installation; it does not change while the page is open. */
export const siteConfigQuery = queryOptions({
  queryKey: ['site-config'],
  queryFn: ({ signal }) => call(site.config, {}, { signal }),
  staleTime: Infinity,
});

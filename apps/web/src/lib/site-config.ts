import { queryOptions } from '@tanstack/react-query';
import { site } from '@wideload/contract/client';
import { call } from './api/api.ts';

/** The settings of this installation; they do not change while the page is open. */
export const siteConfigQuery = queryOptions({
  queryKey: ['site-config'],
  queryFn: ({ signal }) => call(site.config, {}, { signal }),
  staleTime: Infinity,
});

import { queryOptions } from '@tanstack/react-query';
import { site } from '@wideload/contract/client';
import { call } from './api/api.ts';

export const siteConfigQuery = queryOptions({
  queryKey: ['site-config'],
  queryFn: ({ signal }) => call(site.config, {}, { signal }),
  staleTime: Infinity,
});

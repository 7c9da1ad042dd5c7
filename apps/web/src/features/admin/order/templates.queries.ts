import { queryOptions } from '@tanstack/react-query';
import { templates } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const templatesQuery = queryOptions({
  queryKey: ['admin', 'templates'],
  queryFn: ({ signal }) => call(templates.list, {}, { signal }),
});

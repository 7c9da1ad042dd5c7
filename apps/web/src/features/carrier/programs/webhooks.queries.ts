import { queryOptions } from '@tanstack/react-query';
import { webhooks } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks', 'list'],
  queryFn: ({ signal }) => call(webhooks.list, {}, { signal }),
});

export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', 'deliveries', id],
    queryFn: ({ signal }) => call(webhooks.deliveries, { params: { id } }, { signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import { feeDifferences } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export function ownFeesQuery(orderId: string) {
  return queryOptions({
    queryKey: ['orders', 'fees', orderId],
    queryFn: ({ signal }) => call(feeDifferences.own, { params: { id: orderId } }, { signal }),
  });
}

export const ownConsentsQuery = queryOptions({
  queryKey: ['orders', 'fee-consents'],
  queryFn: ({ signal }) => call(feeDifferences.consents, {}, { signal }),
});

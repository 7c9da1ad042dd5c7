import { queryOptions } from '@tanstack/react-query';
import { waits } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

/** The usual wait for each undecided permit of the order. */
export function waitsQuery(orderId: string) {
  return queryOptions({
    queryKey: ['orders', 'waits', orderId],
    queryFn: ({ signal }) => call(waits.list, { params: { id: orderId } }, { signal }),
  });
}

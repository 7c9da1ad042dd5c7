import { queryOptions } from '@tanstack/react-query';
import { waits } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

/** How long each state usually takes for the permits of the order that it has not decided. */
export function waitsQuery(orderId: string) {
  return queryOptions({
    queryKey: ['orders', 'waits', orderId],
    queryFn: ({ signal }) => call(waits.list, { params: { id: orderId } }, { signal }),
  });
}

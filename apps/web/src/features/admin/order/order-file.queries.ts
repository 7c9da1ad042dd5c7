import { queryOptions } from '@tanstack/react-query';
import { orderFile } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';

/** An order with everything that belongs to it. */
export function orderFileQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'order', id],
    queryFn: ({ signal }) => call(orderFile.read, { params: { id } }, { signal }),
  });
}

/** Trucks and trailers on the list of the order's carrier whose internal number has `search` in it. */
export function offeredVehiclesQuery(orderId: string, search: string) {
  return queryOptions({
    queryKey: ['admin', 'order', orderId, 'vehicles', search],
    queryFn: ({ signal }) => call(orderFile.vehicles, { params: { id: orderId }, query: { search } }, { signal }),
  });
}

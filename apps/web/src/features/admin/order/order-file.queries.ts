import { queryOptions } from '@tanstack/react-query';
import type { OfferedVehicles } from '@wideload/contract';
import { maxOfferedVehicles, orderFile } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export function orderFileQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'order', id],
    queryFn: ({ signal }) => call(orderFile.read, { params: { id } }, { signal }),
  });
}

/** One call returns both trucks and trailers. */
function offeredVehiclesQuery(orderId: string, search: string) {
  return {
    queryKey: ['admin', 'order', orderId, 'vehicles', search],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(orderFile.vehicles, { params: { id: orderId }, query: { search } }, { signal }),
  };
}

export function offeredTrucksQuery(orderId: string, search: string) {
  return { ...offeredVehiclesQuery(orderId, search), select: ({ trucks }: OfferedVehicles) => toFound(trucks) };
}

export function offeredTrailersQuery(orderId: string, search: string) {
  return { ...offeredVehiclesQuery(orderId, search), select: ({ trailers }: OfferedVehicles) => toFound(trailers) };
}

/** The answer has no total: a full list may have more. */
function toFound<Item>(items: Item[]) {
  return { items, total: items.length < maxOfferedVehicles ? items.length : items.length + 1 };
}

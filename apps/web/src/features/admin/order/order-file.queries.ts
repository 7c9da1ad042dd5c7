import { maxOfferedVehicles, orderFile } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import { call } from '#lib/api/api.ts';
import type { VehicleLists } from '#product/order/changes/change-quote.tsx';

export const orderFileQuery = (id: string) => callQuery(['admin', 'order', id], orderFile.read, { params: { id } });

/** One call returns both trucks and trailers. */
function findOffered(id: string, search: string, signal: AbortSignal) {
  return call(orderFile.vehicles, { params: { id }, query: { search } }, { signal });
}

/** The lists of the order's carrier. */
export const findVehicleLists = (orderId: string): VehicleLists => ({
  findTrucks: async (search, signal) => toFound((await findOffered(orderId, search, signal)).trucks),
  findTrailers: async (search, signal) => toFound((await findOffered(orderId, search, signal)).trailers),
});

/** The answer has no total: a full list may have more. */
function toFound<Item>(items: Item[]) {
  return { items, total: items.length < maxOfferedVehicles ? items.length : items.length + 1 };
}

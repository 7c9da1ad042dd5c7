import { maxOfferedVehicles, type OfferedVehicles } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { readOrder } from '#features/orders/orders.service.ts';
import { searchTrailerFacts } from '#features/vehicles/trailers.service.ts';
import { searchTruckFacts } from '#features/vehicles/trucks.service.ts';

export async function listVehicles(
  deps: Deps,
  by: Admin,
  { orderId, search }: { orderId: string; search: string },
): Promise<OfferedVehicles> {
  const { ownerId } = await readOrder(deps, by, orderId);
  const owner = { ownerId };
  const wanted = { search, most: maxOfferedVehicles };
  const [trucks, trailers] = await Promise.all([
    searchTruckFacts(deps.db, owner, wanted),
    searchTrailerFacts(deps.db, owner, wanted),
  ]);
  return { trucks, trailers };
}

import { maxOfferedVehicles, type OfferedVehicles } from '@wideload/contract';
import type { Admin } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { readOrder } from '../orders/orders.service.ts';
import { searchTrailerFacts } from '../vehicles/trailers.service.ts';
import { searchTruckFacts } from '../vehicles/trucks.service.ts';

export async function listVehicles(
  deps: Deps,
  by: Admin,
  { orderId, search }: { orderId: string; search: string },
): Promise<OfferedVehicles> {
  const { userId } = await readOrder(deps, by, orderId);
  const owner = { id: userId };
  const wanted = { search, most: maxOfferedVehicles };
  const [trucks, trailers] = await Promise.all([
    searchTruckFacts(deps.db, owner, wanted),
    searchTrailerFacts(deps.db, owner, wanted),
  ]);
  return { trucks, trailers };
}

import type { ChangedUnit, Order } from '@wideload/contract';
import type { SignedInUser } from './user-factories.ts';
import { aPaidOrder } from './notification-factories.ts';
import type { World } from '../world.ts';

/** A stored unit with changed `parts`, as an admin sends it. */
export function toChangedUnit(unit: Order['units'][number], parts: Partial<ChangedUnit> = {}): ChangedUnit {
  const { _id, loadType, dimensions, weight, axles } = unit;
  // The order's snapshot still has the id of a deleted vehicle.
  const truckId = unit.truckId ?? unit.truck?._id ?? null;
  const trailerId = unit.trailerId ?? unit.trailer?._id ?? null;
  return { _id, truckId, trailerId, loadType, dimensions, weight, axles, ...parts };
}

/** A paid order of `owner`, and a change that widens its unit. */
export async function aWiderUnit(world: World, owner: SignedInUser) {
  const id = await aPaidOrder(world, owner);
  const order = await world.read<Order>(`/permits/orders/${id}`, owner);
  const units = order.units.map((unit) => toChangedUnit(unit, { dimensions: { ...unit.dimensions, width: 180 } }));
  return { params: { id }, body: { version: order.version, units } };
}

import type { Order } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { aPayableOrder, aUnit } from './order-factories.ts';
import type { SignedInUser } from './user-factories.ts';
import type { World } from '../world.ts';

/** 30,000 lb on each of three axles: more than Texas permits. */
export const heavyWeights = { A: 12_000, B: 20_000, C: 20_000, D: 30_000, E: 30_000, F: 30_000 };

/** Reviewed, and waiting for Texas; it needs no answer of California, of which no maximum is known. */
export async function anOrderToAsk(
  world: World,
  user: SignedInUser,
  { trucks = 1, states = ['TX', 'CA'] }: { trucks?: number; states?: StateCode[] } = {},
): Promise<Order> {
  const units = await Promise.all(
    Array.from({ length: trucks }, () => aUnit(world, user, { weight: 142_000, axleWeights: heavyWeights })),
  );
  return aPayableOrder(world, user, { states, units });
}

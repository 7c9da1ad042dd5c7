import type { Combination } from '@wideload/contract';
import type { SignedInUser } from './user-factories.ts';
import { aUnit } from './order-factories.ts';
import type { World } from '../world.ts';

/** Uses a new truck and a new trailer. */
export async function aCombinationBody(world: World, user: { id: string }, name = '104 + 22, Step-Deck') {
  const { truckId, trailerId, loadType, dimensions, weight, axles } = await aUnit(world, user);
  return { name, truckId, trailerId, loadType, dimensions, weight, axles };
}

export async function aCombination(world: World, user: SignedInUser): Promise<Combination> {
  const request = { token: user.token, body: await aCombinationBody(world, user) };
  const answer = await world.call('POST', '/combinations', request);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Combination>();
}

import type { StateFacts } from '../states/state.ts';
import type { KnownFacts } from './load.ts';
import { findWeightLimit } from './legal-checks.ts';

/** Within this share of a weight limit, how the weight lies on the axles decides. */
const closeShare = 0.95;

/** Whether the gross weight is above 95 % of the state's gross or bridge limit, so that the weight of each axle is asked for. */
export function isNearWeightLimit({ weight, axles }: KnownFacts, { legal }: StateFacts): boolean {
  const limit = findWeightLimit(axles, legal.grossWeightLb)?.limit ?? null;
  return weight !== null && limit !== null && weight > limit * closeShare;
}

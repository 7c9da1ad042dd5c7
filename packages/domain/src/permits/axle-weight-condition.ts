import type { StateFacts } from '../states/state.ts';
import type { KnownFacts } from '../load/load.ts';
import { findWeightLimit } from './legal-checks.ts';
import type { OpenCondition } from './reason.ts';
import { findGrossLimit } from './unknown-limits.ts';

/** Within this share of a weight limit, how the weight lies on the axles decides. */
const closeShare = 0.95;

/** Whether the gross weight is above 95 % of the state's gross or bridge limit, so that the weight of each axle is asked for. */
export function isNearWeightLimit({ weight, axles }: KnownFacts, { legal }: StateFacts): boolean {
  const limit = findWeightLimit(axles, findGrossLimit(legal))?.limit ?? null;
  return weight !== null && limit !== null && weight > limit * closeShare;
}

/** A tandem may carry more than its limit without the gross weight showing it. */
export function toAxleWeightCondition({ legal }: StateFacts): OpenCondition {
  const limit = legal.tandemAxleLb;
  return { what: 'axle_weights', limit, actual: limit, over: 0, unit: 'lb', open: true };
}

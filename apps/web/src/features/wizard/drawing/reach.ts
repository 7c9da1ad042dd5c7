import type { EnvelopeCheck, EnvelopeKind } from '@wideload/domain';
import type { TruckPlan } from './truck-plan.ts';

/** In inches from the foremost point: room for the unit and the limits around it. The limit of the trailer is below the ground. */
export type Reach = { from: number; to: number; top: number; half: number };

/** Half the width of every trailer, in inches. */
export const halfTrailer = 51;

export function findReach(plan: TruckPlan, loadWidth: number, checks: readonly EnvelopeCheck[] = []): Reach {
  const limitOf = (kind: EnvelopeKind) => checks.find(({ what }) => what === kind)?.limit ?? 0;
  return {
    from: Math.min(0, plan.bumper - limitOf('front_overhang')),
    to: Math.max(plan.right, plan.trailer.to + limitOf('rear_overhang')),
    top: Math.max(plan.top, limitOf('height')),
    half: Math.max(loadWidth / 2, limitOf('width') / 2, halfTrailer),
  };
}

import type { Load } from '../load/load.ts';
import type { StateFacts } from '../states/state.ts';
import { computeLongestTrailer, computeShortestKingpin } from '../load/trailer-length.ts';
import type { OpenCondition } from './reason.ts';
import { strictest } from './unknown-limits.ts';

/**
 * A rear overhang that counts from the center of the last axle has the end of the trailer in it, which is not known: at most what is left of
 * the trailer behind its kingpin. Null where the limit does not count so, nothing overhangs, or the overhang alone decides.
 */
export function findRearOverhangCondition(load: Load, { legal }: StateFacts): OpenCondition | null {
  if (legal.rearOverhangFrom !== 'last_axle') return null;
  const limit = legal.rearOverhangIn ?? strictest.rearOverhang;
  const { rearOverhang } = load.dimensions;
  if (rearOverhang === 0 || rearOverhang > limit) return null;
  const kingpin = Math.max(load.kingpin ?? 0, computeShortestKingpin(load));
  const actual = rearOverhang + Math.max(0, computeLongestTrailer(load) - kingpin);
  if (actual <= limit) return null;
  return { what: 'rear_overhang_last_axle', limit, actual, over: actual - limit, unit: 'in', open: true };
}

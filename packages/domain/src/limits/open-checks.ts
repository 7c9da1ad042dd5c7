import type { RoadLimit, StateFacts } from '../states/state.ts';

/** A rule that the given facts and the recorded limits of a state do not decide. Lengths in inches. */
export type OpenCheck =
  | { code: 'trailer-length'; limit: number }
  | { code: 'length-off-network'; limit: number | null }
  | { code: 'no-limit'; what: 'front_overhang' | 'rear_overhang' | 'gross_weight' }
  | ({ code: 'road-limit' } & RoadLimit)
  | { code: 'axle-weights' };

export type DecidedChecks = {
  isTrailerDecided: boolean;
  areAxlesDecided: boolean;
  /** Limits of some roads that the load passes, and that decide nothing. */
  roadLimits: readonly RoadLimit[];
};

export function listOpenChecks(
  { legal }: StateFacts,
  { isTrailerDecided, areAxlesDecided, roadLimits }: DecidedChecks,
): OpenCheck[] {
  const open: OpenCheck[] = [];
  if (!isTrailerDecided) open.push({ code: 'trailer-length', limit: legal.trailerLengthIn });
  open.push({ code: 'length-off-network', limit: legal.overallLengthOffNetworkIn });
  for (const roadLimit of roadLimits) open.push({ code: 'road-limit', ...roadLimit });
  if (legal.frontOverhangIn === null) open.push({ code: 'no-limit', what: 'front_overhang' });
  if (legal.rearOverhangIn === null) open.push({ code: 'no-limit', what: 'rear_overhang' });
  if (legal.grossWeightLb === null) open.push({ code: 'no-limit', what: 'gross_weight' });
  if (!areAxlesDecided) open.push({ code: 'axle-weights' });
  return open;
}

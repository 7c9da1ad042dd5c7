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
  const limits = [
    ['front_overhang', legal.frontOverhangIn],
    ['rear_overhang', legal.rearOverhangIn],
    ['gross_weight', legal.grossWeightLb],
  ] as const;
  return [
    ...(isTrailerDecided ? [] : [{ code: 'trailer-length' as const, limit: legal.trailerLengthIn }]),
    { code: 'length-off-network', limit: legal.overallLengthOffNetworkIn },
    ...roadLimits.map((roadLimit) => ({ code: 'road-limit' as const, ...roadLimit })),
    ...limits.flatMap(([what, limit]) => (limit === null ? [{ code: 'no-limit' as const, what }] : [])),
    ...(areAxlesDecided ? [] : [{ code: 'axle-weights' as const }]),
  ];
}

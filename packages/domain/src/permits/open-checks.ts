import type { OpenCondition } from './reason.ts';
import type { RoadLimit, StateFacts } from '../states/state.ts';

type NoLimit = 'front_overhang' | 'rear_overhang' | 'gross_weight';

/** A rule that the given facts and the recorded limits of a state do not decide. Lengths in inches. */
export type OpenCheck =
  | { code: 'trailer-length'; limit: number }
  | { code: 'length-off-network'; limit: number | null }
  | { code: 'no-limit'; what: NoLimit }
  | ({ code: 'road-limit' } & RoadLimit)
  | { code: 'axle-weights' };

export type DecidedChecks = {
  isTrailerDecided: boolean;
  areAxlesDecided: boolean;
  /** Limits of some roads that the load passes, and that decide nothing. */
  roadLimits: readonly RoadLimit[];
  open: readonly OpenCondition[];
};

export function listOpenChecks(
  { legal }: StateFacts,
  { isTrailerDecided, areAxlesDecided, roadLimits, open }: DecidedChecks,
): OpenCheck[] {
  const checks: OpenCheck[] = [];
  if (!isTrailerDecided) checks.push({ code: 'trailer-length', limit: legal.trailerLengthIn });
  checks.push({ code: 'length-off-network', limit: legal.overallLengthOffNetworkIn });
  for (const roadLimit of roadLimits) checks.push({ code: 'road-limit', ...roadLimit });
  if (legal.frontOverhangIn === null) addNoLimit(checks, 'front_overhang', open);
  if (legal.rearOverhangIn === null) addNoLimit(checks, 'rear_overhang', open);
  if (legal.grossWeightLb === null) addNoLimit(checks, 'gross_weight', open);
  if (!areAxlesDecided) checks.push({ code: 'axle-weights' });
  return checks;
}

/** An open condition says it already. */
function addNoLimit(checks: OpenCheck[], what: NoLimit, open: readonly OpenCondition[]): void {
  if (!open.some((condition) => condition.what === `${what}_unknown`)) checks.push({ code: 'no-limit', what });
}

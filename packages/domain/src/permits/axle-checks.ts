import { listKnownGaps } from '../load/axles.ts';
import { listAxleWeights } from '../load/axle-fields.ts';
import { type BridgeBasis, type BridgeCheck, checkBridge, getExcess } from './bridge-check.ts';
import type { KnownFacts } from '../load/load.ts';
import type { Check, OpenCondition } from './reason.ts';
import type { StateFacts } from '../states/state.ts';
import { pounds } from '../basics/weight.ts';
import { findWeightLimit } from './legal-checks.ts';
import { findGrossLimit } from './unknown-limits.ts';

/** `isComplete`: every axle distance and axle weight is known, so no further axle limit can be exceeded. */
export type AxleWeightChecks = { checks: Check[]; isComplete: boolean };

/**
 * Checks single axles and tandems against the state's limits, and inner groups against the bridge formula. The gross weight decides the
 * group of all axles (legal-checks.ts). Groups with an unknown axle are left out.
 */
export function checkAxleWeights(known: KnownFacts, { legal }: StateFacts): AxleWeightChecks {
  const gaps = listKnownGaps(known.axles);
  const weights = listAxleWeights(known).map((weight) => (weight === null ? null : pounds(weight)));
  if (gaps === null || weights.every((weight) => weight === null)) return { checks: [], isComplete: false };
  const limits = { singleAxle: pounds(legal.singleAxleLb), tandem: pounds(legal.tandemAxleLb) };
  const inner = checkBridge(gaps, weights, limits).filter(({ axles }) => axles < weights.length);
  const decided = inner.filter(({ actual }) => actual !== null);
  return { checks: kinds.flatMap((kind) => selectChecks(decided, kind)), isComplete: decided.length === inner.length };
}

const kinds = ['single_axle', 'tandem_axle', 'axle_group'] as const;
type AxleKind = (typeof kinds)[number];

const kindByBasis: Record<BridgeBasis, AxleKind> = {
  'single-axle': 'single_axle',
  tandem: 'tandem_axle',
  formula: 'axle_group',
  'two-tandems': 'axle_group',
  gross: 'axle_group',
};

/** Every overloaded axle and tandem; otherwise the one closest to its limit. Groups overlap, so the worst one is enough. */
function selectChecks(all: readonly BridgeCheck[], kind: AxleKind): Check[] {
  const worstFirst = all
    .filter(({ basis }) => kindByBasis[basis] === kind)
    .toSorted((a, b) => getExcess(b) - getExcess(a));
  const overloaded = worstFirst.filter((check) => getExcess(check) > 0);
  const picked = kind === 'axle_group' || overloaded.length === 0 ? worstFirst.slice(0, 1) : overloaded;
  return picked.map(({ from, to, limit, actual }) => ({
    what: kind,
    limit,
    actual: actual ?? 0,
    unit: 'lb',
    axles: { from, to },
  }));
}

/** Within this share of a weight limit, how the weight lies on the axles decides. */
const closeShare = 0.95;

/** @returns true if the gross weight is above 95 % of the state's gross or bridge limit, so that the weight of each axle is asked for. */
export function isNearWeightLimit({ weight, axles }: KnownFacts, { legal }: StateFacts): boolean {
  const limit = findWeightLimit(axles, findGrossLimit(legal))?.limit ?? null;
  return weight !== null && limit !== null && weight > limit * closeShare;
}

/** A tandem may carry more than its limit without the gross weight showing it. */
export function toAxleWeightCondition({ legal }: StateFacts): OpenCondition {
  const limit = legal.tandemAxleLb;
  return { what: 'axle_weights', limit, actual: limit, over: 0, unit: 'lb', open: true };
}

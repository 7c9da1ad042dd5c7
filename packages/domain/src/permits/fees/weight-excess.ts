import { listKnownGaps } from '../../load/axles.ts';
import { checkBridge, getExcess, computeBridgeLimit, roundToBridgeFeet } from '../bridge-check.ts';
import type { KnownFacts } from '../../load/load.ts';
import { pounds } from '../../basics/weight.ts';
import type { MissingFigure } from '../../states/facts/evaluate-condition.ts';
import type { StateFacts } from '../../states/state.ts';
import { listAxleWeights } from '../../load/axle-fields.ts';

/** Pounds over what the table of a state allows for the axles. `most` is null while `missing` figures decide it. */
export type WeightExcess = { least: number; most: number | null; missing: MissingFigure[] };

/**
 * The greater of the excess of the gross weight and that of the axles. `tableEnd` is the highest weight of the table, which is that of
 * the bridge formula. No text says whether several overweight groups are added, so the heaviest one is the least, their sum the most.
 */
export function findWeightExcess(known: KnownFacts, { legal }: StateFacts, tableEnd: number): WeightExcess {
  const gross = known.weight ?? 0;
  const gaps = listKnownGaps(known.axles);
  if (gaps === null)
    return { least: Math.max(0, gross - tableEnd), most: null, missing: ['axleDistances', 'axleWeights'] };
  const span = gaps.reduce<number>((sum, gap) => sum + gap, 0);
  const table = Math.min(tableEnd, computeBridgeLimit(gaps.length + 1, roundToBridgeFeet(span)));
  const excess = Math.max(0, gross - table);
  const weights = listAxleWeights(known);
  const allKnown = weights.filter((weight) => weight !== null);
  if (allKnown.length < weights.length) return { least: excess, most: null, missing: ['axleWeights'] };
  const limits = { singleAxle: pounds(legal.singleAxleLb), tandem: pounds(legal.tandemAxleLb) };
  const inner = checkBridge(gaps, allKnown.map(pounds), limits).filter(({ axles }) => axles < weights.length);
  const over = inner.map((group) => ({ from: group.from, to: group.to, excess: Math.max(0, getExcess(group)) }));
  const worst = Math.max(excess, ...over.map((group) => group.excess));
  return { least: worst, most: Math.max(worst, addSeparate(over, weights.length)), missing: [] };
}

/** The greatest sum of groups that share no axle. */
function addSeparate(groups: readonly { from: number; to: number; excess: number }[], axles: number): number {
  const sums = [0];
  for (let axle = 1; axle <= axles; axle += 1) {
    const ending = groups.filter(({ to }) => to === axle).map(({ from, excess }) => (sums[from - 1] ?? 0) + excess);
    sums.push(Math.max(sums[axle - 1] ?? 0, ...ending));
  }
  return sums.at(-1) ?? 0;
}

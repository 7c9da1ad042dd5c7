import { listKnownGaps } from '../../load/axles.ts';
import type { KnownFacts } from '../../load/load.ts';
import type { MissingFigure } from '../../states/facts/evaluate-condition.ts';
import type { AxleGroupRange, WeightFee } from '../../states/facts/permit-fact.ts';
import { listAxleWeights } from '../../load/axle-fields.ts';

export type GroupFee = WeightFee & { axleGroup: AxleGroupRange };

/** Axles that stand together: `span` in inches from the first to the last. */
type AxleGroup = { axles: number; span: number; weight: number };

/** `due`: one row for each overweight group. `open`: the rates are not known, with the figures that would show them. */
export type GroupFees = { due: GroupFee[] } | { open: MissingFigure[] };

export function isGroupFee(row: WeightFee): row is GroupFee {
  return row.axleGroup !== undefined;
}

/** A legal group adds nothing, an overweight one takes the one row that holds its weight. A table without a row for it says no rate. */
export function findGroupFees(known: KnownFacts, rows: readonly GroupFee[], singleAxleLb: number): GroupFees {
  if (rows.length === 0) return { due: [] };
  const groups = listGroups(known, findWidest(rows));
  if ('missing' in groups) return { open: groups.missing };
  const due: GroupFee[] = [];
  for (const group of groups.found) {
    if (group.weight <= findLegalWeight(group, rows, singleAxleLb)) continue;
    const row = rows.find(({ axleGroup }) => fits(group, axleGroup));
    if (row === undefined) return { open: [] };
    due.push(row);
  }
  return { due };
}

/** Two axles farther apart are no group. */
function findWidest(rows: readonly GroupFee[]): number {
  return Math.max(...rows.filter(({ axleGroup }) => axleGroup.axles === 2).map(({ axleGroup }) => axleGroup.withinIn));
}

function listGroups(known: KnownFacts, widest: number): { found: AxleGroup[] } | { missing: MissingFigure[] } {
  const gaps = listKnownGaps(known.axles);
  const weights = listAxleWeights(known);
  const isWeighed = weights.every((weight) => weight !== null);
  if (gaps === null || !isWeighed)
    return {
      missing: [...(gaps === null ? (['axleDistances'] as const) : []), ...(isWeighed ? [] : ['axleWeights' as const])],
    };
  const found: AxleGroup[] = [];
  for (const [at, weight] of weights.entries()) {
    const gap = at === 0 ? Infinity : (gaps[at - 1] ?? Infinity);
    const last = found.at(-1);
    if (last === undefined || gap > widest) found.push({ axles: 1, span: 0, weight });
    else found[found.length - 1] = { axles: last.axles + 1, span: last.span + gap, weight: last.weight + weight };
  }
  return { found };
}

/** Up to where the column of the group begins. */
function findLegalWeight({ axles }: AxleGroup, rows: readonly GroupFee[], singleAxleLb: number): number {
  const begins = rows.filter(({ axleGroup }) => axleGroup.axles === axles).map(({ axleGroup }) => axleGroup.overLb);
  return begins.length === 0 ? singleAxleLb : Math.min(...begins);
}

function fits({ axles, span, weight }: AxleGroup, range: AxleGroupRange): boolean {
  return axles === range.axles && span <= range.withinIn && weight > range.overLb && weight <= range.toLb;
}

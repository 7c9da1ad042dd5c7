import {
  axleKeys,
  formatLengthWords,
  formatPounds,
  inches,
  listAxleWeights,
  pounds,
  loadTypeLabel,
  getTrailerTypeLabel,
} from '@wideload/domain';
import * as texts from './drawing.texts.ts';
import { axleFields } from '#product/unit/unit-form.ts';
import type { DrawnUnit } from './drawn-unit.ts';

export function formatDrawingSentence({ facts, trailer, plan }: DrawnUnit): string {
  const { dimensions, axles, loadType } = facts;
  const count = plan.axles.length;
  const distances = axleFields
    .slice(0, count - 1)
    .map(({ label }, index) => `${label} ${formatValue(axles[axleKeys[index] ?? 'AB'] ?? null)}`);
  return texts.sideView({
    load: loadType && loadTypeLabel(loadType),
    trailer: trailer && getTrailerTypeLabel(trailer),
    axles: count,
    truckAxles: plan.tractorAxles,
    width: formatValue(dimensions.width),
    length: formatValue(dimensions.length),
    height: formatValue(dimensions.height),
    frontOverhang: formatValue(dimensions.frontOverhang),
    rearOverhang: formatValue(dimensions.rearOverhang),
    distances: distances.join(', '),
    weights: listAxleWeights(facts).flatMap((weight, index) =>
      weight === null ? [] : [texts.axleWeight(index + 1, formatPounds(pounds(weight)))],
    ),
  });
}

function formatValue(value: number | null): string {
  return value === null ? texts.notGiven : formatLengthWords(inches(value));
}

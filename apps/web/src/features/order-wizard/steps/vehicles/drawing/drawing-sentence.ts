import { formatLengthWords, inches, loadTypeLabel, trailerTypeLabel } from '@wideload/domain';
import { axleFields } from '../../../unit-form.ts';
import type { DrawnUnit } from './drawn-unit.ts';
import { axleKeys } from './truck-plan.ts';

/** What is drawn, for those who do not see it. */
export function drawingSentence({ facts, trailer, plan }: DrawnUnit): string {
  const { dimensions, axles, loadType } = facts;
  const load = loadType === null ? 'a load' : `load type ${loadTypeLabel(loadType)}`;
  const on = trailer === null ? 'a trailer' : `trailer type ${trailerTypeLabel(trailer)}`;
  const count = plan.axles.length;
  const distances = axleFields
    .slice(0, count - 1)
    .map(({ label }, index) => `${label} ${given(axles[axleKeys[index] ?? 'AB'] ?? null)}`);
  return (
    `Side view to scale, front to the left: ${load} on ${on}, ${count} axles, ${plan.tractorAxles} of them the truck’s. ` +
    `Length ${given(dimensions.length)}, height ${given(dimensions.height)}, ` +
    `front overhang ${given(dimensions.frontOverhang)}, rear overhang ${given(dimensions.rearOverhang)}. ` +
    `Axle distances: ${distances.join(', ')}.`
  );
}

function given(value: number | null): string {
  return value === null ? 'not given' : formatLengthWords(inches(value));
}

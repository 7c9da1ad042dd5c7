import {
  capitalize,
  formatMeasure,
  stateName,
  type BeyondLimits,
  type Excess,
  type ReasonKind,
  type StateCode,
} from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import * as texts from './load.texts.ts';

const maxNamedStates = 3;

const comparatives: Readonly<Record<ReasonKind, string>> = {
  width: texts.wider,
  height: texts.taller,
  length: texts.longer,
  trailer_length: texts.longer,
  kingpin: texts.furtherBehindKingpin,
  front_overhang: texts.furtherInFront,
  rear_overhang: texts.furtherAtTheRear,
  gross_weight: texts.heavier,
  bridge_formula: texts.heavier,
  single_axle: texts.heavierOnAxles,
  tandem_axle: texts.heavierOnAxles,
  axle_group: texts.heavierOnAxles,
};

function formatStates(states: readonly StateCode[]): string {
  const names = states.slice(0, maxNamedStates).map((state) => stateName(state));
  const others = states.length - names.length;
  return formatList(others === 0 ? names : [...names, texts.otherStates(others)]);
}

/** `6′0″ wider than the limits in Texas and Ohio. Up to 1′8″ taller than the limits in Ohio and Utah`, without a period at the end. */
export function formatBeyondLimits(beyond: readonly BeyondLimits[]): string {
  const sentences = beyond.map(({ excesses, states }) =>
    texts.thanTheLimits(formatList(excesses.map(formatExcess)), formatStates(states)),
  );
  return sentences.map(capitalize).join('. ');
}

function formatExcess({ what, over, unit, isLess }: Excess): string {
  const phrase = `${formatMeasure(over, unit)} ${comparatives[what]}`;
  return isLess ? texts.upTo(phrase) : phrase;
}

import { formatMeasure, stateName, type BeyondLimits, type ReasonKind, type StateCode } from '@wideload/domain';
import { formatList } from '../../lib/format-list.ts';
import * as texts from './load.texts.ts';

const maxNamedStates = 3;

const comparatives: Readonly<Record<ReasonKind, string>> = {
  width: texts.wider,
  height: texts.taller,
  length: texts.longer,
  trailer_length: texts.longer,
  front_overhang: texts.furtherInFront,
  rear_overhang: texts.furtherAtTheRear,
  gross_weight: texts.heavier,
  bridge_formula: texts.heavier,
  single_axle: texts.heavier,
  tandem_axle: texts.heavier,
  axle_group: texts.heavier,
};

function formatStates(states: readonly StateCode[]): string {
  const names = states.slice(0, maxNamedStates).map((state) => stateName(state));
  const others = states.length - names.length;
  return formatList(others === 0 ? names : [...names, texts.otherStates(others)]);
}

/** `6′0″ wider, 1′8″ taller and 31,400 lb heavier than the limits in Texas and Ohio`. */
export function formatBeyondLimits({ excesses, states }: BeyondLimits): string {
  const phrases = excesses.map(({ what, over, unit }) => `${formatMeasure(over, unit)} ${comparatives[what]}`);
  return texts.thanTheLimits(formatList(phrases), formatStates(states));
}

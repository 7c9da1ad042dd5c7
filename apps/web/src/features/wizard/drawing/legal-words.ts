import { stateName, type EnvelopeCheck, type EnvelopeKind } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import * as texts from './legal-limits.texts.ts';
import { formatCodes, formatPlausibleLength } from './drawing-text.ts';

const names = {
  width: texts.width,
  height: texts.height,
  trailer_length: texts.trailerWithItsLoad,
  front_overhang: texts.frontOverhang,
  rear_overhang: texts.rearOverhang,
} as const satisfies Record<EnvelopeKind, string>;

/** The rest are counted. */
const maxNamedStates = 3;

/** `Height 13′6″ OH`, with `, 1′8″ over` when exceeded. */
export function formatLimitLabel({ what, limit, states, over }: EnvelopeCheck): string {
  const label = `${names[what]} ${formatPlausibleLength(limit)} ${formatCodes(states)}`;
  return over !== null && over > 0 ? texts.labelOver(label, formatPlausibleLength(over)) : label;
}

export function formatLimitSentence({ what, limit, states, actual, over }: EnvelopeCheck): string {
  const name = names[what];
  const bound = `${formatPlausibleLength(limit)} (${formatStates(states.map(stateName))})`;
  if (actual === null || over === null) return texts.atMost(name, bound);
  const length =
    what === 'trailer_length' ? texts.atLeast(formatPlausibleLength(actual)) : formatPlausibleLength(actual);
  if (over === 0) return texts.within(name, { length, bound });
  return texts.beyond(name, { length, bound, over: formatPlausibleLength(over) });
}

function formatStates(all: readonly string[]): string {
  const others = all.length - maxNamedStates;
  return formatList(others > 1 ? [...all.slice(0, maxNamedStates), texts.more(others)] : all);
}

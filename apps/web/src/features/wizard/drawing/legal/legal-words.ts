import { stateName, type EnvelopeCheck, type EnvelopeKind } from '@wideload/domain';
import { formatList } from '../../../../lib/format-list.ts';
import * as texts from './legal-limits.texts.ts';
import { formatCodes, lengthText } from '../drawing-text.ts';

const names = {
  width: texts.width,
  height: texts.height,
  trailer_length: texts.trailerWithItsLoad,
  front_overhang: texts.frontOverhang,
  rear_overhang: texts.rearOverhang,
} as const satisfies Record<EnvelopeKind, string>;

/** Max number of states named in a sentence; the rest are counted. */
const namedStates = 3;

/** The label of a limit: `Height 13′6″ OH`, with `, 1′8″ over` when exceeded. */
export function formatLimitLabel({ what, limit, states, over }: EnvelopeCheck): string {
  const label = `${names[what]} ${lengthText(limit)} ${formatCodes(states)}`;
  return over !== null && over > 0 ? texts.labelOver(label, lengthText(over)) : label;
}

/** The same as a sentence, with the states' names. */
export function formatLimitSentence({ what, limit, states, actual, over }: EnvelopeCheck): string {
  const name = names[what];
  const bound = `${lengthText(limit)} (${formatStates(states.map(stateName))})`;
  if (actual === null || over === null) return texts.atMost(name, bound);
  const length = what === 'trailer_length' ? texts.atLeast(lengthText(actual)) : lengthText(actual);
  if (over === 0) return texts.within(name, { length, bound });
  return texts.beyond(name, { length, bound, over: lengthText(over) });
}

function formatStates(all: readonly string[]): string {
  const others = all.length - namedStates;
  return formatList(others > 1 ? [...all.slice(0, namedStates), texts.more(others)] : all);
}

import { listed, stateName, type EnvelopeCheck, type EnvelopeKind } from '@wideload/domain';
import * as texts from './legal-limits.texts.ts';
import { codesText, lengthText } from '../drawing-text.ts';

const names = {
  width: texts.width,
  height: texts.height,
  trailer_length: texts.trailerWithItsLoad,
  front_overhang: texts.frontOverhang,
  rear_overhang: texts.rearOverhang,
} as const satisfies Record<EnvelopeKind, string>;

/** So many states are named in a sentence; the others are counted. */
const namedStates = 3;

/** What stands at a limit's line: `Height 13′6″ OH`, and `, 1′8″ over` where it is passed. */
export function limitLabel({ what, limit, states, over }: EnvelopeCheck): string {
  const label = `${names[what]} ${lengthText(limit)} ${codesText(states)}`;
  return over !== null && over > 0 ? texts.labelOver(label, lengthText(over)) : label;
}

/** The same as a sentence, with the states' names. */
export function limitSentence({ what, limit, states, actual, over }: EnvelopeCheck): string {
  const name = names[what];
  const bound = `${lengthText(limit)} (${statesInWords(states.map(stateName))})`;
  if (actual === null || over === null) return texts.atMost(name, bound);
  const length = what === 'trailer_length' ? texts.atLeast(lengthText(actual)) : lengthText(actual);
  if (over === 0) return texts.within(name, { length, bound });
  return texts.beyond(name, { length, bound, over: lengthText(over) });
}

function statesInWords(all: readonly string[]): string {
  const others = all.length - namedStates;
  return listed(others > 1 ? [...all.slice(0, namedStates), texts.more(others)] : all);
}

import { listed, stateName, type EnvelopeCheck, type EnvelopeKind } from '@wideload/domain';
import { codesText, lengthText } from './drawing-text.ts';

const names = {
  width: 'Width',
  height: 'Height',
  trailer_length: 'Trailer with its load',
  front_overhang: 'Front overhang',
  rear_overhang: 'Rear overhang',
} as const satisfies Record<EnvelopeKind, string>;

/** So many states are named in a sentence; the others are counted. */
const namedStates = 3;

/** What stands at a limit's line: `Height 13′6″ OH`, and `, 1′8″ over` where it is passed. */
export function limitLabel({ what, limit, states, over }: EnvelopeCheck): string {
  const label = `${names[what]} ${lengthText(limit)} ${codesText(states)}`;
  return over !== null && over > 0 ? `${label}: ${lengthText(over)} over` : label;
}

/** The same as a sentence, with the states' names. */
export function limitSentence({ what, limit, states, actual, over }: EnvelopeCheck): string {
  const name = names[what];
  const bound = `${lengthText(limit)} (${statesInWords(states.map(stateName))})`;
  if (actual === null || over === null) return `${name}: at most ${bound}.`;
  const least = what === 'trailer_length' ? 'at least ' : '';
  if (over === 0) return `${name}: ${least}${lengthText(actual)}, within ${bound}.`;
  return `${name}: ${least}${lengthText(actual)}, ${lengthText(over)} over ${bound}.`;
}

function statesInWords(all: readonly string[]): string {
  const others = all.length - namedStates;
  return listed(others > 1 ? [...all.slice(0, namedStates), `${others} more`] : all);
}

import { formatLength, inches, longestLength, type StateCode } from '@wideload/domain';
import * as texts from './drawing.texts.ts';

/** So many states are named on a drawing; the others are counted. */
const namedStates = 3;

/** About what a text of this height takes, in px: figures and primes are narrower than high. */
export function textWidth(text: string, size: number): number {
  return text.length * size * 0.5;
}

/** `14′6″`; a slip of the finger far beyond any length is not written out. */
export function lengthText(value: number): string {
  return value > longestLength ? texts.overLength(formatLength(longestLength)) : formatLength(inches(value));
}

/** `TX, OH, KS +2`. */
export function codesText(states: readonly StateCode[]): string {
  const others = states.length - namedStates;
  return `${states.slice(0, namedStates).join(', ')}${others > 0 ? ` +${others}` : ''}`;
}

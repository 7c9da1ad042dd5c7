import { formatLength, inches, maxLength, type StateCode } from '@wideload/domain';
import * as texts from './drawing.texts.ts';

/** Max number of states named on a drawing; the rest are counted. */
const namedStates = 3;

/** Estimates the width of a text in px: digits and primes are narrower than high. */
export function estimateTextWidth(text: string, size: number): number {
  return text.length * size * 0.5;
}

/** `14′6″`; a typo far beyond any length is not written out. */
export function lengthText(value: number): string {
  return value > maxLength ? texts.overLength(formatLength(maxLength)) : formatLength(inches(value));
}

/** `TX, OH, KS +2`. */
export function formatCodes(states: readonly StateCode[]): string {
  const others = states.length - namedStates;
  return `${states.slice(0, namedStates).join(', ')}${others > 0 ? ` +${others}` : ''}`;
}

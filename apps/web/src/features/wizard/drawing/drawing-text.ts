import { formatLength, inches, maxLength, type StateCode } from '@wideload/domain';
import * as texts from './drawing.texts.ts';

/** The rest are counted. */
const maxNamedStates = 3;

/** In px: digits and primes are narrower than high. */
export function estimateTextWidth(text: string, size: number): number {
  return text.length * size * 0.5;
}

/** A typo far beyond any length is not written out. */
export function formatPlausibleLength(value: number): string {
  return value > maxLength ? texts.overLength(formatLength(maxLength)) : formatLength(inches(value));
}

/** `TX, OH, KS +2`. */
export function formatCodes(states: readonly StateCode[]): string {
  const others = states.length - maxNamedStates;
  return `${states.slice(0, maxNamedStates).join(', ')}${others > 0 ? ` +${others}` : ''}`;
}

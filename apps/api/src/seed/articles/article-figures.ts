import {
  roundToBridgeFeet,
  computeBridgeLimit,
  toFeetAndInches,
  inches,
  orderableStates,
  stateFacts,
  stateName,
} from '@wideload/domain';
import type { StateFacts } from '@wideload/domain';

/** `12 feet`, `14 feet 6 inches` */
export function formatFeet(length: number): string {
  const { feet, inches: rest } = toFeetAndInches(inches(length));
  return rest === 0 ? `${feet} feet` : `${feet} feet ${rest} inches`;
}

export function formatPounds(weight: number): string {
  return `${new Intl.NumberFormat('en-US').format(weight)} pounds`;
}

/** Only states with permits for sale. */
export function listStates(holds: (facts: StateFacts) => boolean): string[] {
  return orderableStates.filter((code) => holds(stateFacts[code])).map(stateName);
}

/** `a`, `a and b`, `a, b and c` */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export const howManyStates: number = orderableStates.length;

/** `length` from the first to the last axle, in inches. */
export function computeGroupLimit(axles: number, length: number): string {
  return formatPounds(computeBridgeLimit(axles, roundToBridgeFeet(length)));
}

import {
  bridgeFeet,
  bridgeLimit,
  feetAndInches,
  inches,
  orderableStates,
  stateFacts,
  stateName,
} from '@wideload/domain';
import type { StateFacts } from '@wideload/domain';

/** `12 feet`, `14 feet 6 inches`. */
export function lengthWords(length: number): string {
  const { feet, inches: rest } = feetAndInches(inches(length));
  return rest === 0 ? `${feet} feet` : `${feet} feet ${rest} inches`;
}

/** `80,000 pounds`. */
export function poundsWords(weight: number): string {
  return `${new Intl.NumberFormat('en-US').format(weight)} pounds`;
}

/** The states that permits are sold for and the facts hold of, by name. */
export function statesWhere(holds: (facts: StateFacts) => boolean): string[] {
  return orderableStates.filter((code) => holds(stateFacts[code])).map(stateName);
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export const howManyStates: number = orderableStates.length;

/** What a group of axles may weigh by the bridge formula; the length from its first to its last is in inches. */
export function groupLimit(axles: number, length: number): string {
  return poundsWords(bridgeLimit(axles, bridgeFeet(length)));
}

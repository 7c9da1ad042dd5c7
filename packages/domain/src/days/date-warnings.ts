import { compareDays, type Day, daysInRange } from './day.ts';
import type { StateCode } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';

/** `days` is how many were chosen. */
export type DateWarning =
  | { because: 'past-start' }
  | { because: 'past'; days: number }
  | { because: 'too-long'; validDays: number; days: number };

/**
 * Warns of a permit's days before they are ordered. Nothing here refuses them (spec [5]: dates are not validated), and a range that ends
 * before it starts has a message of its own. `today` is the carrier's; both ends count.
 */
export function dateWarnings(
  state: StateCode,
  { start, end, today }: { start: Day; end: Day; today: Day },
): DateWarning[] {
  const days = daysInRange(start, end);
  if (days < 1) return [];
  return [...pastWarnings({ start, end, today }), ...lengthWarnings(state, days)];
}

function pastWarnings({ start, end, today }: { start: Day; end: Day; today: Day }): DateWarning[] {
  if (compareDays(start, today) >= 0) return [];
  if (compareDays(end, today) >= 0) return [{ because: 'past-start' }];
  return [{ because: 'past', days: daysInRange(start, end) }];
}

function lengthWarnings(state: StateCode, days: number): DateWarning[] {
  const { validityDays: validDays } = stateFacts[state].fee;
  if (validDays === null || days <= validDays) return [];
  return [{ because: 'too-long', validDays, days }];
}

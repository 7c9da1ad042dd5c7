import { compareDays, type Day, countDays } from './day.ts';
import type { StateCode } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';

export type DateWarning =
  | { because: 'past-start' }
  | { because: 'past'; days: number }
  | { because: 'too-long'; validDays: number; days: number };

/** Warns about a permit's days without refusing them (spec [5]). `today` is the carrier's; `start` and `end` are both included. */
export function findDateWarnings(
  state: StateCode,
  { start, end, today }: { start: Day; end: Day; today: Day },
): DateWarning[] {
  const days = countDays(start, end);
  if (days < 1) return [];
  return [...findPastWarnings({ start, end, today }), ...findLengthWarnings(state, days)];
}

function findPastWarnings({ start, end, today }: { start: Day; end: Day; today: Day }): DateWarning[] {
  if (compareDays(start, today) >= 0) return [];
  if (compareDays(end, today) >= 0) return [{ because: 'past-start' }];
  return [{ because: 'past', days: countDays(start, end) }];
}

function findLengthWarnings(state: StateCode, days: number): DateWarning[] {
  const { validityDays: validDays } = stateFacts[state].fee;
  if (validDays === null || days <= validDays) return [];
  return [{ because: 'too-long', validDays, days }];
}

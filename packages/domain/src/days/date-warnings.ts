import { compareDays, type Day, daysInRange } from './day.ts';
import { type StateCode, stateName } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';

export type DateWarning = { because: 'past-start' | 'past' | 'too-long'; message: string };

/**
 * What a carrier should know of a permit's days before ordering them. Nothing here refuses them (spec [5]: dates are not validated), and a
 * range that ends before it starts has a message of its own.
 * `today` is the carrier's; both ends count.
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
  if (compareDays(end, today) >= 0) return [{ because: 'past-start', message: 'The start date is in the past.' }];
  const what = start === end ? 'This day is' : 'These days are';
  return [{ because: 'past', message: `${what} in the past.` }];
}

function lengthWarnings(state: StateCode, days: number): DateWarning[] {
  const { validityDays } = stateFacts[state].fee;
  if (validityDays === null || days <= validityDays) return [];
  const figure = `${validityDays} ${validityDays === 1 ? 'day' : 'days'}`;
  return [{ because: 'too-long', message: `${stateName(state)} permits are valid for ${figure}; you chose ${days}.` }];
}

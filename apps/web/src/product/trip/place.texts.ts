import type { PlaceReading, TripPlace, UnknownBecause } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import { listMeant, listNamesakeStates, type Unplaced } from './unplaced.ts';
import type { PlaceBoxWords } from './use-place-box.tsx';

export const boxWords: PlaceBoxWords = {
  count: (places) => (places === 1 ? '1 suggestion' : `${places} suggestions`),
  slow: 'Looking for places',
  offline: 'No suggestions right now. What you typed stays.',
};
export const reading = 'Looking up the place';
export const notReached =
  'We cannot look up places right now. Enter tries again. Coordinates and the map work in the meantime.';
const didYouMean = 'Did you mean one of these?';
export const choicesOf = (text: string) => `Places for “${text}”`;

const unknown: Record<UnknownBecause, (text: string) => string> = {
  name: (text) => `We do not know “${text}”. Choose a town nearby, or use the map.`,
  zip: (text) => `We do not know the ZIP code in “${text}”. Enter the town and the state.`,
  road: (text) => `We do not know streets, exits and junctions such as “${text}”. Add the town and the state.`,
  line: (text) => `We cannot find a state line or a border such as “${text}”. Enter a town next to it, with its state.`,
  county: (text) => `“${text}” is a county. Enter a town in it, or use the map.`,
  code: (text) => `We cannot read the code “${text}”. Enter coordinates, or a town and its state.`,
  airport: (text) => `“${text}” can be an airport. Enter its city or its ZIP code.`,
  state: (text) => `“${text}” is a state, or a part of one. Add the town.`,
  canada: (text) =>
    `“${text}” is in Canada, where we order no permits. Enter the place where the trip crosses the border.`,
  mexico: (text) =>
    `“${text}” is in Mexico, where we order no permits. Enter the place where the trip crosses the border.`,
  outside: (text) => `“${text}” is outside the lower 48 states. Enter another place.`,
  'short-link': () => 'This short link does not say where it leads. Open it, and copy the address or the coordinates.',
  link: () => 'There is no place in this link. Enter a town, a ZIP code or coordinates.',
  'no-ends': (text) => `“${text}” is a highway. Enter From and To, and we look for it on the way.`,
  'off-way': (text) => `No usual way from From to To takes “${text}”. Enter a town on it.`,
};

export function formatFault(text: string, fault: Unplaced): string {
  if (fault.is === 'unknown')
    return [unknown[fault.because](text), ...(fault.meant.length === 0 ? [] : [didYouMean])].join(' ');
  const states = listNamesakeStates(fault.places);
  return states.length < 2
    ? `“${text}” can be several places. Choose one.`
    : `“${text}” is in ${formatList(states)}. Choose one.`;
}

/** A typed text that is no place: it stays in its field. */
export type LeftText = { text: string; message: string; choices?: readonly TripPlace[] };

/** @param fault null where the server could not be reached */
export function toLeftText(text: string, fault: Unplaced | null): LeftText {
  if (fault === null) return { text, message: notReached };
  return { text, message: formatFault(text, fault), choices: listMeant(fault) };
}

/** Words for a point whose name does not say what it is. */
export function formatReading(found: PlaceReading): string | undefined {
  if (found.is !== 'point') return undefined;
  if (found.as === 'in-town' || found.as === 'in-zip') return `At the center of ${found.at}. We do not know streets.`;
  return found.as === 'zip' ? `At the center of the ZIP code` : undefined;
}

import type { PlaceFault } from '@wideload/contract';
import type { BanLimit, UnknownBecause } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import { fastestIsLeftOut, formatClosedRoads } from '#product/trip/closed-roads-words.ts';

type Moment = { at: number; zone: string };
type Stay = { enters: number; leaves: number; zone: string };

type Closed = { roads: readonly string[]; limits: readonly BanLimit[] };

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const hours = (milliseconds: number) => {
  const whole = Math.max(1, Math.round(milliseconds / 3_600_000));
  return whole === 1 ? '1 hour' : `${whole} hours`;
};
const via = (roads: readonly string[]) => (roads.length === 0 ? '' : ` via ${roads.join(', ')}`);

const compareMiles = (more: number) => {
  const miles = Math.abs(more) === 1 ? '1 mile' : `${count.format(Math.abs(more))} miles`;
  return more === 0 ? 'as long' : `${miles} ${more < 0 ? 'shorter' : 'longer'}`;
};

const unread: Record<UnknownBecause, (text: string) => string> = {
  name: (text) => `Place not found: “${text}”. Check the spelling, or enter a town nearby.`,
  zip: (text) => `We do not know the ZIP code in “${text}”. Enter the town and the state.`,
  road: (text) => `We do not know streets, exits and junctions such as “${text}”. Add the town and the state.`,
  line: (text) => `We cannot find a state line or a border such as “${text}”. Enter a town next to it, with its state.`,
  county: (text) => `“${text}” is a county. Enter a town in it.`,
  code: (text) => `We cannot read the code “${text}”. Enter coordinates, or a town and its state.`,
  airport: (text) => `“${text}” can be an airport. Enter its city or its ZIP code.`,
  state: (text) => `“${text}” is a state, or a part of one. Add the town.`,
  canada: (text) => `“${text}” is in Canada. Enter the place where the trip crosses the border.`,
  mexico: (text) => `“${text}” is in Mexico. Enter the place where the trip crosses the border.`,
  outside: (text) => `“${text}” is outside the lower 48 states. Enter another place, or pick the states by hand.`,
  'short-link': () => 'This short link does not say where it leads. Open it, and copy the address or the coordinates.',
  link: () => 'There is no place in this link. Enter a town, a ZIP code or coordinates.',
  'no-ends': (text) => `“${text}” is a highway. Enter From and To first.`,
  'off-way': (text) => `No usual way from From to To takes “${text}”. Enter a town on it.`,
};

export const loadCheckTripTexts = {
  placeholder: 'City or coordinates',
  stop: (number: number) => `Stop ${number}`,
  addStop: 'Add a stop',
  stopHint: 'City, coordinates or a highway such as US-287. Leave blank for no stop.',
  leavingHint: 'Leave blank for tomorrow',
  hourHint: 'Local time at From; leave blank for 7:00 AM or the first open hour after it',
  dayIsOver: 'This day has passed. Choose today or a later day.',
  hourIsOver: 'This hour has passed. Choose a later one.',
  unread: (text: string, because: UnknownBecause) => unread[because](text),
  oneOfThese: 'Did you mean one of these?',
  /** Of one state, or of none, where the places are not of one name. */
  several: (text: string, states: readonly string[]) =>
    states.length < 2
      ? `“${text}” can be several places. Choose one.`
      : `“${text}” is in ${formatList(states)}. Choose one.`,
  center: (place: string) => `= the center of ${place}. We do not know streets.`,
  largest: (place: string) => `= ${place}, the largest of this name`,
  reading: 'Looking up the place',
  placesFailed: 'We cannot look up places right now. Pick the states by hand, or try again.',
  box: {
    count: (places: number) => (places === 1 ? '1 suggestion' : `${places} suggestions`),
    slow: 'Looking for places',
    offline: 'No suggestions right now. What you typed stays.',
  },
  faults: {
    outside: () => 'This place is outside the lower 48 states. Enter another one, or pick the states by hand.',
    'no-road': () =>
      'There is no highway within 60 miles of this place. Enter a place closer to one, or pick the states by hand.',
    same: () => 'This is the same place as the one before it. Change one of them.',
    ferry: (area) =>
      `${area} is reached by ferry only: call before you plan. Enter the terminal on the mainland, or pick the states by hand.`,
    canada: (area) =>
      `By road ${area} is reached only through Canada. Enter another place, or pick the states by hand.`,
    roadless: (area) => `No road leads to ${area}. Enter the place where the road ends, or pick the states by hand.`,
  } as Record<PlaceFault, (area: string) => string>,
  farFromRoad: (miles: number) =>
    `The next highway that we know is ${count.format(miles)} miles away. The miles to it are an estimate.`,
  whichState: (...states: string[]) => `Is this in ${formatList(states, 'or')}?`,
  noPlaces: 'The list of places could not be loaded. Pick the states by hand.',
  finding: 'Finding the usual highway route',
  slow: 'Finding the route is taking longer than usual. You can pick the states by hand in the meantime.',
  failed: 'We cannot find the route right now. Pick the states by hand, or try again.',
  noRoute: 'No highway connects the first place to the second. Pick the states by hand, or change a place.',
  retry: 'Try again',
  found: (miles: number, roads: readonly string[]) => `${count.format(miles)} miles${via(roads)}.`,
  other: (miles: number, more: number, roads: readonly string[]) =>
    `Another route: ${count.format(miles)} miles${via(roads)}, ${compareMiles(more)}.`,
  otherStates: (states: readonly string[], fees: string | null) =>
    fees === null ? `${states.join(', ')}.` : `${states.join(', ')}. State fees ${fees}.`,
  takeOther: 'Take this route',
  removed: (states: readonly string[]) => `On the route, but not in your list: ${formatList(states)}.`,
  added: (states: readonly string[]) => `In your list, but not on the route: ${formatList(states)}.`,
  follow: 'Use the states of the route',
  title: (places: readonly string[]) => places.join(' to '),
  forPlanning: 'The usual highway route, for planning. Your permit names the route you must drive.',
  moment: ({ at, zone }: Moment) =>
    new Intl.DateTimeFormat('en-US', { ...momentParts, timeZone: zone, timeZoneName: 'short' }).format(at),
  times: (leaves: string, arrives: string) => `Leave ${leaves}, arrive ${arrives}.`,
  waiting: (milliseconds: number) => `${hours(milliseconds)} of waiting on travel restrictions.`,
  better: (leaves: string, saved: number) => `Leave ${leaves} instead: ${hours(saved)} less waiting.`,
  leaveThen: 'Leave then',
  closed: (state: string) => `${state} does not let this load travel within 30 days of this departure.`,
  hoursNotChecked:
    'We do not know all travel hours or curfews of some states on the route, so the truck may have to wait longer. See the permit.',
  banned: (
    state: string,
    { isWithLeave, isOtherFree, ...closed }: Closed & { isWithLeave: boolean; isOtherFree: boolean },
  ) =>
    isWithLeave
      ? `${state} allows this load on ${formatList(closed.roads)} only with special permission. Ask its permit office.`
      : `${formatClosedRoads(state, closed)} The truck needs another route there. ${isOtherFree ? 'The other route uses none of these roads: take it.' : 'We know none: ask its permit office.'}`,
  leftOut: fastestIsLeftOut,
  notForLoad: 'Not for this load:',
  closedRoads: formatClosedRoads,
  noTimes: 'The travel hours could not be loaded.',
  onTheWay: 'Along the route',
  leg: (miles: number, roads: readonly string[]) => `${count.format(miles)} miles${via(roads)}`,
  short: (miles: number) => `${count.format(miles)} miles`,
  stay: ({ enters, leaves, zone }: Stay) =>
    new Intl.DateTimeFormat('en-US', { ...momentParts, timeZone: zone, timeZoneName: 'short' }).formatRange(
      enters,
      leaves,
    ),
  /** A place by its name, or by that of the nearest town or state line. */
  place: (label: string) => label,
  entry: (place: string) => `In: ${place}`,
  exit: (place: string) => `Out: ${place}`,
} as const;

const momentParts = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

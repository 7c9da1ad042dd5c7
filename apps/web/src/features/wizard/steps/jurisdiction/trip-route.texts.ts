import type { PlaceFault } from '@wideload/contract';
import { miles } from '#product/trip/trip.texts.ts';

/** `area` is the island or area without a road in which the place is. */
export const faults: Record<PlaceFault, (area: string) => string> = {
  outside: () => 'This place is outside the lower 48 states. Choose another one, or pick the states by hand.',
  'no-road': () => 'There is no highway within 60 miles of this place. Choose another one, or pick the states by hand.',
  same: () => 'This is the same place as the one before it. Choose another.',
  ferry: (area) =>
    `${area} is reached by ferry only: call before you plan. Choose the terminal on the mainland, or pick the states by hand.`,
  canada: (area) => `By road ${area} is reached only through Canada. Choose another place, or pick the states by hand.`,
  roadless: (area) => `No road leads to ${area}. Choose the place where the road ends, or pick the states by hand.`,
};
export const farFromRoad = (count: number) =>
  `The next highway that we know is ${miles(count)} away. The miles to it are an estimate.`;
export const whichState = (one: string, other: string) => `Is this in ${one} or ${other}?`;
export const route = 'Route';
export const finding = 'Finding the usual highway route';
export const takesLonger =
  'Finding the route is taking longer than usual. You can pick the states by hand in the meantime.';
export const failed = 'We cannot find the route right now';
export const failedHint = 'Pick the states by hand below, or try again. From and To are kept.';
export const noRoute = 'No highway connects the first place to the last';
export const noRouteHint = 'Pick the states by hand below, or change a place.';
export const tryAgain = 'Try again';
export const notForLoad = (closed: string) => `Not for this load: ${closed}`;
export const noOther = (closed: string) => `${closed} We know no other route: ask the permit office.`;
export const stateFees = (fees: string) => `state fees from ${fees}`;
/** The way that takes longer can be the shorter one. */
export const compareMiles = (more: number) =>
  more === 0 ? 'as long' : more < 0 ? `${miles(-more)} shorter` : `${miles(more)} longer`;

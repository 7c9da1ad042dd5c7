import type { BannedWay } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import { formatClosedRoads } from '../closed-roads-words.ts';

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const calendar = 'Calendar';
export const pace = 'Usual pace: 48 mph, 11 hours of driving a day. For planning; your permits name the hours.';
export const span = (from: string, to: string) => `${from} to ${to}`;
export const hours = (count: number) => plural(count, 'hour');
export const minutes = (count: number) => plural(count, 'minute');

export const leaveAndArrive = (leave: string, arrive: string) => `Leave ${leave}, arrive ${arrive}`;
export const noDeparture = 'Enter when the truck leaves, or pick a departure below.';
export const noOpenHour = (state: string, { day, opens }: { day: string; opens: string }) =>
  `No hour of ${day} is known to be open to this load in ${state}. The truck may move from ${opens}.`;
export const noDepartureGiven = 'No departure day was entered.';
export const noWay = (states: string) =>
  `We do not know the route through ${states}, so there is no calendar. Change the states back to the route to see it.`;
export const banned = (state: string, { isWithLeave, ...closed }: Omit<BannedWay, 'state'>) =>
  isWithLeave
    ? `${state} allows this load on ${formatList(closed.roads)} only with special permission. Ask its permit office.`
    : `${formatClosedRoads(state, closed)} The truck needs another route there: choose one, or ask the permit office.`;
export const neverOpens = (state: string) =>
  `${state} does not let this load travel within 30 days. Check with its permit office, or choose another route.`;
export const someUnchecked = (states: string) =>
  `Some hours in ${states} are not checked: no full list of the curfews there, or no rule for the hour, is known. See the permit.`;
export const waits = (length: string) => `The truck waits ${length} on travel restrictions.`;
export const noWaits = 'The truck does not wait on any travel restriction.';

export const better = (day: string, chosen: string, saved: string) =>
  `Leave ${day} instead of ${chosen}: ${saved} less waiting`;
export const laterBy = (length: string) => `, and arrive ${length} later`;
export const earlierBy = (length: string) => `, and arrive ${length} earlier`;
export const take = (day: string) => `Leave ${day}`;

export const departures = 'The next 14 departures by arrival';
export const chosen = 'Chosen';
export const notCheckedSentence = 'Some hours are not checked.';

export const unit = 'Unit';
export const unitsAlike = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'Unit' : 'Units'} ${new Intl.ListFormat('en-GB').format(numbers.map(String))}`;

export const pictureHint = 'Press the shaded hours to see why the truck may not move.';
export const columns = (zone: string) => `The columns are days in ${zone}, where the trip starts.`;
export const picture = 'Travel hours by state';
export const hoursWithoutTravel = (state: string) => `No-travel hours in ${state}`;
export const tickHours: Readonly<Record<number, string>> = { 0: '12 AM', 6: '6 AM', 12: 'noon', 18: '6 PM' };
export const inWords = 'The same in words';
export const legend = {
  drive: 'Driving',
  wait: 'Waiting or resting',
  closed: 'No travel',
  unchecked: 'Hours not checked',
};
export const wait = (when: string, reasons: string) => `Waits ${when}: ${reasons}`;
export const waitAtBorder = (state: string, when: string, reasons: string) =>
  `Waits for ${state} to open ${when}: ${reasons}`;
export const rest = (when: string) => `Driver rests ${when}`;
export const area = (name: string, when: string) => `A curfew that may be on your road: ${name}, ${when}`;

export const noTravel = 'no travel';
export const notChecked = 'hours not checked';
export const causes = { night: 'Night', weekend: 'Weekend' };
export const holiday = (name: string) => `Holiday: ${name}`;
export const curfew = (area: string) => `Curfew: ${area}`;
export const curfewsNotKnown = 'City and county curfews are not known: see the permit';
export const reasonNotChecked = (reason: string) => `${reason}: the state’s rule is not known`;
export const countsAsClosedUnless = (opening: string) =>
  `Perhaps ${opening}: nobody has checked that, so it counts as closed`;
export const countsAsClosed = 'Nobody has checked that, so it counts as closed';

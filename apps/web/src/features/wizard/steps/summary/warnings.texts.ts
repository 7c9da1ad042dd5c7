import { uncapitalize, type BannedWay } from '@wideload/domain';
import { formatClosedTo } from '#product/trip/closed-roads-words.ts';
import { formatList } from '#lib/format-list.ts';
import type { ClosedBecause } from '@wideload/domain/calendar';

export const haveALook = 'Take a look before you pay';
export const notRefused = 'You can still go on to payment.';
export const sameTripPlace = 'The trip starts and ends at the same place.';
export const destination = 'Destination';
export const samePermitPlace = (permits: string) => `Origin and destination are the same point: ${permits}.`;
export const originOf = (permit: string) => `Origin of ${permit}`;
export const permitDays = (permit: string, sentence: string) => `${permit}: ${sentence}`;
export const startOf = (permit: string) => `Start date of ${permit}`;
export const endOf = (permit: string) => `End date of ${permit}`;
/** With its unit where there are several. */
export const ofUnits = (count: number, unit: number, sentence: string) =>
  count === 1 ? sentence : `Unit ${unit}: ${sentence}`;
export const runsOut = (permit: string, { ends, leaves }: { ends: string; leaves: string }) =>
  `${permit}: the permit ends on ${ends}, but the truck leaves the state on ${leaves}.`;
export const permitNamed = (unit: number, state: string) => `Unit ${unit}, ${state}`;
export const unitsNamed = (units: readonly number[]) =>
  units.length === 1 ? `unit ${units[0]}` : `units ${units.slice(0, -1).join(', ')} and ${units.at(-1)}`;
export const truckTwice = (truck: string, units: string) => `Truck ${truck} is in ${units}.`;
export const vehicleNumbered = {
  truck: (number: string) => `Truck ${number}`,
  trailer: (number: string) => `Trailer ${number}`,
};
export const vehicleOf = {
  truck: (units: string) => `Truck of ${units}`,
  trailer: (units: string) => `Trailer of ${units}`,
};
export const vinOf = (vehicle: string, finding: string) => `VIN of ${uncapitalize(vehicle)}: ${finding}`;
export const samePlate = (first: string, second: string) =>
  `${first} and ${uncapitalize(second)} have the same plate. Look for a typo.`;
export const aboveRegistered = (truck: string, { registered, loaded }: { registered: string; loaded: string }) =>
  `${truck} is registered for ${registered}, and the loaded weight is ${loaded}.`;
export const weightOf = (units: string) => `Loaded weight of ${units}`;
export const closedDay = (state: string, { day, because }: { day: string; because: string }) =>
  `${state} does not let this load move on ${day}: ${because}.`;
export const farDay = (day: string) => `The move begins on ${day}, more than a year away. Is the year right?`;
export const bannedRoads = (
  units: string,
  { state, roads, limits, isWithLeave }: Omit<BannedWay, 'state'> & { state: string },
) =>
  isWithLeave
    ? `${state} allows ${units} on ${formatList(roads)} only with special permission. Ask its permit office.`
    : `${state} does not allow ${units} on ${formatList(roads)}, closed to ${formatClosedTo(limits)}. Choose another route, or ask its permit office.`;
export const tripPlaces = 'Places of the trip';
export const departureOf = (units: string) => `Departure of ${units}`;
export const closedBecause: Record<ClosedBecause['because'], string> = {
  night: 'night',
  weekend: 'weekend',
  holiday: 'holiday',
  curfew: 'curfew',
  season: 'season',
};

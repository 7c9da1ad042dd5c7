import { countDays, parseDay } from '../basics/day.ts';
import { getStateCenter } from '../states/state-facts.ts';
import type { StateCode } from '../basics/state-code.ts';
import { estimatePermitDays } from './planned-days.ts';
import { findDeparture, type Place, type Trip, type TripPlace } from './trip.ts';

export type PermitDays = { startDate: string; endDate: string };
export type PermitPlaces = { origin: Place; destination: Place };

/** The days, places and miles that the trip gives to a permit; null where it gives none. */
export type PermitPlan = {
  date: PermitDays | null;
  miles: number | null;
  route: { origin: TripPlace; destination: TripPlace } | null;
};

type Terms = { state: StateCode; date: PermitDays; route: PermitPlaces };

/** A permit that no one has changed yet runs four days (spec [3]). */
const defaultDays = 4;

/** `days` are those of the calendar; without them the days are estimated by miles. */
export function planPermit(
  trip: Trip,
  { unit, state, days = null }: { unit: string; state: StateCode; days?: PermitDays | null },
): PermitPlan {
  const { states } = trip;
  const date = days ?? estimatePermitDays(findDeparture(trip, unit), { states, state });
  return { date, miles: countMiles(trip, state), route: planPlaces(trip, state) };
}

function countMiles({ states }: Pick<Trip, 'states'>, state: StateCode): number | null {
  const visits = states.filter((visit) => visit.state === state).map(({ miles }) => miles);
  const known = visits.filter((miles) => miles !== null);
  return known.length === 0 || known.length < visits.length ? null : known.reduce((sum, miles) => sum + miles, 0);
}

/** Entry and exit of the state; null where the way through it is not known. */
function planPlaces({ states }: Pick<Trip, 'states'>, state: StateCode): PermitPlan['route'] {
  const visits = states.filter((visit) => visit.state === state);
  const origin = visits[0]?.entry ?? null;
  const destination = visits.at(-1)?.exit ?? null;
  return origin === null || destination === null ? null : { origin, destination };
}

/** The permit's days and places after its plan changed: all that no one changed by hand follows the trip. */
export function followPlan(
  { state, date, route }: Terms,
  { from, to }: { from: PermitPlan | null; to: PermitPlan | null },
): Pick<Terms, 'date' | 'route'> {
  const follows = (end: 'origin' | 'destination') =>
    isSamePoint(route[end], from?.route?.[end] ?? getStateCenter(state))
      ? (to?.route?.[end] ?? route[end])
      : route[end];
  const days = to?.date ?? null;
  return {
    date: days !== null && isPlannedDate(date, from?.date ?? null) ? days : date,
    route: { origin: follows('origin'), destination: follows('destination') },
  };
}

/** The fields of a permit that differ from its plan. */
export function findChangesOfPlan(
  { date, route }: Omit<Terms, 'state'>,
  plan: PermitPlan | null,
): { date: boolean; origin: boolean; destination: boolean } {
  const { date: plannedDate, route: places } = plan ?? { date: null, route: null };
  return {
    date: plannedDate !== null && !isSameDate(date, plannedDate),
    origin: places !== null && !isSamePoint(route.origin, places.origin),
    destination: places !== null && !isSamePoint(route.destination, places.destination),
  };
}

function isPlannedDate(date: PermitDays, plan: PermitDays | null): boolean {
  if (plan !== null) return isSameDate(date, plan);
  const [start, end] = [parseDay(date.startDate), parseDay(date.endDate)];
  return start !== null && end !== null && countDays(start, end) === defaultDays;
}

function isSameDate(a: PermitDays, b: PermitDays): boolean {
  return a.startDate === b.startDate && a.endDate === b.endDate;
}

export function isSamePoint(a: Place, b: Place): boolean {
  return a.lat === b.lat && a.lng === b.lng;
}

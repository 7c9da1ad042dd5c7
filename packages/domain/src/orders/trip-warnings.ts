import { addDays, parseDay, type Day, compareDays, countDays } from '../basics/day.ts';
import type { ClosedBecause } from '../trip/hours/day-hours.ts';
import type { DraftOrder, DraftPermit } from './draft.ts';
import { findUnmetDays, type UnmetDays } from './permits/unmet-days.ts';
import type { StateCode } from '../basics/state-code.ts';
import type { BannedWay } from '../trip/trip.ts';
import { isSamePoint } from '../trip/permit-plan.ts';
import { findLastValidDay, findValidity, type PermitValidity } from '../states/permit-validity.ts';

/** Facts that deserve a look before the payment; none of it refuses the order. Permits, units and trucks are ids. */
export type TripWarning =
  | { code: 'trip.same-place' }
  | { code: 'permits.same-place'; permits: string[] }
  | { code: 'permit.days'; permit: string; warning: DateWarning }
  | { code: 'permits.apart'; pair: UnmetDays }
  | { code: 'truck.twice'; truck: string; units: string[] }
  /** `day`: the first that is so far away; `units` begin then or later. */
  | { code: 'departure.far'; day: Day; permit: string; units: string[] }
  | CalendarWarning;

/** Warnings that need the hours of the states (`findCalendarWarnings`). */
export type CalendarWarning =
  /** `leaves`: the day on which the truck leaves the state. */
  | { code: 'permit.runs-out'; permit: string; leaves: Day }
  /** The trip goes on roads that `units` may not use in the state. */
  | ({ code: 'road.banned'; units: string[] } & BannedWay)
  /** The state of departure is closed all day; `units` leave on it. */
  | { code: 'departure.closed'; day: Day; state: StateCode; units: string[]; because: ClosedBecause['because'][] };

type Order = Pick<DraftOrder, 'trip' | 'units' | 'permits'>;

/** `today` is the carrier's, and `states` are those of the way, in the order of travel. */
export function findTripWarnings(
  { trip, units, permits }: Order,
  { today, states }: { today: Day; states: readonly { state: StateCode }[] },
): TripWarning[] {
  return [
    ...findSamePlace(trip),
    ...findPermitsOfOnePlace(permits),
    ...permits.flatMap((permit) => findDaysWarnings(permit, today)),
    ...findFarDeparture(permits, today),
    ...findUnmetDays(permits, states).map((pair) => ({ code: 'permits.apart' as const, pair })),
    ...findTrucksOfManyUnits(units),
  ];
}

function findSamePlace(trip: Order['trip']): TripWarning[] {
  const [origin, destination] = [trip?.places[0] ?? null, trip?.places.at(-1) ?? null];
  const isSame = origin !== null && destination !== null && isSamePoint(origin, destination);
  return isSame ? [{ code: 'trip.same-place' }] : [];
}

function findPermitsOfOnePlace(permits: Order['permits']): TripWarning[] {
  const same = permits.filter(({ route }) => isSamePoint(route.origin, route.destination));
  return same.length === 0 ? [] : [{ code: 'permits.same-place', permits: same.map(({ _id }) => _id) }];
}

function findDaysWarnings({ _id, state, date }: DraftPermit, today: Day): TripWarning[] {
  const [start, end] = [parseDay(date.startDate), parseDay(date.endDate)];
  if (start === null || end === null) return [];
  const warnings = findDateWarnings(state, { start, end, today });
  return warnings.map((warning) => ({ code: 'permit.days', permit: _id, warning }));
}

/** More days than any year has: a mistyped year, most likely. */
const FAR_DAYS = 366;

function findFarDeparture(permits: Order['permits'], today: Day): TripWarning[] {
  const far = permits
    .flatMap(({ _id, unit, date }) => {
      const day = parseDay(date.startDate);
      return day === null || compareDays(day, addDays(today, FAR_DAYS)) <= 0 ? [] : [{ _id, unit, day }];
    })
    .toSorted((one, other) => compareDays(one.day, other.day));
  const [first] = far;
  if (first === undefined) return [];
  return [
    { code: 'departure.far', day: first.day, permit: first._id, units: [...new Set(far.map(({ unit }) => unit))] },
  ];
}

function findTrucksOfManyUnits(units: Order['units']): TripWarning[] {
  const trucks = [...new Set(units.map(({ truckId }) => truckId))].filter((truck) => truck !== null);
  return trucks.flatMap((truck) => {
    const own = units.filter(({ truckId }) => truckId === truck).map(({ _id }) => _id);
    return own.length < 2 ? [] : [{ code: 'truck.twice', truck, units: own }];
  });
}

export type DateWarning =
  | { because: 'past-start' }
  | { because: 'past'; days: number }
  | { because: 'too-long'; validity: PermitValidity; days: number };

type PermitDays = { start: Day; end: Day };

/** Warns about a permit's days without refusing them (spec [5]). `today` is the carrier's; `start` and `end` are both included. */
export function findDateWarnings(state: StateCode, { today, ...dates }: PermitDays & { today: Day }): DateWarning[] {
  if (countDays(dates.start, dates.end) < 1) return [];
  return [...findPastWarnings(dates, today), ...findLengthWarnings(state, dates)];
}

function findPastWarnings({ start, end }: PermitDays, today: Day): DateWarning[] {
  if (compareDays(start, today) >= 0) return [];
  if (compareDays(end, today) >= 0) return [{ because: 'past-start' }];
  return [{ because: 'past', days: countDays(start, end) }];
}

function findLengthWarnings(state: StateCode, { start, end }: PermitDays): DateWarning[] {
  const validity = findValidity(state);
  if (validity === null || compareDays(end, findLastValidDay(start, validity)) <= 0) return [];
  return [{ because: 'too-long', validity, days: countDays(start, end) }];
}

import { compareDays, parseDay, type Day } from '../basics/day.ts';
import type { DraftOrder } from './draft.ts';
import type { DraftUnit } from '../load/draft-unit.ts';
import { findBannedWays } from '../trip/road-bans.ts';
import { toTravelLoad } from '../load/travel-load.ts';
import type { CalendarWarning } from './trip-warnings.ts';
import { findDeparture, type Trip } from '../trip/trip.ts';
import { getLocalClock, type LocalTime } from '../trip/hours/local-time.ts';
import { findFirstOpenMinute, type StateHours } from '../trip/hours/state-hours.ts';
import { findLeavingInstant } from '../trip/schedule/permit-days.ts';
import { simulateTrip } from '../trip/schedule/simulate-trip.ts';
import { planTrip } from '../trip/schedule/trip-plan.ts';

type Order = Pick<DraftOrder, 'units' | 'permits'> & { trip: Trip };
type Banned = Extract<CalendarWarning, { code: 'road.banned' }>;
type Closed = Extract<CalendarWarning, { code: 'departure.closed' }>;

/** Departures on a closed day, and permits that end before the truck leaves their state. */
export function findCalendarWarnings(order: Order, localTime: LocalTime): CalendarWarning[] {
  const { units } = order;
  return [
    ...joinUnits(units.flatMap((unit) => findBannedRoads(order, unit))),
    ...joinUnits(units.flatMap((unit) => findClosedDeparture(order, unit, localTime))),
    ...units.flatMap((unit) => findPermitsThatRunOut(order, unit, localTime)),
  ];
}

function findBannedRoads({ trip }: Order, unit: DraftUnit): Banned[] {
  const ways = findBannedWays(toTravelLoad(unit), trip.states);
  return ways.map((way) => ({ code: 'road.banned', ...way, units: [unit._id] }));
}

/** Nothing where a rule of the day is not known. */
function findClosedDeparture({ trip }: Order, unit: DraftUnit, localTime: LocalTime): Closed[] {
  const { startDate } = findDeparture(trip, unit._id);
  const hours = planTrip(trip.states, toTravelLoad(unit), localTime)?.[0]?.hours;
  if (startDate === null || hours === undefined || !isClosed(hours, startDate)) return [];
  const reasons = [...new Set(hours.onDay(startDate).closed.map((window) => window.because))];
  // Every day has a night.
  const ofTheDay = reasons.filter((reason) => reason !== 'night');
  const because = ofTheDay.length === 0 ? reasons : ofTheDay;
  return [{ code: 'departure.closed', day: startDate, state: hours.state, units: [unit._id], because }];
}

function isClosed(hours: StateHours, day: Day): boolean {
  const isKnown = hours.onDay(day).closed.every(({ basis }) => basis !== null);
  return isKnown && findFirstOpenMinute(hours, day) === null;
}

/** Units with the same warning. */
function joinUnits<Warning extends Banned | Closed>(warnings: readonly Warning[]): Warning[] {
  const joined = new Map<string, Warning>();
  for (const warning of warnings) {
    const key = JSON.stringify({ ...warning, units: [] });
    const units = [...(joined.get(key)?.units ?? []), ...warning.units];
    joined.set(key, { ...warning, units });
  }
  return [...joined.values()];
}

function findPermitsThatRunOut({ trip, permits }: Order, unit: DraftUnit, localTime: LocalTime): CalendarWarning[] {
  const plan = planTrip(trip.states, toTravelLoad(unit), localTime);
  const origin = plan?.[0]?.hours;
  const leaving = origin === undefined ? null : findLeavingInstant(origin, findDeparture(trip, unit._id));
  const simulation = plan === null || leaving === null ? null : simulateTrip(plan, leaving);
  if (simulation?.ok !== true) return [];
  return permits.flatMap((permit): CalendarWarning[] => {
    const stay = simulation.stays.findLast(({ state }) => state === permit.state);
    const end = parseDay(permit.date.endDate);
    if (permit.unit !== unit._id || stay === undefined || end === null) return [];
    const leaves = getLocalClock(stay.zone).dayOf(stay.leaves);
    return compareDays(end, leaves) < 0 ? [{ code: 'permit.runs-out', permit: permit._id, leaves }] : [];
  });
}

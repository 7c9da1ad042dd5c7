import {
  type Day,
  type Departure,
  type StateCode,
  type TravelLoad,
  type TripState,
  findDeparture,
  toTravelLoad,
  type DraftTrip,
  type DraftUnit,
} from '@wideload/domain';
import {
  findBetterDeparture,
  findLeavingInstant,
  planTrip,
  rankDepartures,
  simulateTrip,
  toRankedDeparture,
  type BetterDeparture,
  type LocalClock,
  type RankedDeparture,
  type Simulation,
  type SimulationRefusal,
  type TripPlan,
  HOUR,
  MINUTE,
  type Instant,
  type Span,
} from '@wideload/domain/calendar';
import { localTime } from '@wideload/local-time';
import { remember } from '#lib/remember.ts';
import * as texts from './calendar.texts.ts';

export type TripCalendar = {
  plan: TripPlan;
  origin: LocalClock;
  /** The zone of the destination. */
  arrivalZone: string;
  /** Null without a departure. */
  simulation: Simulation | SimulationRefusal | null;
  departures: readonly RankedDeparture[];
  better: BetterDeparture | null;
};

type Travel = { departure: Departure; load: TravelLoad; today: Day };

let last: { key: string; calendar: TripCalendar | null } | undefined;

/** The last one is remembered: every key typed on the page asks again, and comparing 14 departures takes milliseconds. */
export function getTripCalendar(states: readonly TripState[], travel: Travel): TripCalendar | null {
  const key = JSON.stringify([states, travel]);
  if (last?.key !== key) last = { key, calendar: createTripCalendar(states, travel) };
  return last.calendar;
}

/** Null where the way through a state is not known. */
export function createTripCalendar(
  states: readonly TripState[],
  { departure, load, today }: Travel,
): TripCalendar | null {
  const plan = planTrip(states, load, localTime);
  const origin = plan?.[0]?.hours;
  const destination = states.at(-1)?.exit ?? null;
  if (plan === null || origin === undefined || destination === null) return null;
  const { startDate, startTime } = departure;
  const leaves = findLeavingInstant(origin, departure);
  const simulation = leaves === null ? null : simulateTrip(plan, leaves);
  const departures = rankDepartures(plan, { firstDay: startDate ?? today, time: startTime });
  const chosen = startDate !== null && simulation?.ok === true ? toRankedDeparture(startDate, simulation) : null;
  return {
    plan,
    origin: origin.clock,
    arrivalZone: localTime.findZone(destination),
    simulation,
    departures,
    better: chosen && findBetterDeparture(chosen, departures),
  };
}

/** The states whose way is not known, each once. */
export function listUnknownWays(states: readonly TripState[]): StateCode[] {
  const unknown = states.filter(({ miles, entry, exit }) => miles === null || entry === null || exit === null);
  return [...new Set(unknown.map(({ state }) => state))];
}

const getFormat = remember(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);

/** `Mon, Nov 23, 7:00 AM CST` */
export function formatTripInstant(at: Instant, timeZone: string): string {
  return toPlainSpaces(getFormat(timeZone).format(at));
}

/** `Mon, Nov 23, 7:00 AM to 5:12 PM CST`; with both days where they differ. */
export function formatTripSpan({ from, to }: Span, timeZone: string): string {
  const [first, last] = [getParts(from, timeZone), getParts(to, timeZone)];
  const start = first.zone === last.zone ? `${first.day}, ${first.time}` : formatTripInstant(from, timeZone);
  const end = first.day === last.day ? `${last.time} ${last.zone}` : formatTripInstant(to, timeZone);
  return texts.span(start, end);
}

function getParts(at: Instant, timeZone: string) {
  const [weekday = '', date = '', clock = ''] = formatTripInstant(at, timeZone).split(', ');
  const cut = clock.lastIndexOf(' ');
  return { day: `${weekday}, ${date}`, time: clock.slice(0, cut), zone: clock.slice(cut + 1) };
}

/** `CST` */
export function formatZone(at: Instant, timeZone: string): string {
  return getParts(at, timeZone).zone;
}

/** `6 AM`, `noon` */
export function formatTickHour(hour: number): string {
  return texts.tickHours[hour] ?? String(hour);
}

/** Newer versions of Intl put a narrow no-break space before AM and PM. */
function toPlainSpaces(text: string): string {
  return text.replaceAll('\u202F', ' ');
}

/** `48 hours`, to the hour; below an hour to the minute. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < HOUR) return texts.minutes(Math.round(milliseconds / MINUTE));
  return texts.hours(Math.round(milliseconds / HOUR));
}

export type TravelUnit = Parameters<typeof toTravelLoad>[0] & Pick<DraftUnit, '_id'>;

/** Units with the same load and departure, by their numbers in the order. */
type TravelGroup = { ids: string[]; numbers: number[]; departure: Departure; load: TravelLoad };

export function listTravelGroups(trip: DraftTrip, units: readonly TravelUnit[]): TravelGroup[] {
  const groups = new Map<string, TravelGroup>();
  for (const [index, unit] of units.entries()) {
    const { startDate, startTime } = findDeparture(trip, unit._id);
    const { dimensions, weight, axles, trailer, loadType } = unit;
    const key = JSON.stringify([startDate, startTime, dimensions, weight, axles, trailer?.length, loadType]);
    const group = groups.get(key);
    if (group === undefined)
      groups.set(key, {
        ids: [unit._id],
        numbers: [index + 1],
        departure: { startDate, startTime },
        load: toTravelLoad(unit),
      });
    else {
      group.ids.push(unit._id);
      group.numbers.push(index + 1);
    }
  }
  return [...groups.values()];
}

/** The trip with another departure of some units: their own where they have one, otherwise that of the order. */
export function takeDeparture(trip: DraftTrip, units: readonly string[], departure: Departure): DraftTrip {
  const hasOwn = (unit: string) => trip.departures.some((own) => own.unit === unit);
  const departures = trip.departures.map((own) => (units.includes(own.unit) ? { ...own, ...departure } : own));
  return { ...trip, ...(units.every(hasOwn) ? {} : departure), departures };
}

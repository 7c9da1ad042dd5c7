import { addDays, compareDays, type Day } from '../basics/day.ts';
import type { OrderableState } from '../basics/state-code.ts';
import { priceFee } from '../permits/fees/pricing.ts';
import { decidePermitSoFar, listReasons } from '../permits/permits.ts';
import { decideEscorts } from '../trip/escorts/decide-escorts.ts';
import { decideSuperload } from '../trip/escorts/decide-superload.ts';
import type { EscortCars } from '../trip/escorts/escort-answer.ts';
import { findRoadMiles, groupEscorts } from '../trip/escorts/road-escorts.ts';
import type { ClosedWindow, DayHours } from '../trip/hours/day-hours.ts';
import { DAY, HOUR, MINUTE, type Instant, type LocalTime } from '../trip/hours/local-time.ts';
import { createStateHours } from '../trip/hours/state-hours.ts';
import { findBannedWays } from '../trip/road-bans.ts';
import { findWayThrough } from '../trip/way-through.ts';
import { sumMiles } from '../trip/trip.ts';
import type { WatchedPermit, WatchedTrip } from './watched-trip.ts';

/** `rule`: the limits that the load passes. `hours`: night and weekend. */
export const factSubjects = ['rule', 'fee', 'escorts', 'roads', 'hours', 'holiday', 'curfew'] as const;
export type FactSubject = (typeof factSubjects)[number];

/**
 * A decision of the facts for one permit of a trip, without its words: other words of a note or a source change nothing here.
 * `values` are codes without an order. `source` is a key of `permitSources` of the state.
 */
export type TripFact = {
  subject: FactSubject;
  state: OrderableState;
  unit: number;
  /** Null for what holds on every day. */
  day: Day | null;
  values: string[];
  source: string | null;
};

/** No longer permit has facts for each of its days. */
const MOST_DAYS = 31;

type Decided = Pick<TripFact, 'subject' | 'day' | 'values' | 'source'>;

/** The facts of today for each permit of a trip. What decides nothing is left out. */
export function listTripFacts(trip: WatchedTrip, localTime: LocalTime): TripFact[] {
  return trip.permits.flatMap((permit) => {
    const { state, unit } = permit;
    return decideFacts(trip, permit, localTime)
      .filter(({ values }) => values.length > 0)
      .map(({ values, ...fact }) => ({ ...fact, state, unit, values: [...new Set(values)].toSorted() }));
  });
}

function decideFacts(trip: WatchedTrip, permit: WatchedPermit, localTime: LocalTime): Decided[] {
  const load = trip.loads[permit.unit - 1];
  if (load === undefined) return [];
  const { state, from, to, origin, destination } = permit;
  const visits = trip.states.filter((visit) => visit.state === state);
  const superload = decideSuperload(load, state);
  const fee = priceFee(load, state, { start: from, end: to, miles: sumMiles(trip.states, state) || null });
  const cars = groupEscorts(decideEscorts(load, state), findRoadMiles(visits));
  const way = findWayThrough(trip.states, state);
  const hours = createStateHours({ state, entry: origin, exit: destination, ...way }, load, localTime);
  return [
    {
      subject: 'rule',
      day: null,
      values: [
        ...listReasons(decidePermitSoFar(load.facts, state)).map(({ what }) => what),
        ...superload.settled.map(({ what }) => `superload ${what}`),
        ...superload.maximums.beyond.map(() => 'beyond'),
      ],
      source: superload.settled[0]?.sources[0] ?? null,
    },
    { subject: 'fee', day: null, values: [String(fee.amount)], source: fee.source },
    {
      subject: 'escorts',
      day: null,
      values: cars.flatMap(({ roads, settled, open }) => [
        ...settled.map((escort) => toCarCode(escort, roads)),
        ...open.map((escort) => `${toCarCode(escort, roads)}?`),
      ]),
      source: cars[0]?.settled[0]?.sources[0] ?? null,
    },
    { subject: 'roads', day: null, values: findBannedWays(load, visits).flatMap(({ roads }) => roads), source: null },
    ...listDays(from, to).flatMap((day) => decideHours(hours.onDay(day))),
  ];
}

function toCarCode({ cars, isAtNight }: { cars: EscortCars; isAtNight?: true }, roads: readonly string[]): string {
  const { front, rear, highPole, police } = cars;
  const others = [
    ...(highPole === true ? ['pole'] : []),
    ...(police ? ['police'] : []),
    ...(isAtNight ? ['night'] : []),
  ];
  return [roads.join('+'), front, rear, ...others].join(' ');
}

function listDays(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; compareDays(day, to) <= 0 && days.length < MOST_DAYS; day = addDays(day, 1)) days.push(day);
  return days;
}

const subjects = { night: 'hours', weekend: 'hours', holiday: 'holiday', curfew: 'curfew', season: 'curfew' } as const;

function decideHours(hours: DayHours): Decided[] {
  return (['hours', 'holiday', 'curfew'] as const).map((subject) => {
    const windows = hours.closed.filter(({ because }) => subjects[because] === subject);
    const source = windows.find(({ basis }) => basis !== null)?.basis?.source ?? null;
    return { subject, day: hours.day, values: windows.map((window) => toWindowCode(window, hours)), source };
  });
}

/** A `?` where the window is closed on a condition only, or where nobody has read the rule. */
function toWindowCode(window: ClosedWindow, day: DayHours): string {
  const isCertain = window.basis !== null && window.onlyIf === null && window.unless.length === 0;
  const name = window.because === 'holiday' ? window.holiday.replaceAll(' ', '_') : window.because;
  return `${name} ${toClock(window.from, day)}-${toClock(window.to, day)}${isCertain ? '' : '?'}`;
}

/** A day of 23 or 25 hours has its change before 3 o'clock. */
function toClock(at: Instant, { from, to }: DayHours): string {
  const since = at - from;
  const minutes = Math.round((since + (since >= 3 * HOUR ? DAY - (to - from) : 0)) / MINUTE);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

import {
  findPastPart,
  toLocalNow,
  type Departure,
  type DraftTrip,
  type LocalNow,
  type TripPlace,
} from '@wideload/domain';
import { localTime } from '@wideload/local-time';
import { HOUR } from '#clock.ts';
import { createFieldProblem, type Problem } from '#problem.ts';
import { computeLocalNow } from '../order-days.ts';

/** Filling in a form takes a while, and clocks differ. */
const tolerance = HOUR;

const messages = {
  startDate: 'This day has passed. Choose today or a later day.',
  startTime: 'This hour has passed. Choose a later one.',
} as const;

type Given = { now: Date; timeZone: string | undefined };

/** Refuses a departure in the past, that of the order or of a unit. One that the draft had before is kept, and the form says so. */
export function refusePastDepartures(before: DraftTrip | null, trip: DraftTrip | null | undefined, given: Given): void {
  if (trip === null || trip === undefined) return;
  const origin = trip.places[0] ?? null;
  if (!isSame(trip, before)) refusePastDeparture(trip, 'trip', { ...given, origin });
  for (const [at, departure] of trip.departures.entries()) {
    const known = before?.departures.find(({ unit }) => unit === departure.unit) ?? before;
    if (!isSame(departure, known)) refusePastDeparture(departure, `trip.departures.${at}`, { ...given, origin });
  }
}

/** `path` leads to the departure in the body. */
export function refusePastDeparture(
  departure: Departure,
  path: string,
  { now, timeZone, origin }: Given & { origin: TripPlace | null },
): void {
  const part = findPastPart(departure, findEarliest({ now: new Date(now.getTime() - tolerance), timeZone, origin }));
  if (part !== null) throw toProblem(path, part);
}

function toProblem(path: string, part: keyof typeof messages): Problem {
  return createFieldProblem(`${path}.${part}`, messages[part]);
}

/** The carrier's clock or that of the origin, whichever is behind. */
function findEarliest({ now, timeZone, origin }: Given & { origin: TripPlace | null }): LocalNow {
  const own = computeLocalNow(timeZone, now);
  const there = origin === null ? null : toLocalNow(now, localTime.findZone(origin));
  return there !== null && `${there.day} ${there.time}` < `${own.day} ${own.time}` ? there : own;
}

function isSame({ startDate, startTime }: Departure, other: Departure | null): boolean {
  return other !== null && startDate === other.startDate && startTime === other.startTime;
}

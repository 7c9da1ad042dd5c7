import { addDays, type Day } from '../../basics/day.ts';
import type { Place } from '../trip.ts';
import type { Brand } from '../../basics/brand.ts';

/** Milliseconds since 1970 in UTC. */
export type Instant = Brand<number, 'Instant'>;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function toInstant(milliseconds: number): Instant {
  return milliseconds as Instant;
}

/** `to` is not included. */
export type Span = { from: Instant; to: Instant };

/** The questions of the calendar about the sky and the map; `@wideload/local-time` answers it. */
export type LocalTime = {
  /** Null where the sun does not rise or set on this day. */
  findSun: (place: Place, day: Day) => Sun | null;
  /** The IANA zone. */
  findZone: (place: Place) => string;
};

export type Sun = { rise: Instant; set: Instant };

/** Local time of one zone. */
export type LocalClock = {
  zone: string;
  /** The 23, 24 or 25 hours of a day. */
  spanOf: (day: Day) => Span;
  /** `HH:MM` on a day, up to `24:00`. */
  at: (day: Day, clock: string) => Instant;
  dayOf: (at: Instant) => Day;
};

const clocks = new Map<string, LocalClock>();

/** Remembered, because Intl is slow. Throws a RangeError for an unknown zone. */
export function getLocalClock(zone: string): LocalClock {
  const clock = clocks.get(zone) ?? createLocalClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function createLocalClock(zone: string): LocalClock {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsetAt = (at: number) => parseOffset(format.format(at));
  /** Of a time that the clock shows twice the first one; a time that it skips is an hour later. */
  const fromLocal = (local: number) => {
    const [before, after] = [offsetAt(local - DAY), offsetAt(local + DAY)];
    const isPastChange = before !== after && offsetAt(local - before) !== before && offsetAt(local - after) === after;
    return toInstant(local - (isPastChange ? after : before));
  };

  const days = new Map<Day, Span>();
  const spanOf = (day: Day): Span => {
    const span = days.get(day) ?? { from: fromLocal(Date.parse(day)), to: fromLocal(Date.parse(addDays(day, 1))) };
    days.set(day, span);
    return span;
  };

  return {
    zone,
    spanOf,
    at: (day, clock) => {
      const { from, to } = spanOf(day);
      const [hours = 0, minutes = 0] = clock.split(':').map(Number);
      const sinceMidnight = hours * HOUR + minutes * MINUTE;
      return to - from === DAY ? toInstant(from + sinceMidnight) : fromLocal(Date.parse(day) + sinceMidnight);
    },
    dayOf: (at) => {
      // Cast: an instant has a real day.
      const day = new Date(at).toISOString().slice(0, 10) as Day;
      const { from, to } = spanOf(day);
      if (at < from) return addDays(day, -1);
      return at < to ? day : addDays(day, 1);
    },
  };
}

/** Milliseconds ahead of UTC. */
function parseOffset(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
}

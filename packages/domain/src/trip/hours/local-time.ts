import type { Day } from '../../basics/day.ts';
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

import type { Day } from '../../basics/day.ts';
import type { Place } from '../trip.ts';
import type { Instant } from './instant.ts';

/** The questions of the calendar about the sky and the map; `@wideload/local-time` answers it. */
export type LocalTime = {
  /** Null where the sun does not rise or set on this day. */
  findSun: (place: Place, day: Day) => Sun | null;
  /** The IANA zone. */
  findZone: (place: Place) => string;
};

export type Sun = { rise: Instant; set: Instant };

// A door of its own: the calendar weighs as much as the facts that it reads, and only a screen with a trip loads it.
export { DAY, HOUR, MINUTE, toInstant, type Instant, type Span } from './instant.ts';
export type { LocalTime, Sun } from './local-time.ts';
export {
  listClosedDays,
  type Certainty,
  type ClosedDay,
  type ClosedHours,
  type DayClosure,
} from './hours/closed-days.ts';
export type * from './hours/day-hours.ts';
export { getLocalClock, type LocalClock } from './hours/local-clock.ts';
export {
  createStateHours,
  decideMove,
  findFirstOpenMinute,
  listClosedWindows,
  listDayHours,
  type MoveAnswer,
  type StateHours,
} from './hours/state-hours.ts';
export { findBannedWays } from '../roads/road-bans.ts';
export { findCalendarWarnings } from './trip/calendar-warnings.ts';
export { planTrip, usualPace, type Pace, type TripPlan } from './trip/trip-plan.ts';
export type * from './trip/simulation.ts';
export { simulateTrip } from './trip/simulate-trip.ts';
export {
  findBetterDeparture,
  rankDepartures,
  toRankedDeparture,
  type BetterDeparture,
  type RankedDeparture,
} from './trip/rank-departures.ts';
export { findLeavingInstant, planPermitDays } from './trip/permit-days.ts';

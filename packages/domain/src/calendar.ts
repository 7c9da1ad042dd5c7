// A door of its own: the calendar weighs as much as the facts that it reads, and only a screen with a trip loads it.
export { DAY, HOUR, MINUTE, toInstant, type Instant, type Span } from './trip/hours/local-time.ts';
export { getLocalClock, type LocalTime, type Sun, type LocalClock } from './trip/hours/local-time.ts';
export {
  listClosedDays,
  type Certainty,
  type ClosedDay,
  type ClosedHours,
  type DayClosure,
} from './trip/hours/closed-days.ts';
export type * from './trip/hours/day-hours.ts';
export {
  createStateHours,
  decideMove,
  findFirstOpenMinute,
  listClosedWindows,
  listDayHours,
  type MoveAnswer,
  type StateHours,
} from './trip/hours/state-hours.ts';
export { findBannedWays } from './trip/road-bans.ts';
export { findCalendarWarnings } from './orders/calendar-warnings.ts';
export { planTrip, usualPace, type Pace, type TripPlan } from './trip/schedule/trip-plan.ts';
export type * from './trip/schedule/simulation.ts';
export { simulateTrip } from './trip/schedule/simulate-trip.ts';
export {
  findBetterDeparture,
  rankDepartures,
  toRankedDeparture,
  type BetterDeparture,
  type RankedDeparture,
} from './trip/schedule/rank-departures.ts';
export { findLeavingInstant, planPermitDays, planStayDays } from './trip/schedule/permit-days.ts';

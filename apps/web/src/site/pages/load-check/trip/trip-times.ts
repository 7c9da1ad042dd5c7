import {
  addDays,
  parseGivenDay,
  usualStartTime,
  type BannedWay,
  type Day,
  type KnownFacts,
  type StateCode,
  type TravelLoad,
  type TripState,
} from '@wideload/domain';
import {
  findBetterDeparture,
  findBannedWays,
  findFirstOpenMinute,
  planTrip,
  rankDepartures,
  simulateTrip,
  toRankedDeparture,
  type Instant,
  type StateHours,
} from '@wideload/domain/calendar';
import { localTime } from '@wideload/local-time';
import { findToday } from '#lib/today.ts';
import type { TripForm } from './trip-answer.ts';

/** An instant with the zone in which it is shown. */
export type Moment = { at: Instant; zone: string };

/** The hours in one state, in its zone at the entry. */
export type StayTimes = { state: StateCode; enters: Instant; leaves: Instant; zone: string };

export type TripTimes = {
  leaves: Moment;
  /** The hour of a departure without one (`09:00`), where 7:00 AM of its day is closed. */
  opens: string | null;
  arrives: Moment;
  /** Milliseconds of waiting for a state to open. */
  waiting: number;
  isChecked: boolean;
  /** The states through which the route goes on roads that the load may not use. */
  banned: readonly BannedWay[];
  /** True if there is another route that does not. */
  isOtherFree: boolean;
  /** The closed roads of the other route, where this one has none. */
  leftOut: readonly BannedWay[];
  stays: readonly StayTimes[];
  better: { day: Day; leaves: Moment; savedWaiting: number } | null;
};

/** A state that does not open to the load within 30 days. */
export type ClosedTrip = { closed: StateCode };
/** The states of the route, and of another one if there is one. */
export type Ways = { states: readonly TripState[]; other: readonly TripState[] | null };
type TypedDeparture = Pick<TripForm, 'leaving' | 'hour'>;

/**
 * Null where the way through a state is not known. Without a day the truck leaves tomorrow, without an hour in the first
 * open minute of its day from 7:00 AM on, or at 7:00 AM of a closed day.
 */
export function findTripTimes(
  { states, other }: Ways,
  facts: KnownFacts,
  { leaving, hour }: TypedDeparture,
): TripTimes | ClosedTrip | null {
  const load = { facts, type: null };
  const plan = planTrip(states, load, localTime);
  const origin = plan?.[0]?.hours;
  const startDate: Day = parseGivenDay(leaving) ?? addDays(findToday(), 1);
  if (plan === null || origin === undefined) return null;
  const opens = hour === '' ? findFirstOpenMinute(origin, startDate, usualStartTime) : null;
  const start = opens ?? origin.clock.at(startDate, hour === '' ? usualStartTime : hour);
  const simulation = simulateTrip(plan, start);
  if (!simulation.ok) return { closed: simulation.state };
  const zone = origin.clock.zone;
  const ranked = rankDepartures(plan, { firstDay: startDate, time: hour === '' ? null : hour, since: usualStartTime });
  const chosen = toRankedDeparture(startDate, simulation);
  const better = findBetterDeparture(chosen, ranked);
  return {
    leaves: { at: simulation.departure, zone },
    opens: opens && formatOpening(origin, opens),
    arrives: { at: simulation.arrival, zone: simulation.stays.at(-1)?.zone ?? zone },
    waiting: simulation.waiting,
    isChecked: simulation.isChecked,
    ...compareWays(load, { states, other }),
    stays: simulation.stays.map(({ state, enters, leaves, zone: local }) => ({ state, enters, leaves, zone: local })),
    better: better && {
      day: better.instead.day,
      leaves: { at: better.instead.leaves, zone },
      savedWaiting: better.savedWaiting,
    },
  };
}

function compareWays(load: TravelLoad, { states, other }: Ways): Pick<TripTimes, 'banned' | 'isOtherFree' | 'leftOut'> {
  const isClosed = ({ isWithLeave }: BannedWay) => !isWithLeave;
  const banned = findBannedWays(load, states);
  const bannedOfOther = other === null ? [] : findBannedWays(load, other);
  const isOtherClosed = bannedOfOther.some(isClosed);
  return {
    banned,
    isOtherFree: other !== null && (banned.some(isClosed) ? !isOtherClosed : bannedOfOther.length === 0),
    leftOut: banned.some(isClosed) ? [] : bannedOfOther.filter(isClosed),
  };
}

function formatOpening({ clock }: StateHours, at: Instant): string | null {
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: clock.zone } as const;
  const hour = new Intl.DateTimeFormat('en-US', parts).format(at);
  return hour === usualStartTime ? null : hour;
}

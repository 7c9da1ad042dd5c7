import { findWayThrough } from '../travel/way-through.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import { loadedSpeed, longestDrivingDay } from '../planned-days.ts';
import type { TripState } from '../trip.ts';
import { createStateHours, type StateHours } from '../hours/state-hours.ts';
import type { LocalTime } from '../hours/local-time.ts';
import type { DrivingLimit } from './driving-limit.ts';

/** The states in travel order with their hours for one load; departures that are compared share it. */
export type TripPlan = readonly { miles: number; hours: StateHours }[];

type PlannedVisit = Pick<TripState, 'state' | 'miles' | 'entry' | 'exit' | 'counties' | 'interstateMiles'>;

/** Null if the way through a state is not known, because a person added it. */
export function planTrip(states: readonly PlannedVisit[], load: TravelLoad, localTime: LocalTime): TripPlan | null {
  const plan = states.flatMap((visit) => {
    const { state, miles, entry, exit } = visit;
    if (miles === null || entry === null || exit === null) return [];
    return [
      { miles, hours: createStateHours({ state, entry, exit, ...findWayThrough([visit], state) }, load, localTime) },
    ];
  });
  return plan.length === states.length ? plan : null;
}

/** The average speed of a loaded truck with its stops, and the driver's hours. */
export type Pace = DrivingLimit & { milesPerHour: number };

export const usualPace: Pace = { milesPerHour: loadedSpeed, hoursADay: longestDrivingDay, restHours: 10 };

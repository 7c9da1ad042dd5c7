import type { Place } from '../../orders/draft.ts';
import type { StateCode } from '../../states/state.ts';
import type { TravelLoad } from '../../travel/travel-load.ts';
import { createStateHours, type StateHours } from '../hours/state-hours.ts';
import type { LocalTime } from '../local-time.ts';
import type { DrivingLimit } from './driving-limit.ts';

/** The way of the trip through one state. */
export type TripState = { state: StateCode; miles: number; entry: Place; exit: Place };

/** The states in travel order with their hours for one load; departures that are compared share it. */
export type TripPlan = readonly { miles: number; hours: StateHours }[];

export function planTrip(states: readonly TripState[], load: TravelLoad, localTime: LocalTime): TripPlan {
  return states.map((state) => ({ miles: state.miles, hours: createStateHours(state, load, localTime) }));
}

/** The average speed of a loaded truck with its stops, and the driver's hours. */
export type Pace = DrivingLimit & { milesPerHour: number };

export const usualPace: Pace = { milesPerHour: 48, hoursADay: 11, restHours: 10 };

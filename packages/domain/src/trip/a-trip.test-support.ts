import type { StateCode } from '../basics/state-code.ts';
import type { Trip, TripState } from './trip.ts';

/** A visit of `miles` in a state, with entry and exit. */
export function aVisit(state: StateCode, miles = 100): TripState {
  const entry = { label: `Into ${state}`, lat: 35, lng: -100 };
  return { state, miles, entry, exit: { label: `Out of ${state}`, lat: 36, lng: -99 }, roads: ['I-40'], by: 'route' };
}

export function aTrip(states: readonly StateCode[], parts: Partial<Trip> = {}): Trip {
  const route = states.map((state) => aVisit(state));
  return {
    places: [
      { label: 'Dallas, TX', lat: 32.78, lng: -96.8 },
      { label: 'Chicago, IL', lat: 41.88, lng: -87.63 },
    ],
    startDate: null,
    startTime: null,
    chosen: 'fastest',
    departures: [],
    route,
    line: [],
    states: route,
    ...parts,
  };
}

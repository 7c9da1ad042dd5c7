import { localTime } from '@wideload/local-time';
import type { StateCode } from '../../basics/state-code.ts';
import { aDay } from '../../testing/sample.test-support.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import { getLocalClock, type Instant } from '../hours/local-time.ts';
import type { Simulation } from './simulation.ts';
import { simulateTrip } from './simulate-trip.ts';
import type { TripState } from '../trip.ts';
import { planTrip, type TripPlan } from './trip-plan.ts';

type Leg = [state: StateCode, miles: number, entry: [lat: number, lng: number]];

/** Amarillo to Pittsburgh. */
export const eastward: Leg[] = [
  ['TX', 177, [35.22, -101.83]],
  ['OK', 60, [36.5, -100.6]],
  ['KS', 350, [37, -100.2]],
  ['MO', 250, [39.1, -94.6]],
  ['IL', 160, [38.63, -90.19]],
  ['IN', 156, [39.4, -87.53]],
  ['OH', 225, [39.83, -84.82]],
  ['PA', 60, [40.06, -80.72]],
];

export function toStates(legs: readonly Leg[], end: [lat: number, lng: number]): TripState[] {
  const toPlace = ([lat, lng]: [number, number]) => ({ lat, lng, label: 'A place' });
  return legs.map(([state, miles, entry], index) => ({
    state,
    miles,
    entry: toPlace(entry),
    exit: toPlace(legs[index + 1]?.[2] ?? end),
    roads: [],
    by: 'route',
  }));
}

/** 14 ft 6 in wide, 15 ft 2 in high, 111,400 lb, 77 ft long, unless the case says otherwise. */
export function aTravelLoad(width = 174, height = 182, weight = 111_400, length = 924): TravelLoad {
  const dimensions = { width, height, length, frontOverhang: 0, rearOverhang: 0 };
  const axles = { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 };
  return { type: 'general', facts: { dimensions, weight, axles, trailer: { length: 48 } } };
}

export function aPlan(
  legs: readonly Leg[] = eastward,
  end: [number, number] = [40.44, -79.99],
  load: TravelLoad = aTravelLoad(),
): TripPlan {
  const plan = planTrip(toStates(legs, end), load, localTime);
  if (plan === null) throw new Error('A way is not known');
  return plan;
}

/** `2026-11-23 07:00` in a zone. */
export function at(text: string, zone = 'America/Chicago'): Instant {
  const [day = '', clock = ''] = text.split(' ');
  return getLocalClock(zone).at(aDay(day), clock);
}

/** `2026-11-23 07:00`, as the clocks of a zone show it. */
export function show(instant: Instant, zone = 'America/Chicago'): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return parts.format(instant);
}

export function simulate(plan: TripPlan, departure: Instant): Simulation {
  const simulation = simulateTrip(plan, departure);
  if (!simulation.ok) throw new Error(`${simulation.state} never opens`);
  return simulation;
}

import type { StateCode, TravelLoad, TripState } from '@wideload/domain';
import { planTrip, simulateTrip, type Instant, type Simulation, type TripPlan } from '@wideload/domain/calendar';
import { localTime } from '@wideload/local-time';

type Leg = [state: StateCode, miles: number, entry: [lat: number, lng: number]];

/** Amarillo to Kansas City and on to St. Louis. */
export const legs: Leg[] = [
  ['TX', 177, [35.22, -101.83]],
  ['OK', 60, [36.5, -100.6]],
  ['KS', 350, [37, -100.2]],
  ['MO', 250, [39.1, -94.6]],
];

export function toStates(ways: readonly Leg[] = legs, end: [number, number] = [38.63, -90.2]): TripState[] {
  const toPlace = ([lat, lng]: readonly [number, number]) => ({ lat, lng, label: 'A place' });
  return ways.map(([state, miles, entry], index) => ({
    state,
    miles,
    entry: toPlace(entry),
    exit: toPlace(ways[index + 1]?.[2] ?? end),
    roads: [],
    by: 'route',
  }));
}

/** 14 ft 6 in wide, 15 ft 2 in high, 111,400 lb. */
export const load: TravelLoad = {
  type: 'general',
  facts: {
    dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
    weight: 111_400,
    axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
    trailer: { length: 48 },
  },
};

export function aPlan(): TripPlan {
  const plan = planTrip(toStates(), load, localTime);
  if (plan === null) throw new Error('A way is not known');
  return plan;
}

export function simulate(plan: TripPlan, departure: Instant): Simulation {
  const simulation = simulateTrip(plan, departure);
  if (!simulation.ok) throw new Error(`${simulation.state} never opens`);
  return simulation;
}

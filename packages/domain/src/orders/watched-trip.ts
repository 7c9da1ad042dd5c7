import { parseDay, type Day } from '../basics/day.ts';
import { isOrderable, type OrderableState } from '../basics/state-code.ts';
import type { KnownFacts, LoadType } from '../load/load.ts';
import { toTravelLoad, type TravelLoad } from '../load/travel-load.ts';
import type { Place, TripState } from '../trip/trip.ts';
import type { ChainedPermit } from './permits/unmet-days.ts';

/** The part of a permit that decides which facts concern it. `unit` counts from 1. */
export type WatchedPermit = {
  unit: number;
  state: OrderableState;
  from: Day;
  to: Day;
  origin: Place;
  destination: Place;
};

/** The loads, days and way of an order: all that the facts of the states are compared for. */
export type WatchedTrip = {
  loads: readonly TravelLoad[];
  permits: readonly WatchedPermit[];
  states: readonly TripState[];
};

type Unit = KnownFacts & { _id: string; loadType: LoadType | null };
type Order = {
  units: readonly Unit[];
  permits: readonly (ChainedPermit & { route: { origin: Place; destination: Place } })[];
  trip: { states: readonly TripState[] } | null;
};

/** Without the records of trucks and trailers, which no fact depends on. */
function selectFacts({ loadType, dimensions, weight, axles, axleWeights, kingpin, trailer }: Unit): TravelLoad {
  return toTravelLoad({
    loadType,
    dimensions,
    weight,
    axles,
    axleWeights: axleWeights ?? {},
    kingpin: kingpin ?? null,
    trailer: trailer === null || trailer === undefined ? null : { length: trailer.length },
  });
}

const toPoint = ({ lat, lng }: Place): Place => ({ lat, lng });

/** Without the names of its places, which a person may have typed. */
const withoutPlaces = (visit: TripState): TripState => ({ ...visit, entry: null, exit: null });

/** The days of the state once it has given some, before that those that were asked for. A refused or void permit has no trip. */
export function toWatchedTrip({ units, permits, trip }: Order): WatchedTrip {
  return {
    loads: units.map(selectFacts),
    permits: permits.flatMap(({ unit, state, status, date, validFrom, validTo, route }) => {
      const [from, to] = [parseDay(validFrom ?? date.startDate), parseDay(validTo ?? date.endDate)];
      const isHeld = status !== 'refused' && status !== 'voided';
      if (!isHeld || from === null || to === null || !isOrderable(state)) return [];
      const position = units.findIndex(({ _id }) => _id === unit) + 1;
      return position === 0
        ? []
        : [{ unit: position, state, from, to, origin: toPoint(route.origin), destination: toPoint(route.destination) }];
    }),
    states: (trip?.states ?? []).map(withoutPlaces),
  };
}

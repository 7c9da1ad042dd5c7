import type { Day } from '../basics/day.ts';
import { isOrderable, type StateCode } from '../basics/state-code.ts';

/** Degrees; `label` names the point: a town, a road at a state line. */
export type Place = { lat: number; lng: number; label?: string | undefined };
/** `state`: as the person named or chose it; left out where only the point tells. */
export type TripPlace = Place & { label: string; state?: StateCode | undefined };

/** A county with a curfew, and the roads on which the way crosses it. A road without a number is empty. */
export type CrossedCounty = { county: string; roads: string[] };

/** A numbered road of a way, or its stretches with tolls. */
export type RoadUse = { road: string; isToll?: true | undefined };

/** `second` is another way. */
export const routeChoices = ['fastest', 'second'] as const;
export type RouteChoice = (typeof routeChoices)[number];

/** A state on the way, in travel order; a state that the way crosses twice is there twice. */
export type TripState = {
  state: StateCode;
  /** Null where no route is known, as are entry and exit. */
  miles: number | null;
  entry: TripPlace | null;
  exit: TripPlace | null;
  roads: string[];
  /** The counties with curfews on the way. Left out where no route is known, and in older orders. */
  counties?: CrossedCounty[] | undefined;
  /** All numbered roads of half a mile or more. Left out where no route is known, and in older orders. */
  allRoads?: RoadUse[] | undefined;
  /** Of the miles, those on Interstates. Left out where no route is known, and in older orders. */
  interstateMiles?: number | undefined;
  /** `hand`: a person added the state, or put the states into another order. */
  by: 'route' | 'hand';
};

/** `startTime` as `07:30`, local time at the origin. */
export type Departure = { startDate: Day | null; startTime: string | null };

/** A unit that does not leave with the others. */
export type UnitDeparture = Departure & { unit: string };

/**
 * From the first place to the last, over the stops between. A place is null until it is given. `chosen` null: the customer
 * chose no way, and the first one that the loads may use is proposed.
 */
export type DraftTrip = Departure & {
  places: (TripPlace | null)[];
  chosen: RouteChoice | null;
  departures: UnitDeparture[];
};

export const emptyTrip: DraftTrip = {
  places: [null, null],
  startDate: null,
  startTime: null,
  chosen: null,
  departures: [],
};

/** A limit that a load is over, in inches or pounds. */
export type BanLimit = { of: 'width' | 'height' | 'length' | 'gross'; over: number };

/** A way through a state on roads that a load may not use there. */
export type BannedWay = { state: StateCode; roads: string[]; limits: BanLimit[]; isWithLeave: boolean };

/**
 * The states of the router, before changes by hand. `line` has `[lat, lng]` pairs. `leftOut`: the closed roads of the fastest
 * way, where another one is proposed in its place.
 */
export type TripRoute = { route: TripState[]; line: [number, number][]; leftOut?: BannedWay[] | undefined };

export type Trip = DraftTrip & TripRoute & { states: TripState[] };

/** The part of a trip that a person enters. */
export function selectDraftTrip({ places, startDate, startTime, chosen, departures }: DraftTrip): DraftTrip {
  return { places, startDate, startTime, chosen, departures };
}

/** The departure of a unit: its own, or that of the order. */
export function findDeparture({ departures, startDate, startTime }: DraftTrip, unit: string): Departure {
  return departures.find((departure) => departure.unit === unit) ?? { startDate, startTime };
}

/** The states that can be ordered, each once, in travel order. */
export function listTripStates(route: readonly { state: StateCode }[]): StateCode[] {
  return [...new Set(route.map(({ state }) => state))].filter(isOrderable);
}

/** The counties with curfews on all visits of a state; undefined where a way is not known. */
export function listCrossedCounties(
  states: readonly Pick<TripState, 'state' | 'counties'>[],
  state: StateCode,
): CrossedCounty[] | undefined {
  const visits = states.filter((visit) => visit.state === state);
  const isKnown = visits.length > 0 && visits.every(({ counties }) => counties !== undefined);
  return isKnown ? visits.flatMap(({ counties }) => counties ?? []) : undefined;
}

/** Over all visits of the state. */
export function sumMiles(route: readonly TripState[], state: StateCode): number {
  return route.reduce((sum, visit) => sum + (visit.state === state ? (visit.miles ?? 0) : 0), 0);
}

/** Over all visits; undefined where the roads of one are not known. */
export function sumInterstateMiles(visits: readonly Pick<TripState, 'interstateMiles'>[]): number | undefined {
  const isKnown = visits.length > 0 && visits.every(({ interstateMiles }) => interstateMiles !== undefined);
  return isKnown ? visits.reduce((sum, { interstateMiles }) => sum + (interstateMiles ?? 0), 0) : undefined;
}

/** Over all states; null where the way through one is not known. */
export function sumTripMiles(states: readonly TripState[]): number | null {
  const isKnown = states.length > 0 && states.every(({ miles }) => miles !== null);
  return isKnown ? states.reduce((sum, { miles }) => sum + (miles ?? 0), 0) : null;
}

/** The given places, when origin and destination are among them. A stop that is not given yet counts for nothing. */
export function listPlaces({ places }: Pick<DraftTrip, 'places'>): TripPlace[] | null {
  if ((places[0] ?? null) === null || (places.at(-1) ?? null) === null) return null;
  return places.filter((place) => place !== null);
}

/** @returns true if two trips go the same way: the same places and the same choice between the routes. */
export function isSameWay(a: DraftTrip, b: DraftTrip): boolean {
  return a.chosen === b.chosen && JSON.stringify(listPoints(a)) === JSON.stringify(listPoints(b));
}

function listPoints({ places }: DraftTrip) {
  return places.flatMap((place) => (place === null ? [] : [[place.lat, place.lng, place.state]]));
}

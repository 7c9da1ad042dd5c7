import { compareDays, type Day } from '../basics/day.ts';
import type { StateCode } from '../basics/state-code.ts';
import type { TripState } from '../trip/trip.ts';
import type { WatchedPermit, WatchedTrip } from './watched-trip.ts';

/** Inches and pounds: a load of that figure or more is concerned. Null: the figure does not matter. */
export type RestrictedSizes = {
  width: number | null;
  height: number | null;
  length: number | null;
  weight: number | null;
};

/** Closes or limits a road, a place or a whole state for some days. An empty road is every road; a null last day, until further notice. */
export type Restriction = {
  state: StateCode;
  road: string;
  firstDay: Day;
  lastDay: Day | null;
  sizes: RestrictedSizes;
};

/** `I 35`, `IH-35` and `Interstate 35` are one road. */
export function normalizeRoad(road: string): string {
  const plain = road.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return plain.replace(/^(?:INTERSTATE(?:HIGHWAY)?|IH)(?=\d)/, 'I').replace(/^USHIGHWAY(?=\d)/, 'US');
}

/** A way that is not known may take the road. */
function mayTakeRoad(road: string, visits: readonly TripState[]): boolean {
  if (road === '') return true;
  const wanted = normalizeRoad(road);
  return (
    visits.length === 0 ||
    visits.some(({ roads, allRoads }) => {
      const taken = allRoads?.map((use) => use.road) ?? roads;
      return taken.length === 0 || taken.some((name) => normalizeRoad(name) === wanted);
    })
  );
}

/** One figure is enough, and a figure that is not known may be that large. */
function isLargeEnough({ sizes }: Restriction, { loads }: WatchedTrip, { unit }: WatchedPermit): boolean {
  const load = loads[unit - 1];
  if (load === undefined) return false;
  const { dimensions, weight } = load.facts;
  const figures = { ...dimensions, weight };
  const asked = (['width', 'height', 'length', 'weight'] as const).filter((what) => sizes[what] !== null);
  return asked.length === 0 || asked.some((what) => (figures[what] ?? Infinity) >= (sizes[what] ?? 0));
}

/** The permits of a trip that a restriction concerns. */
export function findRestrictedPermits(restriction: Restriction, trip: WatchedTrip): WatchedPermit[] {
  const { state, road, firstDay, lastDay } = restriction;
  const visits = trip.states.filter((visit) => visit.state === state);
  if (!mayTakeRoad(road, visits)) return [];
  return trip.permits.filter(
    (permit) =>
      permit.state === state &&
      compareDays(permit.to, firstDay) >= 0 &&
      (lastDay === null || compareDays(permit.from, lastDay) <= 0) &&
      isLargeEnough(restriction, trip, permit),
  );
}

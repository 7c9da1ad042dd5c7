import type { EscortAnswer, OpenEscorts, SettledEscorts } from './escort-answer.ts';
import { roadKinds } from './escort-answer.ts';
import type { RoadKind } from '../permit-facts/permit-fact.ts';
import { sumInterstateMiles, type TripState } from '../trip/trip.ts';

/** The miles of a trip in a state. */
export type RoadMiles = { all: number; interstate: number };

/** The escorts of kinds of roads that need the same. */
export type RoadEscorts = {
  roads: RoadKind[];
  /** Of the trip; null where it is not known which of these roads it takes. */
  miles: number | null;
  /** By day, then at night where more are due. */
  settled: SettledEscorts[];
  open: OpenEscorts[];
};

/** Null where the way through the state is not known. */
export function findRoadMiles(visits: readonly TripState[]): RoadMiles | null {
  const interstate = sumInterstateMiles(visits);
  const isKnown = interstate !== undefined && visits.every(({ miles }) => miles !== null);
  return isKnown ? { all: visits.reduce((sum, { miles }) => sum + (miles ?? 0), 0), interstate } : null;
}

/** One list by road: those of the trip first, and none that it does not take. */
export function groupEscorts({ settled, open }: EscortAnswer, miles: RoadMiles | null): RoadEscorts[] {
  const taken = miles === null ? roadKinds : listTaken(miles);
  const groups = new Map<string, RoadEscorts>();
  for (const road of taken) {
    const own = {
      settled: settled.filter(({ roads }) => roads.includes(road)),
      open: open.filter(({ roads }) => roads.includes(road)),
    };
    const key = JSON.stringify(own, (name, value: unknown) => (name === 'roads' ? undefined : value));
    const roads = [...(groups.get(key)?.roads ?? []), road];
    groups.set(key, { roads, miles: miles && countMiles(roads, taken, miles), ...own });
  }
  const isOnInterstate = miles !== null && miles.interstate * 2 >= miles.all;
  const rank = ({ roads }: RoadEscorts) => (roads.includes('interstate') === isOnInterstate ? 0 : 1);
  return miles === null ? [...groups.values()] : [...groups.values()].toSorted((one, other) => rank(one) - rank(other));
}

/** A trip off the Interstate can take either kind of other roads. */
function listTaken({ all, interstate }: RoadMiles): RoadKind[] {
  return roadKinds.filter((road) => (road === 'interstate' ? interstate > 0 : all > interstate));
}

function countMiles(roads: readonly RoadKind[], taken: readonly RoadKind[], { all, interstate }: RoadMiles) {
  if (roads.length === taken.length) return all;
  const hasInterstate = roads.includes('interstate');
  if (hasInterstate) return roads.length === 1 ? interstate : null;
  return roads.length === roadKinds.length - 1 ? all - interstate : null;
}

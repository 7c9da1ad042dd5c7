import { type EscortAnswer, type OpenEscorts, type SettledEscorts, roadKinds } from './escort-answer.ts';
import type { RoadKind } from '../../states/facts/permit-fact.ts';
import { sumInterstateMiles, type TripState } from '../trip.ts';

/** The miles of a trip in a state. */
export type RoadMiles = { all: number; interstate: number };

export type MileRange = readonly [least: number, most: number];

/** The escorts of kinds of roads that need the same. */
export type RoadEscorts = {
  roads: RoadKind[];
  /** Of the trip, at least and at most: off the Interstate it can take either kind of other roads. Null without a route. */
  miles: MileRange | null;
  /** By day, then at night where more are due. */
  settled: SettledEscorts[];
  open: OpenEscorts[];
};

/** Null where the way through the state is not known. */
export function findRoadMiles(visits: readonly Pick<TripState, 'miles' | 'interstateMiles'>[]): RoadMiles | null {
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
    groups.set(key, { roads, miles: miles && countMiles(roads, miles), ...own });
  }
  const isOnInterstate = miles !== null && miles.interstate * 2 >= miles.all;
  const rank = ({ roads }: RoadEscorts) => (roads.includes('interstate') === isOnInterstate ? 0 : 1);
  const all = [...groups.values()];
  return miles === null ? all : all.toSorted((one, other) => rank(one) - rank(other));
}

/** Less than half a mile is no mile, and can be on any road. */
export function listTaken({ all, interstate }: RoadMiles): readonly RoadKind[] {
  if (all === 0) return roadKinds;
  return roadKinds.filter((road) => (road === 'interstate' ? interstate > 0 : all > interstate));
}

function countMiles(roads: readonly RoadKind[], { all, interstate }: RoadMiles): MileRange {
  const own = roads.includes('interstate') ? interstate : 0;
  const others = roads.filter((road) => road !== 'interstate').length;
  const most = others === 0 ? own : own + all - interstate;
  return [others === 1 ? own : most, most];
}

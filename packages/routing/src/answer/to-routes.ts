import {
  proposeRoute,
  usesClosedRoad,
  type ClosedRoad,
  type RouteChoice,
  type TripPlace,
  type Place,
  type TripState,
  type CrossedCounty,
} from '@wideload/domain';
import { findNearestTown, type Town } from '../geo/towns.ts';
import { type Way, toLegs, type Leg } from '../graph/legs.ts';
import type { PlaceNote } from './place-notes.ts';
import { computeFlatMiles } from '../geo/flat.ts';
import { describeCrossing, round } from './crossing.ts';
import { countMilesByRoad, simplifyLine, countInterstateMiles, listAllRoads, listRoads } from './road-stretches.ts';

const mostRoads = 2;
/** A road counts if it differs by this share of the way. */
const leastShare = 0.08;
const nearMiles = 40;
/** A town at an end of the trip is on both ways. */
const endMiles = 10;

/** The roads that the other way does not use, or the town in the middle of where the ways differ. */
function listVia(way: Way, other: Way | null, towns: readonly Town[]): string[] {
  const elsewhere = countMilesByRoad(other?.parts ?? []);
  const differing = [...countMilesByRoad(way.parts)]
    .map(([road, miles]) => ({ road, miles: miles - (elsewhere.get(road) ?? 0) }))
    .filter(({ miles }) => miles >= way.miles * leastShare)
    .toSorted((one, another) => another.miles - one.miles)
    .slice(0, mostRoads)
    .map(({ road }) => road);
  if (differing.length > 0) {
    const order = way.parts.map(({ road }) => road);
    return differing.toSorted((one, another) => order.indexOf(one) - order.indexOf(another));
  }
  return findTownBetween(way, other, towns);
}

function findTownBetween(way: Way, other: Way | null, towns: readonly Town[]): string[] {
  const common = new Set(other?.line.map(({ lat, lng }) => `${lat} ${lng}`));
  const own = way.line.filter(({ lat, lng }) => !common.has(`${lat} ${lng}`));
  const middle = own[Math.floor(own.length / 2)];
  const ends = [way.line[0], way.line.at(-1)].filter((end) => end !== undefined);
  const between = towns.filter((town) => ends.every((end) => computeFlatMiles(town, end) > endMiles));
  const town = middle === undefined ? null : findNearestTown(middle, nearMiles, between);
  return town === null ? [] : [town.label];
}

const longest = 1.15;
const mostCommon = 0.6;
/** A longer way around closed roads is a gap in the data, not a route that a truck would take. */
const longestAround = 1.5;

function* listSegments(line: readonly Place[]): Generator<{ key: string; miles: number }> {
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (from !== undefined)
      yield { key: `${from.lat} ${from.lng} ${to.lat} ${to.lng}`, miles: computeFlatMiles(from, to) };
  }
}

/** The share of the second line that the first has too. */
function computeCommonShare(first: readonly Place[], second: readonly Place[]): number {
  const keys = new Set([...listSegments(first)].map(({ key }) => key));
  let [common, all] = [0, 0];
  for (const { key, miles } of listSegments(second)) {
    all += miles;
    if (keys.has(key)) common += miles;
  }
  return all === 0 ? 1 : common / all;
}

/** Little longer, and really another way. */
function isWorthOffering(second: Way, fastest: Way): boolean {
  const isLittleLonger = second.miles <= fastest.miles * longest && second.hours <= fastest.hours * longest;
  return isLittleLonger && computeCommonShare(fastest.line, second.line) < mostCommon;
}

function isWayAround(second: Way, fastest: Way): boolean {
  return second.miles <= fastest.miles * longestAround;
}

type Route = {
  miles: number;
  hours: number;
  /** The roads, or the town, by which people tell this route from the other one. */
  via: string[];
  states: TripState[];
  line: [lat: number, lng: number][];
};

/** Enough for a map of the whole country. */
const mostPoints = 200;

type PlacedTrip = { places: readonly TripPlace[]; towns: readonly Town[] };

/** A shorter way on a road without a number is a ramp, or a gap in the data. */
const rampMiles = 1;

/** The counties with curfews of one state in travel order, with the roads through each. */
export function listCounties({ state, parts }: Leg): CrossedCounty[] {
  const byCounty = new Map<string, Map<string, number>>();
  for (const { counties, road, miles } of parts)
    for (const name of counties) {
      // A road along a border counts for one state, though it is in the other.
      if (!name.startsWith(`${state} `)) continue;
      const county = name.slice(state.length + 1);
      const roads = byCounty.get(county) ?? new Map<string, number>();
      byCounty.set(county, roads.set(road, (roads.get(road) ?? 0) + miles));
    }
  return [...byCounty].map(([county, roads]) => ({ county, roads: sortRoads(roads) }));
}

function sortRoads(roads: ReadonlyMap<string, number>): string[] {
  const isRamp = (road: string) => road === '' && roads.size > 1 && (roads.get(road) ?? 0) < rampMiles;
  return [...roads.keys()].filter((road) => !isRamp(road));
}

/** No state on the way has none. The thousandths are rounded first, as their sum depends on the direction in the last digits. */
const roundMiles = (miles: number) => Math.max(1, Math.round(Math.round(miles * 1000) / 1000));

function listStates({ parts }: Way, { places, towns }: PlacedTrip): TripState[] {
  const legs = toLegs(parts);
  const [origin, destination] = [places[0], places.at(-1)];
  if (origin === undefined || destination === undefined) return [];
  const crossings = legs.slice(1).map((leg, at) => describeCrossing(legs[at] ?? leg, leg, towns));
  return legs.map((leg, at) => {
    return {
      state: leg.state,
      miles: roundMiles(leg.miles),
      entry: crossings[at - 1]?.entry ?? toPlace(origin),
      exit: crossings[at]?.exit ?? toPlace(destination),
      roads: listRoads(leg.parts),
      allRoads: listAllRoads(leg.parts),
      counties: listCounties(leg),
      interstateMiles: Math.min(roundMiles(leg.miles), Math.round(countInterstateMiles(leg.parts))),
      by: 'route',
    };
  });
}

const toPlace = ({ label, lat, lng }: TripPlace): TripPlace => ({ label, lat, lng });

function toRoute(way: Way, via: string[], trip: PlacedTrip): Route {
  const states = listStates(way, trip);
  return {
    // As the rounded miles of the states add up, so that a reader who adds them finds no other sum.
    miles: states.reduce((sum, state) => sum + (state.miles ?? 0), 0),
    hours: Math.round(way.hours * 10) / 10,
    via,
    states,
    line: simplifyLine(way.line, mostPoints).map((point) => {
      const { lat, lng } = round(point);
      return [lat, lng];
    }),
  };
}

/** `proposed`: the first way that uses none of the closed roads, or the fastest where both do. */
export type Routes = { fastest: Route; second: Route | null; proposed: RouteChoice; notes: PlaceNote[] };

type Trip = {
  places: readonly TripPlace[];
  towns: readonly Town[];
  notes: PlaceNote[];
  closed: readonly ClosedRoad[];
};

/** `other` is the second route if it is worth offering, or free of the closed roads that the fastest one uses. */
export function toRoutes(fastest: Way, other: Way | null, trip: Trip): Routes {
  const { towns, closed } = trip;
  const isUsable = (way: Way) => !usesClosedRoad(toRoute(way, [], trip).states, closed);
  const isNeeded = closed.length > 0 && !isUsable(fastest);
  // A person could not tell a way without a name from the other.
  const isOffered = (way: Way) =>
    (isWorthOffering(way, fastest) && listVia(way, fastest, towns).length > 0) ||
    (isNeeded && isUsable(way) && isWayAround(way, fastest));
  const second = other !== null && isOffered(other) ? other : null;
  const routes = {
    fastest: toRoute(fastest, listVia(fastest, second, towns), trip),
    second: second && toRoute(second, listVia(second, fastest, towns), trip),
  };
  return { ...routes, proposed: proposeRoute(routes, closed), notes: trip.notes };
}

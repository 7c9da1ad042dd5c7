import type { TripPlace, TripState } from '@wideload/domain';
import { simplifyLine } from '../geo/simplify-line.ts';
import type { Town } from '../geo/towns.ts';
import { toLegs } from '../legs/legs.ts';
import type { Way } from '../legs/way.ts';
import { listCounties } from './crossed-counties.ts';
import { describeCrossing, round } from './crossing.ts';
import { countInterstateMiles, listAllRoads, listRoads } from './road-stretches.ts';

export type Route = {
  miles: number;
  hours: number;
  /** The roads, or the town, by which people tell this route from the other one. */
  via: string[];
  states: TripState[];
  line: [lat: number, lng: number][];
};

/** Enough for a map of the whole country. */
const mostPoints = 200;

type Trip = { places: readonly TripPlace[]; towns: readonly Town[] };

function listStates({ parts }: Way, { places, towns }: Trip): TripState[] {
  const legs = toLegs(parts);
  const [origin, destination] = [places[0], places.at(-1)];
  if (origin === undefined || destination === undefined) return [];
  const crossings = legs.slice(1).map((leg, at) => describeCrossing(legs[at] ?? leg, leg, towns));
  return legs.map((leg, at) => {
    return {
      state: leg.state,
      miles: Math.round(leg.miles),
      entry: crossings[at - 1]?.entry ?? toPlace(origin),
      exit: crossings[at]?.exit ?? toPlace(destination),
      roads: listRoads(leg.parts),
      allRoads: listAllRoads(leg.parts),
      counties: listCounties(leg),
      interstateMiles: Math.min(Math.round(leg.miles), Math.round(countInterstateMiles(leg.parts))),
      by: 'route',
    };
  });
}

const toPlace = ({ label, lat, lng }: TripPlace): TripPlace => ({ label, lat, lng });

export function toRoute(way: Way, via: string[], trip: Trip): Route {
  return {
    miles: Math.round(way.miles),
    hours: Math.round(way.hours * 10) / 10,
    via,
    states: listStates(way, trip),
    line: simplifyLine(way.line, mostPoints).map((point) => {
      const { lat, lng } = round(point);
      return [lat, lng];
    }),
  };
}

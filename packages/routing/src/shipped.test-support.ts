import type { StateCode, TripPlace } from '@wideload/domain';
import pairs from '../data/route-pairs.json' with { type: 'json' };
import { createRouteFinder } from './answer/route-finder.ts';
import type { Routes } from './answer/to-routes.ts';
import { loadGeography, loadRoadGraph } from './shipped-data.ts';

export const geography = loadGeography();
export const graph = loadRoadGraph();
export const findRoutes = createRouteFinder(graph, geography);

/** A town of the shipped data: `Amarillo, TX`. */
export function getTown(label: string): TripPlace {
  const town = geography.towns.find((town) => town.label === label);
  if (town === undefined) throw new Error(`${label} is no town of the data`);
  return town;
}

export function getRoutes(...places: readonly (string | TripPlace)[]): Routes {
  const routes = findRoutes(places.map((place) => (typeof place === 'string' ? getTown(place) : place)));
  if ('fault' in routes) throw new Error(`Place ${routes.place}: ${routes.fault}`);
  return routes;
}

export const listStates = ({ fastest }: Routes): StateCode[] => fastest.states.map(({ state }) => state);

/** Pairs of cities with the states between them. */
export const routePairs: readonly { from: string; to: string; states: string[]; miles: number }[] = pairs;

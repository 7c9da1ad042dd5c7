import type { Locations } from '@wideload/contract';
import { locations } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { isProblem } from '#lib/api/api-problem.ts';
import { loadRoads } from './shipped-map.ts';
import { loadStateAreas, type StateAreas } from './state-areas.ts';
import { loadUsPlaces, type UsPlace } from '#product/trip/us-towns.ts';

export type MapBase = {
  states: StateAreas;
  roads: Awaited<ReturnType<typeof loadRoads>>;
  places: UsPlace[];
} & Locations;

/** The map works without the server: by default it starts at the center of the state. */
async function loadLocations(): Promise<Locations> {
  try {
    return await call(locations.list, {});
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { items: [], tiles: null };
  }
}

export async function loadMapBase(): Promise<MapBase> {
  const [states, roads, places, begin] = await Promise.all([
    loadStateAreas(),
    loadRoads(),
    loadUsPlaces(),
    loadLocations(),
  ]);
  return { states, roads, places, ...begin };
}

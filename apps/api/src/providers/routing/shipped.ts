import { setImmediate } from 'node:timers/promises';
import type { Place, PlaceReading, StateCode, TripPlace } from '@wideload/domain';
import { loadGazetteer, namePoint, readPlace, suggestPlaces, type Gazetteer } from '@wideload/places';
import { createRouteFinder, createViaFinder, loadGeography, loadRoadGraph } from '@wideload/routing';
import type { Router } from './port.ts';

type Finders = { findRoutes: ReturnType<typeof createRouteFinder>; findVia: ReturnType<typeof createViaFinder> };

/** Each part takes about a tenth of a second, so requests are answered between them. */
async function loadRoads(): Promise<Finders> {
  const graph = loadRoadGraph();
  await setImmediate();
  const geography = loadGeography();
  await setImmediate();
  let findVia: Finders['findVia'] | null = null;
  return {
    findRoutes: createRouteFinder(graph, geography),
    // Few trips name a highway, and its search takes a memory of its own.
    findVia: (question) => (findVia ??= createViaFinder(graph, geography))(question),
  };
}

/** The roads in packages/routing; makes no requests. */
export function createShippedRouter(): Router {
  let loading: Promise<Finders> | null = null;
  const load = () =>
    (loading ??= loadRoads().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
  return {
    async warm() {
      await load();
    },
    async findRoutes(places, closed) {
      const { findRoutes } = await load();
      const answer = findRoutes(places, closed);
      return 'fault' in answer ? { ok: false, because: 'place', ...answer } : { ok: true, ...answer };
    },
    async findVia(question) {
      return (await load()).findVia(question);
    },
  };
}

export type Places = {
  /** Loads early what the first question would load. */
  warm(): void;
  read(text: string): PlaceReading;
  suggest(text: string, own: StateCode | null): TripPlace[];
  name(point: Place): string;
};

/** The towns and ZIP codes in packages/places; makes no requests. */
export function createShippedPlaces(): Places {
  let gazetteer: Gazetteer | null = null;
  const load = () => (gazetteer ??= loadGazetteer());
  return {
    warm: () => void load(),
    read: (text) => readPlace(text, load()),
    suggest: (text, own) => suggestPlaces(text, own, load()),
    name: (point) => namePoint(point, load()).label,
  };
}
